import { median } from '../figures/figures';
import type { EpochMinute, Period } from '../time/period';
import { type Counted, counted, FEWEST, shareOf } from './few';

/** Somebody who has signed up, and what they have done since; null: not yet. Epoch minutes. */
export interface Newcomer {
  readonly signedUp: EpochMinute;
  readonly onboarded: EpochMinute | null;
  readonly firstAsked: EpochMinute | null;
  readonly firstBooked: EpochMinute | null;
  /** Moments in weeks in which a meeting of theirs was booked: one for each such week is enough. */
  readonly booked: readonly EpochMinute[];
}

/** Whoever has asked for a meeting within so many days is active. */
export const ACTIVATION_DAYS = 14;

/** Those who signed up in one week. Counts and shares of fewer than ten people are not told. */
export interface Cohort {
  readonly week: Period;
  readonly signedUp: Counted;
  readonly onboarded: number | 'few' | null;
  /** Asked for a first meeting within two weeks; null too while not all of them have had that long. */
  readonly activated: number | 'few' | null;
  /** Have had a meeting booked, whenever. */
  readonly booked: number | 'few' | null;
  /** Median minutes from signing up to the first booking, of those who have one; null where fewer than ten have. */
  readonly minutesToBooked: number | null;
  /** Who had a meeting booked in their own week, the week after it, and so on to this one. */
  readonly active: readonly (number | 'few')[];
}

/** Cohorts by week; `weeks` follow on each other, and the last one is that of `now`. */
export function cohortsOf(people: readonly Newcomer[], weeks: readonly Period[], now: EpochMinute): readonly Cohort[] {
  const members: Newcomer[][] = weeks.map(() => []);
  for (const person of people) members[weekAt(weeks, person.signedUp)]?.push(person);
  return weeks.map((week, index) => {
    const own = members[index] ?? [];
    const count = (is: (person: Newcomer) => boolean) => own.filter(is).length;
    const share = (part: number) => shareOf(part, own.length);
    const activation = ACTIVATION_DAYS * 1440;
    const hadTime = week.end + activation <= now;
    const toBooked = own.flatMap(({ signedUp, firstBooked }) => (firstBooked === null ? [] : firstBooked - signedUp));
    const active = activeByWeek(own, weeks, index);
    return {
      week,
      signedUp: counted(own.length),
      onboarded: share(count(({ onboarded }) => onboarded !== null)),
      activated: hadTime ? share(count((one) => within(one.firstAsked, one.signedUp, activation))) : null,
      booked: share(toBooked.length),
      minutesToBooked: toBooked.length < FEWEST ? null : median(toBooked),
      active: own.length === 0 ? [] : active.map((part) => share(part) ?? 0),
    };
  });
}

/** How many of a cohort had a meeting booked in each week from its own on. */
function activeByWeek(own: readonly Newcomer[], weeks: readonly Period[], from: number): number[] {
  const counts = weeks.slice(from).map(() => 0);
  for (const { booked } of own) {
    for (const week of new Set(booked.map((at) => weekAt(weeks, at) - from))) {
      if (week >= 0 && week < counts.length) counts[week] = (counts[week] ?? 0) + 1;
    }
  }
  return counts;
}

function within(at: EpochMinute | null, since: EpochMinute, minutes: number): boolean {
  return at !== null && at < since + minutes;
}

/** The index of the week in which a moment lies; -1: in none of them. */
function weekAt(weeks: readonly Period[], at: EpochMinute): number {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last || at < first.start || at >= last.end) return -1;
  // Weeks of one zone without a change of its clocks are equally long: the guess is right, and otherwise next to it.
  const guess = Math.floor((at - first.start) / (first.end - first.start));
  return [guess, guess - 1, guess + 1].find((n) => weeks[n] && at >= weeks[n].start && at < weeks[n].end) ?? -1;
}
