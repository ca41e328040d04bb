import Link from 'next/link';
import { Ago } from '@/ui/ago';
import { Dot } from '@/ui/state-mark';
import type { LoopRow } from '../queries/lists';
import type { Spoken } from './spoken';
import { guestWords, nextWords, stateWords } from './state-words';
import { titleWords } from './title-words';

interface LoopListProps {
  readonly loops: readonly LoopRow[];
  /** Epoch milliseconds by the product's clock. */
  readonly nowMs: number;
  readonly spoken: Spoken<'loops'>;
}

/** Meetings as rows: what it is about, with whom, how it stands, what happens next, since when. */
export function LoopList({ loops, nowMs, spoken }: LoopListProps) {
  return (
    <ul className="border-b border-line">
      {loops.map((loop) => (
        <li key={loop.id} className="border-t border-line">
          <Row loop={loop} nowMs={nowMs} spoken={spoken} />
        </li>
      ))}
    </ul>
  );
}

function Row({ loop, nowMs, spoken }: { loop: LoopRow; nowMs: number; spoken: Spoken<'loops'> }) {
  const { words, tone } = stateWords(loop.displayState, spoken.t);
  const next = nextWords(loop, spoken);
  return (
    <Link
      href={`/loops/${loop.id}`}
      data-row
      className="-mx-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded-sm px-2 py-2.5 hover:bg-surface-2 focus-visible:bg-surface-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <Dot tone={tone} className="mt-1.5 sm:-mr-3.5" />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-3">
          <span dir="auto" className="truncate text-left font-medium">
            {titleWords(loop, spoken)}
          </span>
          <span className="shrink-0 text-xs text-ink-2 sm:hidden">{words}</span>
        </span>
        <span dir="auto" className="line-clamp-2 text-left text-ink-2 wrap-anywhere sm:line-clamp-1">
          {loop.displayState === 'BOOKED' ? guestWords(loop.guests) || spoken.t('noGuest') : loop.nextStep}
        </span>
      </span>
      <span className="col-start-2 text-xs text-ink-2 sm:col-start-3 sm:text-right">
        <span className="hidden text-sm text-ink sm:block">{words}</span>
        {next ? (
          <>
            <span className="sm:block">{next}</span>
            <span className="sm:hidden"> · </span>
          </>
        ) : null}
        <span className="text-ink-3 sm:block">
          <Ago at={loop.updatedAt} now={nowMs} />
        </span>
      </span>
    </Link>
  );
}
