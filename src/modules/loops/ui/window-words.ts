import type { Window } from '@/core/reading/reading';
import { parseClock, parseLocalDate } from '@/core/time/calendar-date';
import { weekdayName } from '@/core/time/wall-format';
import { clockWords, dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import { listed } from '@/ui/words';
import type { Spoken } from './spoken';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

type Said = Pick<Spoken<'loops'>, 't' | 'locale'>;

/** The stretches of time that a mail names, one line for each wording: `“next week”: can Monday, November 30 – Friday, …`. */
export function windowWords(windows: readonly Window[], said: Said): string[] {
  const groups = new Map<string, Window[]>();
  for (const window of windows) {
    const { quote, stance, role, from, to, zone } = window;
    const key = JSON.stringify([quote, stance, role, from, to, zone]);
    groups.set(key, [...(groups.get(key) ?? []), window]);
  }
  return [...groups.values()].map((group) => groupWords(group, said));
}

function groupWords(group: readonly Window[], spoken: Said): string {
  const { t, locale } = spoken;
  const { quote, stance, role, zone } = group[0] as Window;
  const dates = datesWords(
    group.flatMap(({ date }) => date ?? []),
    locale,
  );
  const parts = [dates, ...group.map((one) => repeatWords(one, spoken)), hoursWords(group[0]!, spoken)];
  const when = parts.filter(Boolean).join(', ');
  const said = t(role === 'offer' ? `wn_${stance}` : `wn_${role}`, { when }).trim();
  return t('window', { quote, said, place: placeWords(zone, locale) });
}

/** Days in a row as a stretch, others by name. */
function datesWords(dates: readonly string[], locale: string): string {
  const dayOf = (day: number) => dayWords(day * 1440, 'Etc/UTC', locale);
  const days = [...new Set(dates.map(parseLocalDate))].sort((a, b) => a - b);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length > 2 && last - first === days.length - 1) return `${dayOf(first)} – ${dayOf(last)}`;
  return listed(days.map(dayOf), locale);
}

function repeatWords({ rrule, date }: Window, { t, locale }: Said): string {
  if (rrule === null || date !== null) return '';
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const days = parts
    .get('BYDAY')
    ?.split(',')
    .map((code) => (WEEKDAYS.includes(code) ? weekdayName(WEEKDAYS.indexOf(code), locale) : code));
  if (days) return t('wn_on', { days: listed(days, locale) });
  const every = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  return every ? t(`wn_${every}`) : '';
}

/** On the clock of the window's own zone. */
function hoursWords({ from, to, precision }: Window, { t, locale }: Said): string {
  const clock = (minute: number) => clockWords(minute, 'Etc/UTC', locale);
  const [start, end] = [from === null ? null : parseClock(from), to === null ? null : parseClock(to)];
  if (start !== null && end !== null) return spanWords({ start, end }, 'Etc/UTC', locale);
  if (start !== null) {
    return t(precision === 'minute' ? 'wn_at' : precision === 'approx' ? 'wn_about' : 'wn_from', {
      time: clock(start),
    });
  }
  return end === null ? '' : t('wn_until', { time: clock(end) });
}
