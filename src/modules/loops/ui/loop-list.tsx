import Link from 'next/link';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { Ago } from '@/ui/ago';
import { Dot } from '@/ui/state-mark';
import type { LoopRow } from '../queries/lists';
import { guestWords, stateWords } from './state-words';

interface LoopListProps {
  readonly loops: readonly LoopRow[];
  readonly zone: string;
  /** Epoch milliseconds by the product's clock. */
  readonly nowMs: number;
}

/** Loops as rows: what it is about, with whom, what happens next, since when. */
export function LoopList({ loops, zone, nowMs }: LoopListProps) {
  return (
    <ul className="border-b border-line">
      {loops.map((loop) => {
        const { words, tone } = stateWords(loop.displayState);
        return (
          <li key={loop.id} className="border-t border-line">
            <Link
              href={`/loops/${loop.id}`}
              className="-mx-2 grid grid-cols-[auto_1fr] items-start gap-x-2.5 rounded-sm px-2 py-2.5 hover:bg-surface-2 sm:grid-cols-[auto_1fr_auto]"
            >
              <Dot tone={tone} className="mt-1.5" />
              <span className="min-w-0">
                <span className="block truncate font-medium">{loop.title}</span>
                <span className="block text-xs text-ink-2">
                  {guestWords(loop.guests) || 'No guest yet'} · {loop.nextStep}
                </span>
              </span>
              <span className="col-start-2 text-xs text-ink-2 sm:col-start-3 sm:text-right">
                <span className="sm:block">{words}</span>
                <span className="sm:hidden"> · </span>
                {loop.booking ? (
                  <span>{slotWords(loop.booking.start, zone)}</span>
                ) : (
                  <Ago at={loop.updatedAt} now={nowMs} />
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
