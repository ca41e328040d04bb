import { cityOf } from '@/core/time/format';
import type { EpochMinute } from '@/core/time/period';
import { offsetAt, zoneNames, zoneTable } from '@/core/time/zone';

export interface ZoneChoice {
  readonly tzid: string;
  readonly label: string;
}

const REGIONS = /^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** The zones that people live in, by city, with their offset at `now` (epoch minutes); those of `first` lead the list. */
export function zoneChoices(now: EpochMinute, first: readonly string[] = []): ZoneChoice[] {
  const rest = zoneNames()
    .filter((tzid) => REGIONS.test(tzid))
    .map((tzid) => choice(tzid, now))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  const lead = [...new Set(first)].map((tzid) => choice(tzid, now));
  return [...lead, choice('Etc/UTC', now), ...rest].filter(
    (item, index, all) => all.findIndex((other) => other.tzid === item.tzid) === index,
  );
}

function choice(tzid: string, now: EpochMinute): ZoneChoice {
  const offset = offsetAt(zoneTable(tzid), now);
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const clock = `UTC${offset < 0 ? '−' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
  return { tzid, label: tzid === 'Etc/UTC' ? 'UTC' : `${cityOf(tzid)}, ${tzid.split('/')[0]} (${clock})` };
}
