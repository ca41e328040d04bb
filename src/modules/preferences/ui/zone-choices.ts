import { cityOf } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { offsetAt, zoneTable } from '@/core/time/zone';
import { countryOf, INHABITED_ZONES } from '@/core/time/zone-places';

export interface ZoneChoice {
  readonly tzid: string;
  readonly label: string;
}

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' });

/**
 * The zones that people live in as they say them, by city and country, with their offset at `now` (epoch minutes); those of
 * `first` lead the list.
 */
export function zoneChoices(now: EpochMinute, first: readonly string[] = []): ZoneChoice[] {
  const rest = INHABITED_ZONES.map((tzid) => choice(tzid, now)).sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const lead = [...new Set(first)].map((tzid) => choice(tzid, now));
  const seen = new Set<string>();
  // A zone may have an older name besides, which a browser still tells: it is the same place.
  return [...lead, choice('Etc/UTC', now), ...rest].filter(({ label }) => !seen.has(label) && seen.add(label));
}

function choice(tzid: string, now: EpochMinute): ZoneChoice {
  const offset = offsetAt(zoneTable(tzid), now);
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const clock = `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return { tzid, label: tzid === 'Etc/UTC' ? 'UTC' : `${placeOf(tzid)} (${clock})` };
}

/** `London, United Kingdom`, `Knox, Indiana, United States`. */
function placeOf(tzid: string): string {
  const country = countryOf(tzid);
  const within = tzid.split('/').slice(1, -1).join(' ').replaceAll('_', ' ');
  const parts = [cityOf(tzid), within, country ? COUNTRIES.of(country) : undefined];
  return [...new Set(parts.filter(Boolean))].join(', ');
}
