import { formatClock } from '../../time/calendar-date';
import type { Ahead, Medium, RuleOf } from '../rule';
import type { When } from '../when';
import { codeword, forMeetings, hasMeetings, meetings, verb } from './scope-words';
import { datesWords, daysWords, stretchWords, whenWords } from './when-words';
import { capitalised, counted, length, listed } from './words';

export const LEANINGS = {
  earliest: 'the earliest times',
  latest: 'the latest times',
  clustered: 'days that already have meetings',
  spread: 'days without other meetings',
} as const;
export const JOURNEYS = { flight: 'flights', train: 'trains', travel: 'trips' } as const;
export const GRIDS = { 15: 'quarter hour', 30: 'hour or half hour', 60: 'hour' } as const;

/** Canonical sentences of the rules about time, without their full stop. */
export const timeRules = {
  hours({ weekdays, hours }: RuleOf<'hours'>): string {
    if (hours.length === 0) return `I do not work ${daysWords(weekdays)}`;
    return `My working hours are ${listed(hours.map(stretchWords))} ${daysWords(weekdays)}`;
  },
  never({ when, scope, name }: RuleOf<'never'>): string {
    return `No ${meetings(scope)}${whenWords(when)}${name ? ` (${name})` : ''}${codeword(scope)}`;
  },
  open({ when, scope }: RuleOf<'open'>): string {
    return `${capitalised(meetings(scope))} may be outside my working hours${whenWords(when)}${codeword(scope)}`;
  },
  only(rule: RuleOf<'only'>): string {
    return onlyThen([rule]);
  },
  start({ at, scope }: RuleOf<'start'>): string {
    const clocks = listed(at.map(formatClock), 'or');
    return `${capitalised(meetings(scope))} ${verb(scope, 'starts', 'start')} at ${clocks}${codeword(scope)}`;
  },
  like({ when, weight, scope }: RuleOf<'like'>): string {
    return `${wish(weight)} ${meetings(scope)}${whenWords(when)}${oddWeight(weight)}${codeword(scope)}`;
  },
  lean({ to, scope }: RuleOf<'lean'>): string {
    const about = scope && hasMeetings(scope) ? `For ${meetings(scope)} I` : 'I';
    return `${about} prefer ${LEANINGS[to]}${codeword(scope)}`;
  },
  focus({ minutes, blocks, blockMin, when, name }: RuleOf<'focus'>): string {
    const each = blockMin === undefined ? '' : ` of at least ${length(blockMin)}`;
    const parts = ` in ${blocks === 1 ? 'one block' : `at most ${blocks} blocks`}${each}`;
    return `Keep at least ${length(minutes)} a day free for ${name ?? 'focused work'}${parts}${when ? whenWords(when) : ''}`;
  },
  limit({ most, per, scope, weekdays }: RuleOf<'limit'>): string {
    const amount =
      'count' in most
        ? `${most.count} ${meetings(scope, most.count === 1 ? 'one' : 'many')}`
        : `${length(most.minutes)} of ${meetings(scope)}`;
    return `At most ${amount} a ${per}${weekdays ? ` ${daysWords(weekdays)}` : ''}${codeword(scope)}`;
  },
  break({ after, pause }: RuleOf<'break'>): string {
    return `After ${length(after)} of meetings in a row I take a break of ${length(pause)}`;
  },
  in_a_row({ most, pause, scope }: RuleOf<'in_a_row'>): string {
    const then = pause === undefined ? '' : `, then a break of ${length(pause)}`;
    return `At most ${most} ${meetings(scope, most === 1 ? 'one' : 'many')} in a row${then}${codeword(scope)}`;
  },
  buffer({ before, after, scope }: RuleOf<'buffer'>): string {
    return `Keep ${around(before, after, meetings(scope))}${codeword(scope)}`;
  },
  gap({ between, minutes }: RuleOf<'gap'>): string {
    const [one, other] = between;
    const pair =
      one === other
        ? `two ${MEETINGS_BY[one]}s`
        : `${article(one)} ${MEETINGS_BY[one]} and ${article(other)} ${MEETINGS_BY[other]}`;
    return `Keep ${length(minutes)} free between ${pair}`;
  },
  travel({ around: what, before, after }: RuleOf<'travel'>): string {
    return `Keep ${around(before, after, JOURNEYS[what])}`;
  },
  notice({ least, scope }: RuleOf<'notice'>): string {
    return `I need at least ${ahead(least, 'hour')} of notice${forMeetings(scope)}${codeword(scope)}`;
  },
  horizon({ most, scope }: RuleOf<'horizon'>): string {
    const what = scope && hasMeetings(scope) ? meetings(scope) : 'times';
    return `Offer ${what} at most ${ahead(most, 'day')} ahead${codeword(scope)}`;
  },
  grid({ minutes }: RuleOf<'grid'>): string {
    return `Meetings start on the ${GRIDS[minutes]}`;
  },
};

/**
 * The times that are allowed for the same meetings. Hours of some dates say nothing of other days, so the dates come
 * first: "From 2027-02-01 to 2027-02-04, meetings only between 10:00 and 16:00".
 */
export function onlyThen(rules: readonly RuleOf<'only'>[]): string {
  const scope = rules[0]?.scope;
  const dates = sharedDates(rules);
  const times = rules.map(({ when }) => whenWords(dates ? { ...when, dates: undefined } : when)).join(' or');
  const about = dates ? `${datesWords(dates)}, ${meetings(scope)}` : meetings(scope);
  return `${capitalised(about)} only${times}${codeword(scope)}`;
}

/** The dates that all these rules narrow to some weekdays or hours. */
function sharedDates(rules: readonly RuleOf<'only'>[]): When['dates'] {
  const narrowed = rules.every(({ when }) => when.hours ?? when.weekdays);
  const dates = rules[0]?.when.dates;
  const same = rules.every(({ when }) => when.dates?.from === dates?.from && when.dates?.to === dates?.to);
  return narrowed && same ? dates : undefined;
}

export const MEETINGS_BY: Readonly<Record<Medium, string>> = {
  video: 'video call',
  phone: 'phone call',
  in_person: 'in-person meeting',
};

/** What each weight is called; the others are said as a number. */
export const WISHES: Readonly<Record<string, string>> = {
  '4': 'I really prefer',
  '2': 'I prefer',
  '1': 'If possible, I prefer',
  '-1': 'If possible, I would rather not have',
  '-2': 'I would rather not have',
  '-4': 'I really would rather not have',
};

function wish(weight: number): string {
  return WISHES[String(weight)] ?? (weight < 0 ? 'I would rather not have' : 'I prefer');
}

function oddWeight(weight: number): string {
  return String(weight) in WISHES ? '' : ` (${weight > 0 ? '+' : ''}${weight})`;
}

function around(before: number, after: number, what: string): string {
  if (before === after) return `${length(before)} free before and after ${what}`;
  if (after === 0) return `${length(before)} free before ${what}`;
  if (before === 0) return `${length(after)} free after ${what}`;
  return `${length(before)} free before and ${length(after)} after ${what}`;
}

function ahead(amount: Ahead, unit: 'hour' | 'day'): string {
  if ('businessDays' in amount) return counted(amount.businessDays, 'business day');
  const { minutes } = amount;
  return unit === 'day' && minutes % 1440 === 0 ? counted(minutes / 1440, 'day') : length(minutes);
}

function article(medium: Medium): string {
  return medium === 'in_person' ? 'an' : 'a';
}
