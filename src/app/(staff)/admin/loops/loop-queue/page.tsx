import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { env } from '@/config/public-environment';
import { isNarrowed, tableQuery } from '@/core/http/table-query';
import { QUEUE_REASONS } from '@/core/queue/reasons';
import { translator } from '@/messages/translate';
import { flagOn } from '@/modules/flags/queries';
import type { SessionUser } from '@/modules/identity/schema';
import { mailFacts } from '@/modules/labels/ui/mail-facts';
import { itemWithLoop } from '@/modules/queue/queries/held';
import { holderOf } from '@/modules/queue/queries/holder';
import { type ItemShown, itemShown } from '@/modules/queue/queries/item';
import { nextItem, queueFigures, queuePage } from '@/modules/queue/queries/queue-list';
import { readMail } from '@/modules/queue/queries/read-mail';
import { idSchema, type QueueQuery } from '@/modules/queue/schema';
import { ClaimButton } from '@/modules/queue/ui/claim-button';
import { CorrectWork } from '@/modules/queue/ui/correct-work';
import { ItemView } from '@/modules/queue/ui/item-view';
import { QueueTable } from '@/modules/queue/ui/queue-table';
import { HELPERS } from '@/modules/staff/schema';
import { runtime } from '@/ports/runtime';
import { PageHead } from '@/ui/card';
import { Live } from '@/ui/live';
import { Empty, Note } from '@/ui/notes';
import { filterBy } from '@/ui/table/table-filter';
import { TableSearch } from '@/ui/table/table-search';
import { ClientMessages } from '../../../../_shell/client-messages';
import { messagesOf } from '../../../../_shell/locale';
import { first, guarded, type PageProps, titled } from '../../../../_shell/session';

const PATH = '/admin/loops/loop-queue';
const HELD = ['mine', 'free'] as const;
const COLUMNS = {
  sortable: ['due'],
  hideable: ['about', 'at', 'owner', 'since', 'held'],
  filters: { reason: QUEUE_REASONS, held: HELD },
} as const;

export const generateMetadata = titled('Loop queue', HELPERS);

export default guarded(
  PATH,
  async (user, { searchParams }) => {
    const search = await searchParams;
    const after = idSchema.safeParse(first(search.after));
    if (after.success) {
      const next = await nextItem(user, after.data, await runtime().clock.now());
      redirect((next ? `${PATH}?item=${next}` : PATH) as '/');
    }
    const item = idSchema.safeParse(first(search.item));
    const read = first(search.read) !== undefined;
    return item.success ? <Item user={user} itemId={item.data} read={read} /> : <List user={user} search={search} />;
  },
  HELPERS,
);

async function List({ user, search }: { user: SessionUser; search: Awaited<PageProps['searchParams']> }) {
  const query = tableQuery(search, COLUMNS);
  const t = await messagesOf('queue');
  const nowMs = await runtime().clock.now();
  const asked = {
    ...(query.filters as Pick<QueueQuery, 'reason' | 'held'>),
    q: query.q,
    ...(query.sort?.desc ? { sort: '-due' as const } : {}),
  };
  const [page, figures] = await Promise.all([
    queuePage(user, { ...asked, limit: query.limit }, nowMs),
    queueFigures(nowMs),
  ]);
  const filters = [
    filterBy('reason', [t('reasonLabel'), t('anyReason')], QUEUE_REASONS, t),
    filterBy('held', [t('heldLabel'), t('anyHeld')], HELD, t),
  ];
  return (
    <ClientMessages areas={['queue', 'table']}>
      <Live seconds={15} />
      <PageHead title={t('queueTitle')} line={t('queueLine')} />
      <div className="grid gap-4">
        {figures.alarms > 0 ? <Note tone="bad">{t('alarms', { count: figures.alarms })}</Note> : null}
        <TableSearch label={t('findOwner')} path={PATH} query={query} filters={filters} />
        {page.total === 0 ? (
          <Empty>{t(isNarrowed(query) ? 'queueNone' : 'queueEmpty')}</Empty>
        ) : (
          <QueueTable
            label={t('queueCount', { count: page.total })}
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

async function Item({ user, itemId, read }: { user: SessionUser; itemId: string; read: boolean }) {
  const tq = await messagesOf('queue');
  const nowMs = await runtime().clock.now();
  const shown = await itemShown(user, itemId, runtime());
  const back = (
    <Link href={PATH} className="text-ink-2 underline underline-offset-3 hover:text-ink">
      {tq('back')}
    </Link>
  );
  if (shown.ok && read) return <Correct item={shown.item} back={back} nowMs={nowMs} />;
  if (shown.ok) {
    return (
      <ClientMessages areas={['queue', 'staff-keys', 'decisions']}>
        <PageHead title={tq('queueTitle')} actions={back} />
        <ItemView
          assistant={runtime().settings.assistant.name}
          tl={translator('en', 'loops')}
          item={shown.item}
          nowMs={nowMs}
          traced={await flagOn('loop-queue-details', user.id)}
          gateway={env.PUBLIC_MODEL_GATEWAY_UI_URL}
          t={await messagesOf('decisions')}
          tq={tq}
        />
      </ClientMessages>
    );
  }
  const holder = shown.reason === 'lease_lost' ? await holderOf(itemId, nowMs) : null;
  return (
    <ClientMessages areas={['queue', 'staff-keys']}>
      <PageHead
        title={tq('queueTitle')}
        line={holder && `${tq(holder.reason)} · ${tq('ownedBy', { owner: holder.owner })}`}
        actions={back}
      />
      {holder?.heldBy ? (
        <Note>{tq('heldBy', { name: holder.heldBy })}</Note>
      ) : holder ? (
        <Empty action={<ClaimButton itemId={itemId} />}>{tq('claimLine')}</Empty>
      ) : (
        <Empty>{tq('gone')}</Empty>
      )}
    </ClientMessages>
  );
}

/** What was read of the mail that an item is about, to correct. */
async function Correct({ item, back, nowMs }: { item: ItemShown; back: ReactNode; nowMs: number }) {
  const [tq, t, found] = await Promise.all([messagesOf('queue'), messagesOf('labels'), itemWithLoop(item.id)]);
  const read = found && (await readMail(found, runtime()));
  return (
    <ClientMessages areas={['queue', 'labels', 'staff-keys', 'form']}>
      <PageHead title={tq('correctTitle')} line={tq('correctLine')} actions={back} />
      {read ? (
        <CorrectWork
          key={`${item.id} ${item.version}`}
          itemId={item.id}
          version={item.version}
          leftMs={item.leaseUntil - nowMs}
          facts={mailFacts(read.mail, t, 'en')}
          first={read.reading}
        />
      ) : (
        <Empty>{tq('nothingRead')}</Empty>
      )}
    </ClientMessages>
  );
}
