import Link from 'next/link';
import { Button } from '@/ui/button';
import { Empty } from '@/ui/notes';
import { plural } from '@/ui/words';
import type { ListPage } from '../queries/list-page';
import { LIST_STATES, type ListQuery, type ListState } from '../schema';
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
}

/** Why the list is empty, and the way on. */
export function EmptyList({ query, counts, assistant }: EmptyListProps) {
  const { state, q, sort } = query;
  const elsewhere = LIST_STATES.reduce((sum, one) => sum + counts[one], 0);
  if (q) {
    const label = elsewhere > 0 ? `Search in all ${plural(elsewhere, 'loop')}` : 'Clear the search';
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
            label={closedOnly ? `See ${plural(counts.closed, 'closed loop')}` : label}
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
  return <Empty>Nothing is being arranged. Copy {assistant} on a mail to a guest to start a loop.</Empty>;
}

function Action({ href, label }: { href: `/loops${string}`; label: string }) {
  return (
    <Button asChild>
      <Link href={href}>{label}</Link>
    </Button>
  );
}
