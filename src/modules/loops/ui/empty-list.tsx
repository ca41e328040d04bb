import Link from 'next/link';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/notes';
import { plural } from '@/ui/words';
import { LIST_STATES, type ListState } from '../constants';
import type { ListPage } from '../queries/list-page';
import type { ListQuery } from '../schema';
import { listHref } from './list-address';

const NOTHING: Record<ListState, string> = {
  'needs-you': 'Nothing waits for you.',
  waiting: 'No guest owes an answer.',
  booked: 'No booked meeting lies ahead.',
  paused: 'Nothing is on hold, and nothing is in your own hands.',
  stalled: 'No conversation has fallen silent.',
  closed: 'Nothing has been closed yet.',
};

interface EmptyListProps {
  readonly query: ListQuery;
  readonly counts: ListPage['counts'];
  /** The assistant's address. */
  readonly assistant: string;
  readonly sandbox: boolean;
}

/** Why the list is empty, and the way on. */
export function EmptyList({ query, counts, assistant, sandbox }: EmptyListProps) {
  const { state, q, sort } = query;
  const elsewhere = LIST_STATES.reduce((sum, one) => sum + counts[one], 0);
  if (q) {
    const closedOnly = elsewhere > 0 && elsewhere === counts.closed;
    return (
      <Empty
        action={
          <Action
            href={
              elsewhere > 0
                ? listHref({ state: closedOnly ? 'closed' : undefined, q, sort })
                : listHref({ state, q: '', sort })
            }
            label={elsewhere > 0 ? elsewhereWords(elsewhere, closedOnly) : 'Clear the search'}
          />
        }
      >
        Nothing here matches “{q}”.
      </Empty>
    );
  }
  if (state) {
    return (
      <Empty action={<Action href={listHref({ state: undefined, q, sort })} label="See open loops" />}>
        {NOTHING[state]}
      </Empty>
    );
  }
  return (
    <Empty
      action={
        sandbox ? (
          <Button asChild>
            <a href="/sandbox/mail">Open the practice mailbox</a>
          </Button>
        ) : null
      }
    >
      Nothing is being arranged. Copy {assistant} on a mail to a guest to start a loop.
    </Empty>
  );
}

function elsewhereWords(count: number, closed: boolean): string {
  if (count === 1) return closed ? 'See the closed loop that does' : 'See the loop that does';
  return `See the ${plural(count, closed ? 'closed loop' : 'loop')} that do`;
}

function Action({ href, label }: { href: `/loops${string}`; label: string }) {
  return (
    <Button asChild>
      <Link href={href}>{label}</Link>
    </Button>
  );
}
