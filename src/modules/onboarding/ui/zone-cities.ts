import { cityOf } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { offsetAt, zoneNames, zoneTable } from '@/core/time/zone';
import { RENAMED_CITIES, ZONE_PLACES } from '@/core/time/zone-cities';

/** A zone by the city that it is named for. */
export interface ZoneCity {
  readonly tzid: string;
  readonly city: string;
  readonly region: string;
  /** Minutes east of UTC now. */
  readonly offset: number;
  /** Other words for it, lower case: cities and countries that live by its clock, older names of the zone. */
  readonly words: readonly string[];
}

const REGIONS = /^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** The zones that people live in, by city. `now` in epoch minutes. */
export function zoneCities(now: EpochMinute): ZoneCity[] {
  const older = Object.entries(RENAMED_CITIES);
  const named = zoneNames()
    .filter((tzid) => REGIONS.test(tzid) && !Object.hasOwn(RENAMED_CITIES, tzid))
    .map((tzid) => ({
      tzid,
      city: cityOf(tzid),
      region: (tzid.split('/')[0] as string).replace('America', 'Americas'),
      offset: offsetAt(zoneTable(tzid), now),
      words: [
        ...(ZONE_PLACES[tzid]?.split('|') ?? []),
        ...older.flatMap(([old, present]) => (present === tzid ? [old.toLowerCase()] : [])),
      ],
    }));
  const utc = { tzid: 'Etc/UTC', city: 'UTC', region: 'No place', offset: 0, words: ['coordinated universal time'] };
  return [...named.sort((a, b) => a.city.localeCompare(b.city, 'en')), utc];
}
