import type { DayShown, QuestionShown } from '@/core/replies/question/shown';
import type { Translate } from '@/messages/message-keys';
import { dayWords, otherSpanWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import { cn } from '@/ui/class-names';
import { DayStrip } from './day-strip';
import { MailText } from './mail-text';

interface QuestionViewProps {
  readonly question: QuestionShown;
  readonly zone: string;
  /** The mail is open to be read; else it is folded. */
  readonly open?: boolean;
  readonly t: Translate<'decisions'>;
  /** Of the page. */
  readonly locale?: string;
}

/** What a question to the owner is decided on: the words, why it is asked, the times on both clocks, the day, the mail. */
export function QuestionView({ question, zone, open = false, t, locale = 'en' }: QuestionViewProps) {
  const { said, why, times, guestZone, days, draft } = question;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {said ? <Said said={said} t={t} /> : null}
      {why ? <p className="prose-width text-ink-2 wrap-anywhere">{t('why', { reason: why })}</p> : null}
      {times.length > 0 ? (
        <table className="w-fit text-sm">
          <caption className="pb-1 text-left text-xs text-ink-2">
            {guestZone
              ? t('timesInBoth', {
                  count: times.length,
                  place: placeWords(zone, locale),
                  other: placeWords(guestZone, locale),
                })
              : t('times', { count: times.length, place: placeWords(zone, locale) })}
          </caption>
          <tbody>
            {times.map((time) => (
              <tr key={time.start}>
                <th scope="row" className="py-0.5 pr-4 text-left font-medium">
                  {dayWords(time.start, zone, locale)}
                </th>
                <td className="py-0.5 pr-4 tabular-nums">{spanWords(time, zone, locale)}</td>
                {guestZone ? (
                  <td className="py-0.5 text-ink-2 tabular-nums">{otherSpanWords(time, zone, guestZone, locale)}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {days.map((day) => (
        <Day key={day.at} {...{ day, zone, t, locale }} />
      ))}
      {draft ? <Draft draft={draft} answers={Boolean(said?.by)} open={open} t={t} /> : null}
    </div>
  );
}

type Spoken = Pick<QuestionViewProps, 't'>;
interface DayProps extends Spoken {
  readonly day: DayShown;
  readonly zone: string;
  readonly locale: string;
}

function Said({ said, t }: Spoken & { said: NonNullable<QuestionShown['said']> }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-xs text-ink-2">
        {said.by === null ? t('youWrote') : t('wrote', { name: said.by })}
      </figcaption>
      <blockquote className="prose-width border-l-2 border-line-strong pl-3 wrap-anywhere">
        {said.sentences.map((parts, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a mail do not move
          <p key={n}>
            {parts.map(({ text, marked }, i) =>
              marked ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a sentence
                <mark key={i} className="rounded-sm bg-hold-soft px-0.5 font-medium text-ink">
                  {text}
                </mark>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do the parts of a sentence
                <span key={i} className={cn(parts.some((part) => part.marked) && 'text-ink-2')}>
                  {text}
                </span>
              ),
            )}
          </p>
        ))}
      </blockquote>
    </figure>
  );
}

function Day({ day, zone, t, locale }: DayProps) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-xs text-ink-2">{t('yourDay', { day: dayWords(day.at, zone, locale) })}</figcaption>
      <DayStrip {...{ day, zone, t, locale }} />
    </figure>
  );
}

interface DraftProps extends Spoken {
  readonly draft: NonNullable<QuestionShown['draft']>;
  /** Somebody else wrote first. */
  readonly answers: boolean;
  readonly open: boolean;
}

function Draft({ draft, answers, open, t }: DraftProps) {
  return (
    <details open={open} className="rounded-md border border-line bg-bg">
      <summary className="cursor-pointer px-3 py-2">
        {t(answers ? 'wouldAnswer' : 'wouldWrite', { name: draft.to })}
        {draft.others > 0 ? <span className="text-ink-2">{t('andOthers', { count: draft.others })}</span> : null}
      </summary>
      <div className="border-t border-line px-3 py-2.5">
        <MailText text={draft.text} className="prose-width" />
      </div>
    </details>
  );
}
