import Link from 'next/link';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/notes';
import { LIST_STATES } from '../constants';
import type { ListPage } from '../queries/list-page';
import type { ListQuery } from '../schema';
import { listHref } from './list-address';

interface EmptyListProps {
  readonly query: ListQuery;
  readonly counts: ListPage['counts'];
  /** The assistant's address. */
  readonly assistant: string;
  readonly sandbox: boolean;
  readonly t: Translate<'loops'>;
}

/** Why the list is empty, and the way on. */
export function EmptyList({ query, counts, assistant, sandbox, t }: EmptyListProps) {
  const { state, q, sort } = query;
  const elsewhere = LIST_STATES.reduce((sum, one) => sum + counts[one], 0);
  if (q) {
    const closedOnly = elsewhere > 0 && elsewhere === counts.closed;
    const href =
      elsewhere > 0
        ? listHref({ state: closedOnly ? 'closed' : undefined, q, sort })
        : listHref({ state, q: '', sort });
    const label = elsewhere > 0 ? t(closedOnly ? 'seeClosed' : 'seeElsewhere', { count: elsewhere }) : t('clearSearch');
    return <Empty action={<Action href={href} label={label} />}>{t('emptySearch', { words: q })}</Empty>;
  }
  if (state) {
    return (
      <Empty action={<Action href={listHref({ state: undefined, q, sort })} label={t('seeOpen')} />}>
        {t(`empty_${state}`)}
      </Empty>
    );
  }
  const mailbox = sandbox ? (
    <Button asChild>
      <a href="/sandbox/mail">{t('openMailbox')}</a>
    </Button>
  ) : null;
  return <Empty action={mailbox}>{t('emptyAll', { assistant })}</Empty>;
}

function Action({ href, label }: { href: `/loops${string}`; label: string }) {
  return (
    <Button asChild>
      <Link href={href}>{label}</Link>
    </Button>
  );
}
