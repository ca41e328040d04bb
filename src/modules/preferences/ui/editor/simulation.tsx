import { RULES } from '@/core/slots/query';
import { cityOf, formatTimeRange } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { wallDay, wallTime } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Note } from '@/ui/notes';
import type { SentenceAnswer, SimulateAnswer } from '../../schema';
import { CalendarUnreadable } from './calendar-unreadable';
import { ONLY_THEN } from './preview-words';
import { Because, BlockerList } from './stretch-reasons';

interface SimulationProps {
  readonly answer: SimulateAnswer;
  readonly sentences: readonly SentenceAnswer[];
  goTo(said: string | undefined): void;
}

/** What would be offered, or what would have to give way for it; and why not at the time that was asked about. */
export function Simulation({ answer, sentences, goTo }: SimulationProps) {
  const t = useMessages('simulator');
  const locale = useLocale();
  const { minutes, medium, zone, unreadable, offered, opening, at } = answer;
  if (unreadable !== null) return <CalendarUnreadable reason={unreadable} />;
  const textOf = new Map(sentences.map(({ id, text }) => [id, text]));
  const open = (id: string) => goTo(textOf.get(id));
  const minute = (instant: string) => minuteOf(Date.parse(instant));
  const table = zoneTable(zone);
  const day = (instant: string) => wallDay(toWall(table, minute(instant)), locale, { short: true });
  const words = (instant: string) => `${day(instant)} · ${wallTime(toWall(table, minute(instant)), locale)}`;
  return (
    <div className="grid gap-4">
      <section aria-label={t('wouldOffer')} className="grid gap-2">
        <p>{t('head', { length: t('minutes', { count: minutes }), medium, place: cityOf(zone, locale) })}</p>
        {offered.length > 0 ? (
          <ul className="grid gap-1.5">
            {offered.map(({ start, end }) => (
              <li key={start} className="rounded-sm border border-good/50 bg-good-soft px-3 py-1.5">
                {day(start)} · {formatTimeRange(minute(start), minute(end), table, locale)}
              </li>
            ))}
          </ul>
        ) : (
          <Note tone="warn">
            <p>{t('nothing')}</p>
            {opening.length > 0 ? (
              <>
                <p className="mt-1">{t('opening')}</p>
                <ul className="list-disc pl-5">
                  {opening.map(({ rule, sentence, opens }) => (
                    <li key={`${rule} ${sentence}`}>
                      <Because
                        what={t('opens', { what: openingWords(rule, t), count: opens })}
                        id={sentence}
                        textOf={textOf}
                        onSentence={open}
                      />
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </Note>
        )}
      </section>
      {at ? (
        <section aria-label={t('whyNotThen')}>
          <Note>
            {at.blocked.length === 0 ? (
              t('wouldDo', { time: words(at.start) })
            ) : (
              <>
                <p className="mb-1 font-medium">{t('wouldNot', { time: words(at.start) })}</p>
                <BlockerList blocked={at.blocked} textOf={textOf} onSentence={open} />
              </>
            )}
          </Note>
        </section>
      ) : null}
    </div>
  );
}

const OPENINGS = {
  [RULES.hours]: 'hours',
  [RULES.notice]: 'notice',
  [RULES.horizon]: 'horizon',
  [RULES.buffer]: 'buffer',
  [RULES.busy]: 'busy',
  [RULES.hold]: 'hold',
  [RULES.only]: 'only',
  [ONLY_THEN]: 'onlyThen',
  [RULES.inARow]: 'inARow',
  [RULES.focus]: 'focus',
  [RULES.dailyLimit]: 'limit',
  [RULES.dailyMinutes]: 'limit',
  [RULES.weeklyLimit]: 'limit',
  [RULES.weeklyMinutes]: 'limit',
  lunch: 'lunch',
} as const;

/** What could be given up, by the name of its rule. */
function openingWords(rule: string, t: Translate<'simulator'>): string {
  return Object.hasOwn(OPENINGS, rule) ? t(OPENINGS[rule as keyof typeof OPENINGS]) : t('named', { name: rule });
}
