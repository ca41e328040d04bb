import type { Blocker, PreviewDay, PreviewStretch } from '@/core/preferences/preview';
import { RULES } from '@/core/slots/query';
import { dayNumber } from '@/core/time/calendar-date';
import { dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import { firstUpper } from '@/ui/words';

/** How a stretch of the preview looks: what weighs most of what stands in its way. */
export type CellKind = 'offered' | 'liked' | 'disliked' | 'hours' | 'calendar' | 'kept' | 'other';

const OF_CALENDAR: ReadonlySet<string> = new Set([RULES.busy, RULES.buffer, RULES.hold, RULES.travel, RULES.unknown]);
const OUT_OF_REACH: ReadonlySet<string> = new Set([RULES.notice, RULES.horizon]);

/** The search's name of rules that let meetings be only at some times. */
const ONLY_THEN = 'only then';
/** What the search says of a time that is over. */
const PAST = 'in the past';

export function kindOf({ blocked, liking }: PreviewStretch): CellKind {
  if (blocked.length === 0) return liking > 0 ? 'liked' : liking < 0 ? 'disliked' : 'offered';
  if (blocked.some(({ rule }) => rule === RULES.hours)) return 'hours';
  if (blocked.some(({ rule }) => OF_CALENDAR.has(rule))) return 'calendar';
  return blocked.every(({ rule }) => OUT_OF_REACH.has(rule)) ? 'other' : 'kept';
}

/** The search's name of the hour at noon that is kept for everybody who says nothing of it. */
const LUNCH = 'lunch';

/** What stands in the way, for the owner; the sentence is shown beside it. */
export function blockerWords({ rule, what, sentence }: Blocker): string {
  switch (rule) {
    case LUNCH:
      return sentence === null ? 'The usual lunch hour: your text says nothing of lunch' : firstUpper(what);
    case RULES.busy:
      return what === 'busy' ? 'Busy in your calendar' : `In your calendar: ${what}`;
    case RULES.buffer:
      return what === 'busy' ? 'Too close to a meeting' : `Too close to ${what}`;
    case RULES.hold:
      return 'Held for a guest';
    case RULES.hours:
      return 'Outside your hours';
    case RULES.notice:
      return what === PAST ? 'In the past' : 'Too soon: less than the notice you want';
    case RULES.horizon:
      return 'Further ahead than you offer';
    case RULES.unknown:
      return 'Your calendar is not known then';
    case RULES.only:
      return 'Outside the times named';
    case ONLY_THEN:
      return 'Offered only at other times';
    default:
      return firstUpper(what);
  }
}

const OPENINGS: Readonly<Record<string, string>> = {
  [RULES.hours]: 'Your hours',
  [RULES.notice]: 'The notice you want',
  [RULES.horizon]: 'How far ahead you offer',
  [RULES.buffer]: 'The free time around meetings',
  [RULES.busy]: 'What is in your calendar',
  [RULES.hold]: 'What is held for other guests',
  [RULES.only]: 'The days that were asked for',
  [ONLY_THEN]: 'That only certain times are offered',
  [RULES.inARow]: 'The pause after meetings in a row',
  [RULES.focus]: 'Your focus time',
};

/** What could be given up, by the name of its rule. */
export function openingWords(rule: string): string {
  return OPENINGS[rule] ?? firstUpper(rule);
}

/** The days with what is worth telling of them; stretches of which the same is told are one. */
export function toldDays(days: readonly PreviewDay[]): PreviewDay[] {
  return days.map(({ date, stretches }) => {
    const told: PreviewStretch[] = [];
    for (const stretch of stretches) {
      const blocked = toldBlockers(stretch.blocked);
      const before = told.at(-1);
      if (before && before.liking === stretch.liking && sayTheSame(before.blocked, blocked)) {
        told[told.length - 1] = { ...before, to: stretch.to };
      } else told.push({ ...stretch, blocked });
    }
    return { date, stretches: told };
  });
}

function sayTheSame(a: readonly Blocker[], b: readonly Blocker[]): boolean {
  const words = (blocked: readonly Blocker[]) =>
    blocked.map((one) => `${blockerWords(one)}\n${one.sentence}`).join('\n');
  return words(a) === words(b);
}

/** What is worth telling: of what is past, only that. */
export function toldBlockers(blocked: readonly Blocker[]): readonly Blocker[] {
  const past = blocked.find((one) => one.rule === RULES.notice && one.what === PAST);
  return past ? [{ ...past, sentence: null }] : blocked;
}

/** How a time that is offered is ranked. */
export function likingWords(liking: number): string {
  if (liking === 0) return 'Offered';
  return liking > 0 ? `Offered, and liked (+${liking})` : `Offered, but only if nothing better is free (${liking})`;
}

/** Wall times of one day as if in UTC, where every day has all its hours. */
const WALL = 'Etc/UTC';

function midnightOf(date: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return dayNumber(year, month, day) * 1440;
}

/** `Tuesday, November 24`. */
export function previewDayWords({ date }: PreviewDay): string {
  return dayWords(midnightOf(date), WALL);
}

/** `2:30 – 3:00 PM`. */
export function previewSpanWords({ date }: PreviewDay, { from, to }: { from: number; to: number }): string {
  const midnight = midnightOf(date);
  return spanWords({ start: midnight + from, end: midnight + to }, WALL);
}

/** Whole hours of a day. */
export interface HoursShown {
  readonly from: number;
  readonly to: number;
}

/** The hours of the two weeks that are worth showing: those that lie in the owner's hours on some day, else 8 to 18. */
export function hoursToShow(days: readonly PreviewDay[]): HoursShown {
  const inside = days.flatMap(({ stretches }) => stretches.filter((stretch) => kindOf(stretch) !== 'hours'));
  if (inside.length === 0) return { from: 8, to: 18 };
  const from = Math.min(...inside.map((stretch) => stretch.from));
  const to = Math.max(...inside.map((stretch) => stretch.to));
  return { from: Math.floor(from / 60), to: Math.ceil(to / 60) };
}
