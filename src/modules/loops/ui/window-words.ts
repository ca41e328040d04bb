import type { Window } from '@/core/reading/reading';
import { parseClock, parseLocalDate } from '@/core/time/calendar-date';
import { clockWords, dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import { listed } from '@/ui/words';

const STANCES: Record<Window['stance'], string> = {
  can: 'can',
  cannot: 'cannot',
  prefer: 'prefers',
  avoid: 'rather not',
};
const ROLES: Record<Window['role'], string | null> = {
  offer: null,
  deadline: 'at the latest',
  earliest: 'at the earliest',
  absence: 'away',
  current_event: 'the meeting is on',
};
const WEEKDAYS: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

const POINTS: Partial<Record<Window['precision'], string>> = { minute: 'at', approx: 'at about' };

/** The stretches of time that a mail names, one line for each wording: `“next week”: can Monday, November 30 – Friday, …`. */
export function windowWords(windows: readonly Window[]): string[] {
  const groups = new Map<string, Window[]>();
  for (const window of windows) {
    const { quote, stance, role, from, to, zone } = window;
    const key = JSON.stringify([quote, stance, role, from, to, zone]);
    groups.set(key, [...(groups.get(key) ?? []), window]);
  }
  return [...groups.values()].map(groupWords);
}

function groupWords(group: readonly Window[]): string {
  const { quote, stance, role, zone } = group[0] as Window;
  const when = [datesWords(group.flatMap(({ date }) => date ?? [])), ...group.map(repeatWords), hoursWords(group[0]!)];
  const said = [ROLES[role] ?? STANCES[stance], when.filter(Boolean).join(', ')].join(' ');
  return `“${quote}”: ${said}, ${placeWords(zone)}`;
}

const dayOf = (day: number) => dayWords(day * 1440, 'Etc/UTC');

/** Days in a row as a stretch, others by name. */
function datesWords(dates: readonly string[]): string {
  const days = [...new Set(dates.map(parseLocalDate))].sort((a, b) => a - b);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length > 2 && last - first === days.length - 1) return `${dayOf(first)} – ${dayOf(last)}`;
  return listed(days.map(dayOf));
}

function repeatWords({ rrule, date }: Window): string {
  if (rrule === null) return '';
  const parts = new Map(rrule.split(';').map((part) => part.split('=') as [string, string]));
  const days = parts
    .get('BYDAY')
    ?.split(',')
    .map((code) => WEEKDAYS[code] ?? code);
  const every = { DAILY: 'any day', WEEKLY: 'every week', MONTHLY: 'every month', YEARLY: 'every year' };
  const words = days ? `on ${listed(days)}` : every[parts.get('FREQ') as keyof typeof every];
  return date === null ? (words ?? '') : '';
}

/** On the clock of the window's own zone. */
function hoursWords({ from, to, precision }: Window): string {
  const [start, end] = [from === null ? null : parseClock(from), to === null ? null : parseClock(to)];
  if (start !== null && end !== null) return spanWords({ start, end }, 'Etc/UTC');
  if (start !== null) return `${POINTS[precision] ?? 'from'} ${clockWords(start, 'Etc/UTC')}`;
  return end === null ? '' : `until ${clockWords(end, 'Etc/UTC')}`;
}
