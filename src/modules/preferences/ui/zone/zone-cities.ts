import { cityOf } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { offsetAt, zoneNames, zoneTable } from '@/core/time/zone';
import { RENAMED_CITIES, ZONE_PLACES } from '@/core/time/zone-cities';

/** The parts of the world that zones are named by. */
export const REGIONS = [
  'africa',
  'america',
  'antarctica',
  'asia',
  'atlantic',
  'australia',
  'europe',
  'indian',
  'pacific',
] as const;
export type Region = (typeof REGIONS)[number] | 'etc';

/** A zone by the city that it is named for. */
export interface ZoneCity {
  readonly tzid: string;
  readonly city: string;
  /** Lower case, as tz data names it: `europe`. */
  readonly region: Region;
  /** Minutes east of UTC now. */
  readonly offset: number;
  /** Other words for it, lower case: cities and countries that live by its clock, older names of the zone. */
  readonly words: readonly string[];
}

/** The zones that people live in, by city, which are found by their English names too. `now` in epoch minutes. */
export function zoneCities(now: EpochMinute, locale: string): ZoneCity[] {
  const older = Object.entries(RENAMED_CITIES);
  const named = zoneNames()
    .flatMap((tzid) => {
      const region = REGIONS.find((one) => tzid.toLowerCase().startsWith(`${one}/`));
      return region && !Object.hasOwn(RENAMED_CITIES, tzid) ? [{ tzid, region }] : [];
    })
    .map(({ tzid, region }) => ({
      tzid,
      city: cityOf(tzid, locale),
      region,
      offset: offsetAt(zoneTable(tzid), now),
      words: [
        ...(cityOf(tzid, locale) === cityOf(tzid) ? [] : [cityOf(tzid).toLowerCase()]),
        ...(ZONE_PLACES[tzid]?.split('|') ?? []),
        ...older.flatMap(([old, present]) => (present === tzid ? [old.toLowerCase()] : [])),
      ],
    }));
  const utc: ZoneCity = {
    tzid: 'Etc/UTC',
    city: 'UTC',
    region: 'etc',
    offset: 0,
    words: ['coordinated universal time'],
  };
  return [...named.sort((a, b) => a.city.localeCompare(b.city, locale)), utc];
}
