import { RULES } from '@/core/slots/query';
import type { Relaxation } from '@/core/slots/relax';
import type { Translate } from '@/messages/message-keys';
import { dayWords } from '@/modules/meetings/ui/time-words';
import type { InTheWay } from '../queries/nothing-fits';
import { onDay, type Spoken } from './spoken';
import { stretchWords } from './why-words';

interface NothingFitsProps {
  readonly found: InTheWay;
  readonly spoken: Spoken<'loops'>;
  readonly tw: Translate<'why-not'>;
}

/** Under "no time fits": the events that take the days, and what giving up one rule would bring, each with the way there. */
export function NothingFits({ found: { until, events, helps }, spoken, tw }: NothingFitsProps) {
  const { t, zone, locale } = spoken;
  return (
    <div className="grid gap-3 rounded-md border border-line bg-bg px-3 py-2.5">
      <div className="grid gap-1">
        <h3 className="text-xs text-ink-2">{t('inTheWay')}</h3>
        <p>{t('noTimeUntil', { day: onDay(spoken, until - 1) })}</p>
        {events.length > 0 ? (
          <ul className="list-disc pl-5">
            {events.map(({ title, allDay, ...span }) => (
              <li key={`${span.start}-${span.end}`} className="wrap-anywhere">
                {tw('event', {
                  title: title ?? tw('busy'),
                  span:
                    allDay || span.end - span.start >= 1440
                      ? daysWords(span, zone, locale)
                      : stretchWords(span, spoken),
                })}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {helps.length > 0 ? (
        <div className="grid gap-1">
          <h3 className="text-xs text-ink-2">{t('wouldHelp')}</h3>
          <ul className="list-disc pl-5">
            {helps.map((help) => (
              <li key={`${help.rule} ${help.sentence}`} className="wrap-anywhere">
                {helpWords(help, tw)}{' '}
                <a href="/settings/edit" className="text-ink-2 underline underline-offset-3 hover:text-ink">
                  {tw('changeRule')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** `Monday, November 30 – Friday, December 4`. */
function daysWords({ start, end }: { start: number; end: number }, zone: string, locale: string): string {
  const [first, last] = [dayWords(start, zone, locale), dayWords(end - 1, zone, locale)];
  return first === last ? first : `${first} – ${last}`;
}

const KNOWN = {
  [RULES.hours]: 'help_hours',
  [RULES.notice]: 'help_notice',
  [RULES.horizon]: 'help_horizon',
  [RULES.only]: 'help_only',
  [RULES.excluded]: 'help_excluded',
  [RULES.buffer]: 'help_buffer',
  [RULES.hold]: 'help_hold',
} as const;

function helpWords({ rule, sentence, opens }: Relaxation, tw: Translate<'why-not'>): string {
  if (sentence !== undefined) return tw('help_rule', { rule: sentence, count: opens });
  const known = rule in KNOWN ? KNOWN[rule as keyof typeof KNOWN] : null;
  return known ? tw(known, { count: opens }) : tw('help_rule', { rule, count: opens });
}
