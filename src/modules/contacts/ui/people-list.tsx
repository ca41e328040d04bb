import Link from 'next/link';
import { minuteOf } from '@/core/time/period';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { Ago } from '@/ui/ago';
import { Avatar } from '@/ui/avatar';
import { plural } from '@/ui/words';
import type { Person } from '../schema';
import { VipToggle } from './vip-toggle';

interface PeopleListProps {
  readonly people: readonly Person[];
  readonly zone: string;
  /** Epoch milliseconds by the product's clock. */
  readonly nowMs: number;
}

/** People as rows: who, when last and next, and whether they are a VIP. */
export function PeopleList({ people, zone, nowMs }: PeopleListProps) {
  return (
    <ul className="border-b border-line">
      {people.map((person) => (
        <li key={person.id} className="border-t border-line">
          <Row person={person} zone={zone} nowMs={nowMs} />
        </li>
      ))}
    </ul>
  );
}

function Row({ person, zone, nowMs }: Omit<PeopleListProps, 'people'> & { person: Person }) {
  return (
    <div
      data-row
      tabIndex={-1}
      className="-mx-2 flex items-center gap-3 rounded-sm px-2 py-2.5 hover:bg-surface-2 focus-visible:bg-surface-2"
    >
      <Avatar name={person.name ?? person.email} />
      <div className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <p dir="auto" className="truncate text-left font-medium">
            {person.name ?? person.email}
          </p>
          {person.name ? <p className="truncate text-ink-2">{person.email}</p> : null}
        </div>
        <p className="text-xs text-ink-2 sm:text-right">
          {person.nextAt === null ? null : (
            <span className="block">
              Next <time dateTime={iso(person.nextAt)}>{slotWords(minuteOf(person.nextAt), zone)}</time>
            </span>
          )}
          <span className="block text-ink-3">
            {person.meetings > 0 ? plural(person.meetings, 'meeting') : 'By mail'}
            {person.lastAt === null ? null : (
              <>
                {' · last '}
                <Ago at={person.lastAt} now={nowMs} />
              </>
            )}
          </span>
        </p>
      </div>
      {person.vipByGroup ? (
        <Link
          href="/settings/doc"
          className="w-16 shrink-0 text-right text-xs text-ink-2 underline underline-offset-3 hover:text-ink"
        >
          VIP by a rule
        </Link>
      ) : (
        <span className="w-16 shrink-0 text-right">
          <VipToggle person={person} />
        </span>
      )}
    </div>
  );
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
