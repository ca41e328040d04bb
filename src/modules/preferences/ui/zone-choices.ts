import { cityOf } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { offsetAt, zoneTable } from '@/core/time/zone';
import { countryOf, INHABITED_ZONES } from '@/core/time/zone-places';

export interface ZoneChoice {
  readonly tzid: string;
  readonly label: string;
}

/**
 * The zones that people live in as they say them, by city and country, with their offset at `now` (epoch minutes); those of
 * `first` lead the list. In words of the locale.
 */
export function zoneChoices(now: EpochMinute, first: readonly string[] = [], locale = 'en'): ZoneChoice[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const choice = (tzid: string) => choiceOf(tzid, now, locale, countries);
  const byName = new Intl.Collator(locale);
  const rest = INHABITED_ZONES.map(choice).sort((a, b) => byName.compare(a.label, b.label));
  const lead = [...new Set(first)].map(choice);
  const seen = new Set<string>();
  // A zone may have an older name besides, which a browser still tells: it is the same place.
  return [...lead, choice('Etc/UTC'), ...rest].filter(({ label }) => !seen.has(label) && seen.add(label));
}

function choiceOf(tzid: string, now: EpochMinute, locale: string, countries: Intl.DisplayNames): ZoneChoice {
  const offset = offsetAt(zoneTable(tzid), now);
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const clock = `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return { tzid, label: tzid === 'Etc/UTC' ? 'UTC' : `${placeOf(tzid, locale, countries)} (${clock})` };
}

/** `London, United Kingdom`, `Knox, Indiana, United States`. */
function placeOf(tzid: string, locale: string, countries: Intl.DisplayNames): string {
  const country = countryOf(tzid);
  const within = tzid.split('/').slice(1, -1).join(' ').replaceAll('_', ' ');
  const parts = [cityOf(tzid, locale), within, country ? countries.of(country) : undefined];
  return [...new Set(parts.filter(Boolean))].join(', ');
}
