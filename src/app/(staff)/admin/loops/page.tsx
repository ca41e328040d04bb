import Link from 'next/link';
import { isNarrowed, tableQuery } from '@/core/http/table-query';
import { translator } from '@/messages/translate';
import type { SessionUser } from '@/modules/identity/schema';
import { loopIdSchema } from '@/modules/loops/schema';
import { STAFF_STATES } from '@/modules/queue/constants';
import { staffLoop } from '@/modules/queue/queries/staff-loop';
import { staffLoops } from '@/modules/queue/queries/staff-loops';
import { LOOP_AGES, LOOP_SORTS, type LoopsQuery, lookQuery, TIMER_KINDS } from '@/modules/queue/schema';
import { LoopView } from '@/modules/queue/ui/loop-view';
import { LoopsTable } from '@/modules/queue/ui/loops-table';
import { TIMERS } from '@/modules/queue/ui/timer-words';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Empty } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, type PageProps, titled } from '../../../_shell/session';

const PATH = '/admin/loops';
const COLUMNS = {
  sortable: LOOP_SORTS,
  hideable: ['owner', 'state', 'created', 'updated', 'next'],
  filters: { state: STAFF_STATES, age: LOOP_AGES, timer: TIMER_KINDS },
} as const;

export const generateMetadata = titled('All loops', ['ADMIN']);

export default guarded(
  PATH,
  async (user, { searchParams }) => {
    const search = await searchParams;
    const loop = loopIdSchema.safeParse(first(search.loop));
    if (!loop.success) return <List search={search} />;
    const look = lookQuery.safeParse({ reason: first(search.reason) });
    return <Loop user={user} loopId={loop.data} reason={look.data?.reason} />;
  },
  ['ADMIN'],
);

async function List({ search }: { search: Awaited<PageProps['searchParams']> }) {
  const query = tableQuery(search, COLUMNS);
  const t = await messagesOf('queue');
  const nowMs = await runtime().clock.now();
  const { sort } = query;
  const asked: LoopsQuery = {
    ...(query.filters as Pick<LoopsQuery, 'state' | 'age' | 'timer'>),
    q: query.q,
    limit: query.limit,
    ...(sort ? { sort: `${sort.desc ? '-' : ''}${sort.by}` as NonNullable<LoopsQuery['sort']> } : {}),
  };
  const page = await staffLoops(asked, nowMs);
  const filters = [
    filterBy('state', [t('stateLabel'), t('anyState')], STAFF_STATES, t),
    filterBy('age', [t('ageLabel'), t('anyAge')], LOOP_AGES, t),
    filterBy('timer', [t('timerLabel'), t('anyTimer')], TIMER_KINDS, (value) => TIMERS[value]),
  ];
  return (
    <ClientMessages areas={['queue', 'table']}>
      <PageHead title={t('loopsTitle')} line={t('loopsLine')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TableSearch label={t('findOwner')} path={PATH} query={query} filters={filters} />
        {page.total === 0 ? (
          <Empty>{t(isNarrowed(query) ? 'loopsEmpty' : 'loopsNone')}</Empty>
        ) : (
          <LoopsTable
            label={t('loopsCount', { count: page.total })}
            first={page}
            total={page.total}
            query={query}
            nowMs={nowMs}
          />
        )}
      </div>
    </ClientMessages>
  );
}

async function Loop({ user, loopId, reason }: { user: SessionUser; loopId: string; reason: string | undefined }) {
  const t = await messagesOf('queue');
  const loop = await staffLoop(user, loopId, reason, runtime());
  const back = (
    <Link href={PATH} className="text-ink-2 underline underline-offset-3 hover:text-ink">
      {t('backToLoops')}
    </Link>
  );
  return (
    <ClientMessages areas={['queue']}>
      <PageHead title={t('loopId', { id: loopId })} actions={back} />
      {loop ? (
        <LoopView
          loop={loop}
          nowMs={await runtime().clock.now()}
          tq={t}
          tl={translator('en', 'loops')}
          assistant={runtime().settings.assistant.name}
        />
      ) : (
        <Empty>{t('loopsEmpty')}</Empty>
      )}
    </ClientMessages>
  );
}
