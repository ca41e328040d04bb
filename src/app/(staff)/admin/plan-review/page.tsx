import Link from 'next/link';
import { redirect } from 'next/navigation';
import { tableQuery } from '@/core/http/table-query';
import type { SessionUser } from '@/modules/identity/schema';
import { decisionWords } from '@/modules/loops/ui/decision-words';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { nextPlan, planPage, planShown } from '@/modules/queue/queries/plans';
import { idSchema } from '@/modules/queue/schema';
import { BAR_WORDS } from '@/modules/queue/ui/bar-words';
import { ChecksList } from '@/modules/queue/ui/checks-list';
import { DecidedOn } from '@/modules/queue/ui/decided-on';
import { PlanActions } from '@/modules/queue/ui/plan-actions';
import { PlansTable } from '@/modules/queue/ui/plans-table';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { Card, PageHead } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty, Note } from '@/ui/notes';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../_shell/client-messages';
import { messagesOf } from '../../../_shell/locale';
import { first, guarded, type PageProps, titled } from '../../../_shell/session';

const PATH = '/admin/plan-review';
const COLUMNS = { sortable: [], hideable: ['at', 'owner', 'reason', 'held'] } as const;

export const generateMetadata = titled('Plan review', HELPERS);

export default guarded(
  PATH,
  async (user, { searchParams }) => {
    const search = await searchParams;
    const after = idSchema.safeParse(first(search.after));
    if (after.success) {
      const next = await nextPlan(user, after.data, await runtime().clock.now());
      redirect((next ? `${PATH}?plan=${next}` : PATH) as '/');
    }
    const plan = idSchema.safeParse(first(search.plan));
    return plan.success ? <Plan user={user} planId={plan.data} /> : <List user={user} search={search} />;
  },
  HELPERS,
);

async function List({ user, search }: { user: SessionUser; search: Awaited<PageProps['searchParams']> }) {
  const query = tableQuery(search, COLUMNS);
  const t = await messagesOf('queue');
  const nowMs = await runtime().clock.now();
  const page = await planPage(user, { q: query.q, limit: query.limit }, nowMs);
  return (
    <ClientMessages areas={['queue', 'table']}>
      <Live seconds={30} />
      <PageHead title={t('plansTitle')} line={t('plansLine')} />
      <div className="mb-4">
        <TableSearch label={t('findOwner')} path={PATH} query={query} />
      </div>
      {page.total === 0 ? (
        <Empty>{t(query.q === '' ? 'plansEmpty' : 'plansNone')}</Empty>
      ) : (
        <PlansTable
          label={t('plansCount', { count: page.total })}
          first={page}
          total={page.total}
          query={query}
          nowMs={nowMs}
        />
      )}
    </ClientMessages>
  );
}

async function Plan({ user, planId }: { user: SessionUser; planId: string }) {
  const tq = await messagesOf('queue');
  const plan = await planShown(user, planId, runtime());
  const back = (
    <Link href={PATH} className="text-ink-2 underline underline-offset-3 hover:text-ink">
      {tq('backToPlans')}
    </Link>
  );
  if (!plan) {
    return (
      <>
        <PageHead title={tq('plansTitle')} actions={back} />
        <Empty>{tq('gone')}</Empty>
      </>
    );
  }
  const { decision, question, owner, zone, checks, bar } = plan;
  const name = owner.name ?? owner.email;
  return (
    <ClientMessages areas={['queue', 'staff-keys', 'decisions']}>
      <PageHead title={tq('plansTitle')} line={tq('ownedBy', { owner: name })} actions={back} />
      <Card className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-base font-semibold wrap-anywhere">{decision.text}</h2>
        <ChecksList checks={checks} zone={zone} tq={tq} />
        <DecidedOn question={question} owner={name} zone={zone} t={await messagesOf('decisions')} tq={tq} />
        {bar ? <Note>{tq(BAR_WORDS[bar])}</Note> : null}
        <PlanActions
          planId={plan.id}
          yes={bar ? null : (decisionWords(decision).yes ?? tq('approve'))}
          gone={checks.some(({ check, found }) => check === 'times' && found.some((text) => /^\d+$/.test(text)))}
          editable={decision.editable}
          planned={decision.slots}
          place={placeWords(zone)}
        />
      </Card>
    </ClientMessages>
  );
}
