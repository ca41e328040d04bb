import { type Availability, sameHours } from '../../availability/hours';
import type { HoursRule } from '../../slots/query';
import type { SourcedRule } from '../compiled';
import type { When } from '../when';
import { applying, mostSpecific } from './choose';
import type { MeetingFacts } from './facts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** No meeting that begins at a fixed time is longer, in minutes. */
const LONGEST = 480;

/** The clocks at which such a meeting begins: those that say most about it, of each sentence. Empty: it may at any. */
export function startsFor(
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
): { at: readonly number[]; sentence: string }[] {
  return mostSpecific(applying('start', rules, facts)).map(({ rule, sentence }) => ({ at: rule.at, sentence }));
}

/** The meeting begins then: the clocks of several sentences are alternatives. */
export function starting(rules: readonly SourcedRule[], facts: MeetingFacts, home: Availability): HoursRule[] {
  const starts = startsFor(rules, facts);
  if (starts.length === 0) return [];
  const minutes = [...new Set(starts.flatMap(({ at }) => at))].sort((a, b) => a - b);
  const weekly = sameHours(
    EVERY_DAY,
    minutes.map((at) => [at, at + 1] as const),
  );
  const { zone, travel } = home;
  const hours = { zone, travel, weekly, overrides: new Map() };
  return [{ name: 'starts then', meeting: 'starting', hours, sentence: starts.at(-1)?.sentence }];
}

/** Whoever names an hour in the evening means it: the hours of work need not hold it, on the days that are worked. */
export function openedByStarts(
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
  { weekly }: Availability,
): { readonly when: When }[] {
  const weekdays = weekly.filter(({ periods }) => periods.length > 0).map(({ weekday }) => weekday);
  return startsFor(rules, facts).flatMap(({ at }) =>
    at.map((from) => ({ when: { weekdays, hours: [[from, from + LONGEST] as const] } })),
  );
}

/** A step of the search, in minutes, that no clock of these falls between. */
export function stepWith(step: number, rules: readonly SourcedRule[], facts: MeetingFacts): number {
  return startsFor(rules, facts)
    .flatMap(({ at }) => at)
    .reduce(divisor, step);
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
