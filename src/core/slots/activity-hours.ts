import { type DailyHours, sameHours } from '../availability/hours';
import type { ZoneTable } from '../time/zone';
import type { HoursRule } from './query';

/** When people have these, as local time; coffee is no lunch. A meeting of that name begins and ends inside. */
const HOURS: ReadonlyMap<string, DailyHours> = new Map<string, DailyHours>([
  ['breakfast', [[420, 600]]],
  ['brunch', [[600, 840]]],
  [
    'coffee',
    [
      [480, 720],
      [780, 1020],
    ],
  ],
  ['lunch', [[690, 840]]],
  ['tea', [[840, 1050]]],
  ['drinks', [[1020, 1320]]],
  ['dinner', [[1080, 1320]]],
]);

/** Names of the activities that have hours of their own. */
export const ACTIVITIES: readonly string[] = [...HOURS.keys()];

/** What these take, in minutes: what takes longer may end as much later. */
const USUAL = 60;

/** The hours of a lunch, coffee and so on where it takes place; undefined for a word without hours (`call`, `meeting`). */
export function activityRule(activity: string, zone: ZoneTable, durationMin = USUAL): HoursRule | undefined {
  const name = activity.toLowerCase();
  const usual = HOURS.get(name);
  if (!usual) return undefined;
  const later = Math.max(0, durationMin - USUAL);
  const periods = usual.map(([from, to], i): readonly [number, number] => [
    from,
    i < usual.length - 1 ? to : to + later,
  ]);
  const weekly = sameHours([0, 1, 2, 3, 4, 5, 6], periods);
  return { name, meeting: 'inside', hours: { zone, weekly, overrides: new Map(), travel: [] } };
}
