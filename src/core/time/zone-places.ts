import meta from 'moment-timezone/data/meta/latest.json' with { type: 'json' };
import { RENAMED_CITIES } from './zone-cities';

const ZONES: Readonly<Record<string, { readonly countries: readonly string[] }>> = meta.zones;

/** The zones that people live in, each under one name: those that tz data tells the countries of (zone.tab, zone1970.tab). */
export const INHABITED_ZONES: readonly string[] = Object.keys(ZONES);

/** The country that a zone is foremost of (ISO 3166-1 alpha-2); undefined for those of no country, or names that are no longer used. */
export function countryOf(tzid: string): string | undefined {
  return ZONES[RENAMED_CITIES[tzid] ?? tzid]?.countries[0];
}
