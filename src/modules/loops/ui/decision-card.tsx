import { type ReactNode, useId } from 'react';
import { whyIn } from '@/core/loop/asking/reason-words';
import type { QuestionShown } from '@/core/replies/question/shown';
import type { Translate } from '@/messages/message-keys';
import { placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import { Card } from '@/ui/card';
import type { DecisionRow } from '../queries/decisions';
import { DecisionActions } from './decision-actions';
import { decisionWords } from './decision-words';
import { QuestionView } from './question-view';

interface DecisionCardProps {
  readonly decision: DecisionRow;
  /** What it is decided on; absent where only its sentence is shown. */
  readonly question?: QuestionShown | undefined;
  readonly zone: string;
  /** The first one on the page carries the page's accent. */
  readonly main?: boolean;
  /** Among those of other loops: the title, one level down, leads to the loop's page. */
  readonly linked?: boolean;
  readonly t: Translate<'decisions'>;
  /** Of the page. */
  readonly locale?: string;
  /** What else is worth knowing, between the question and its buttons. */
  readonly below?: ReactNode;
  /** What else is asked here: a way to have fewer such questions. */
  readonly children?: ReactNode;
}

/** One thing that waits for the owner, with all that is needed to decide it on the spot. */
export function DecisionCard({
  decision,
  question,
  zone,
  main,
  linked,
  t,
  locale = 'en',
  below,
  children,
}: DecisionCardProps) {
  const { text, loopId, draft } = decision;
  const Heading = linked ? 'h3' : 'h2';
  const title = useId();
  return (
    <Card data-row data-decision tabIndex={-1} role="group" aria-labelledby={title} className="group @container">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <Heading id={title} className="text-base font-semibold wrap-anywhere">
            {linked ? (
              <a href={`/loops/${loopId}`} className="hover:underline">
                {text}
              </a>
            ) : (
              text
            )}
          </Heading>
          {draft ? <p className="text-ink-2">{t('draftsOnly')}</p> : null}
        </div>
        {question ? (
          <QuestionView question={question} zone={zone} open={main ?? false} t={t} locale={locale} />
        ) : (
          <Short {...{ decision, zone, t, locale }} />
        )}
        {below}
        <DecisionActions
          decision={decision}
          words={decisionWords(decision)}
          place={placeWords(zone, locale)}
          main={main}
        />
        {children}
      </div>
    </Card>
  );
}

/** The sentence's own words and times, without what has to be looked up. */
function Short({
  decision: { why = [], quote, slots, language },
  zone,
  t,
  locale,
}: Pick<DecisionCardProps, 'decision' | 'zone' | 't' | 'locale'>) {
  const reason = whyIn(why, language);
  return (
    <>
      {reason ? <p className="prose-width text-ink-2 wrap-anywhere">{t('why', { reason })}</p> : null}
      {quote ? (
        <blockquote className="prose-width border-l-2 border-line-strong pl-3 text-ink-2 wrap-anywhere">
          {quote}
        </blockquote>
      ) : null}
      {slots.length > 0 ? (
        <ul
          className="flex flex-wrap items-center gap-1.5"
          aria-label={t('times', { count: slots.length, place: placeWords(zone, locale) })}
        >
          {slots.map((slot) => (
            <li key={slot.start} className="rounded-sm border border-hold bg-hold-soft px-2 py-0.5 text-xs">
              {slotWords(slot.start, zone, locale)}
            </li>
          ))}
          {/* The list is named after it. */}
          <li aria-hidden className="text-xs text-ink-3">
            {placeWords(zone, locale)}
          </li>
        </ul>
      ) : null}
    </>
  );
}
