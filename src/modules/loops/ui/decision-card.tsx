import { useId } from 'react';
import { placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import { Card } from '@/ui/card';
import type { DecisionRow } from '../queries/decisions';
import { DecisionActions } from './decision-actions';
import { decisionWords } from './decision-words';
import { reasonText } from './reason-words';

interface DecisionCardProps {
  readonly decision: DecisionRow;
  readonly zone: string;
  /** The first one on the page carries the page's accent. */
  readonly main?: boolean;
  /** Among those of other loops: the title, one level down, leads to the loop's page. */
  readonly linked?: boolean;
}

/** One thing that waits for the owner, with all that is needed to decide it on the spot. */
export function DecisionCard({ decision, zone, main, linked }: DecisionCardProps) {
  const { text, quote, slots, reasons, loopId, draft } = decision;
  const Heading = linked ? 'h3' : 'h2';
  const title = useId();
  return (
    <Card data-row data-decision tabIndex={-1} role="group" aria-labelledby={title} className="group @container">
      <div className="grid gap-x-6 gap-y-3 @3xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 self-center">
          <Heading id={title} className="text-base font-semibold wrap-anywhere">
            {linked ? (
              <a href={`/loops/${loopId}`} className="hover:underline">
                {text}
              </a>
            ) : (
              text
            )}
          </Heading>
          {reasons.length > 0 ? <p className="prose-width text-ink-2 wrap-anywhere">{reasonText(reasons)}</p> : null}
          {draft ? <p className="text-ink-2">You asked for drafts only: the mail is yours to send.</p> : null}
          {quote ? (
            <blockquote className="prose-width mt-1 border-l-2 border-line-strong pl-3 text-ink-2 wrap-anywhere">
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
              {/* The list is named after it. */}
              <li aria-hidden className="text-xs text-ink-3">
                {placeWords(zone)}
              </li>
            </ul>
          ) : null}
        </div>
        <DecisionActions decision={decision} words={decisionWords(decision)} place={placeWords(zone)} main={main} />
      </div>
    </Card>
  );
}
