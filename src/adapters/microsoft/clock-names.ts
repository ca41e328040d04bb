import type { EpochMinute } from '@/core/time/period';
import { resolveTzid } from '@/core/time/resolve-tzid';
import { WINDOWS_ZONES } from '@/core/time/windows-zones.generated';
import { nextTransition, offsetAt, type ZoneTable, zoneTable } from '@/core/time/zone';

/** The zone of a name that Exchange gives, Windows' or IANA's; null for one that only its sender knows. */
export function zoneNamed(name: string | null | undefined): ZoneTable | null {
  if (!name) return null;
  const found = resolveTzid(name, new Map());
  return 'zone' in found && found.via !== 'offset' ? found.zone : null;
}

/** How far ahead two clocks have to agree to be one, in minutes. */
const AHEAD_MIN = 4 * 366 * 1440;

/**
 * A name of the zone that Exchange takes: it knows Windows' zones, and of IANA's few. Where no name of Windows' is for this
 * very zone, that of one whose clock is the same from `from` on for some years (Oslo's is Berlin's).
 */
export function exchangeName(zone: ZoneTable, from: EpochMinute): string {
  const exact = WINDOWS_ZONES.find(([, iana]) => zoneTable(iana) === zone);
  const same = exact ?? WINDOWS_ZONES.find(([, iana]) => agree(zoneTable(iana), zone, from));
  return same?.[0] ?? zone.tzid;
}

function agree(a: ZoneTable, b: ZoneTable, from: EpochMinute): boolean {
  if (offsetAt(a, from) !== offsetAt(b, from)) return false;
  let at = from;
  for (;;) {
    const [left, right] = [nextTransition(a, at), nextTransition(b, at)];
    const ends = (next: typeof left) => next === null || next.at > from + AHEAD_MIN;
    if (ends(left) && ends(right)) return true;
    if (left?.at !== right?.at || left?.offset !== right?.offset || left === null) return false;
    at = left.at;
  }
}
