import type { Phase } from '@/core/loop/state';
import { placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import { Card } from '@/ui/card';
import type { DecisionRow } from '../queries/lists';
import { DecisionButtons } from './decision-buttons';
import { decisionWords } from './decision-words';

interface DecisionCardProps {
  readonly decision: DecisionRow;
  readonly phase: Phase;
  readonly zone: string;
  /** The first one on the page carries the page's accent. */
  readonly main?: boolean;
  /** Links the title to the loop's page. */
  readonly linked?: boolean;
}

/** One thing that waits for the owner, with all that is needed to decide it on the spot. */
export function DecisionCard({ decision, phase, zone, main, linked }: DecisionCardProps) {
  const { text, quote, slots, reasons, loopId } = decision;
  return (
    <Card className="grid gap-x-6 gap-y-3 md:grid-cols-[1fr_auto]">
      <div className="min-w-0 self-center">
        <h3 className="text-base font-semibold">
          {linked ? (
            <a href={`/loops/${loopId}`} className="hover:underline">
              {text}
            </a>
          ) : (
            text
          )}
        </h3>
        {reasons.length > 0 ? <p className="text-ink-2">{reasons.join('. ')}</p> : null}
        {quote ? (
          <blockquote className="prose-width mt-1 border-l-2 border-line-strong pl-3 text-ink-2 wrap-break-word">
            {quote}
          </blockquote>
        ) : null}
        {slots.length > 0 ? (
          <ul className="mt-2 flex flex-wrap items-center gap-1.5" aria-label={`Times in ${placeWords(zone)}`}>
            {slots.map((slot) => (
              <li key={slot.start} className="rounded-sm border border-hold bg-hold-soft px-2 py-0.5 text-xs">
                {slotWords(slot.start, zone)}
              </li>
            ))}
            <li className="text-xs text-ink-3">{placeWords(zone)}</li>
          </ul>
        ) : null}
      </div>
      <DecisionButtons loopId={loopId} decisionId={decision.id} words={decisionWords(decision, phase)} main={main} />
    </Card>
  );
}
