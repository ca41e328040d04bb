import { type Availability, availablePeriods, sameHours } from '../../availability/hours';
import { activityRule } from '../../slots/activity-hours';
import type { HoursRule } from '../../slots/query';
import type { Period } from '../../time/period';
import { zoneTable } from '../../time/zone';
import { within } from './bounds';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const rules = new Map<string, HoursRule>();

/** What a meeting is called, how long it takes, where the owner is, and their hours. */
interface Matter {
  readonly noun: string;
  readonly durationMin: number;
  readonly zone: string;
  readonly availability: Availability;
}

/**
 * A12, E22: a lunch, coffee or dinner has its hours; everything else keeps 12:00 to 13:00 free. A habit only: it yields
 * where people have named times (`named`) that leave no room inside it, and noon to what is longer than half a day.
 */
export function usualHours(matter: Matter, named: readonly Period[], window: Period): HoursRule[] {
  const { durationMin, availability } = matter;
  const rule = ruleOf(matter.noun, matter.zone, durationMin);
  const fits = (a: Period) => a.end - a.start >= durationMin;
  if (rule.meeting === 'inside') {
    return named.length === 0 || within(named, stretches(rule.hours, window)).some(fits) ? [rule] : [];
  }
  const open = within(stretches(availability, window), named);
  const noons = stretches(rule.hours, window);
  return open.some((one) => without(one, noons).some(fits)) ? [rule] : [];
}

/** The same object per noun, zone and length, because its hours are remembered by it. */
function ruleOf(noun: string, zone: string, durationMin: number): HoursRule {
  const key = `${noun} ${zone} ${durationMin}`;
  const known = rules.get(key);
  if (known) return known;
  const lunchFree = {
    zone: zoneTable(zone),
    weekly: sameHours(EVERY_DAY, [[720, 780]]),
    overrides: new Map(),
    travel: [],
  };
  const rule = activityRule(noun, zoneTable(zone), durationMin) ?? {
    name: 'lunch',
    meeting: 'outside' as const,
    hours: lunchFree,
  };
  rules.set(key, rule);
  return rule;
}

function stretches(hours: Availability, window: Period): Period[] {
  const pairs = availablePeriods(hours, window);
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({
    start: pairs[2 * i] as number,
    end: pairs[2 * i + 1] as number,
  }));
}

/** What is left of a stretch between `cut`, which are in order. */
function without({ start, end }: Period, cut: readonly Period[]): Period[] {
  const inside = cut.filter((one) => one.start < end && one.end > start);
  const edges = [start, ...inside.flatMap((one) => [one.start, one.end]), end];
  return Array.from({ length: edges.length / 2 }, (_, i) => ({
    start: edges[2 * i] as number,
    end: edges[2 * i + 1] as number,
  }));
}
