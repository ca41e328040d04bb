import { zoneOfDay } from '../availability/hours';
import { localDayAt } from '../availability/local-days';
import type { EpochMinute } from '../time/period';
import { nextTransition, toWall } from '../time/zone';
import { contains, type OptionalStarts } from './optional-starts';
import { curveSum, minuteOfWeek, WEEK } from './preference-curve';
import { type Attendee, isRequired, type SlotQuery } from './query';

/** What decides the cost of a start, prepared once per search. */
export interface CostModel {
  readonly query: SlotQuery;
  readonly optional: readonly OptionalStarts[];
  /** Those whose presence has a price. */
  readonly choosy: readonly Attendee[];
}

/** Gathers what the costs of a search depend on; changes nothing. */
export function costModel(query: SlotQuery, optional: readonly OptionalStarts[]): CostModel {
  return { query, optional, choosy: query.attendees.filter((a) => a.preferences || a.wishes?.length) };
}

/**
 * The cost of one start in points: a day of waiting costs `costPerDay`; each person who comes adds weight × the mean of
 * their curve and wishes over the meeting; each optional person who cannot come adds weight × `costOfAbsence`.
 */
export function costAt(model: CostModel, start: EpochMinute): number {
  return costsOf(model, Int32Array.of(start))[0] as number;
}

/** The costs of many starts in ascending order. */
export function costsOf(model: CostModel, starts: Int32Array): Float64Array {
  const { query, optional, choosy } = model;
  const { duration, window, costPerDay = 1, costOfAbsence = 10 } = query;
  const costs = new Float64Array(starts.length);
  const perMinute = costPerDay / 1440;
  for (let i = 0; i < starts.length; i++) costs[i] = ((starts[i] as number) - window.start) * perMinute;
  for (const { attendee, pairs } of optional) {
    const price = attendee.weight * costOfAbsence;
    for (let i = 0; i < starts.length; i++) {
      if (!contains(pairs, starts[i] as number)) costs[i] = (costs[i] as number) + price;
    }
  }
  for (const attendee of choosy) {
    const pairs = isRequired(attendee) ? undefined : optional.find((one) => one.attendee === attendee)?.pairs;
    if (attendee.preferences) addCurve(costs, starts, attendee, duration, pairs);
    for (const { start: from, end: to, cost } of attendee.wishes ?? []) {
      const price = (attendee.weight * cost) / duration;
      for (let i = 0; i < starts.length; i++) {
        const start = starts[i] as number;
        const shared = Math.min(start + duration, to) - Math.max(start, from);
        if (shared > 0 && (!pairs || contains(pairs, start))) costs[i] = (costs[i] as number) + price * shared;
      }
    }
  }
  return costs;
}

function addCurve(costs: Float64Array, starts: Int32Array, a: Attendee, duration: number, pairs?: Int32Array): void {
  const curve = a.preferences;
  if (!curve) return;
  const { zone, travel } = a.availability;
  const price = a.weight / duration;
  // The offset holds until the next change, so it is looked up once per change and not per start.
  let until = Number.NEGATIVE_INFINITY;
  let last = 0;
  let minute = 0;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    if (start >= until) {
      const here = travel.length > 0 ? zoneOfDay(a.availability, localDayAt(a.availability, start)) : zone;
      until = travel.length > 0 ? start + 1 : (nextTransition(here, start)?.at ?? Number.POSITIVE_INFINITY);
      minute = minuteOfWeek(toWall(here, start));
    } else {
      minute += start - last;
      while (minute >= WEEK) minute -= WEEK;
    }
    last = start;
    if (pairs && !contains(pairs, start)) continue;
    costs[i] = (costs[i] as number) + price * curveSum(curve, minute, duration);
  }
}
