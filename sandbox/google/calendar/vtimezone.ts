import type { ZoneTable } from '../../../src/core/time/zone';
import { formatWallDate } from './moment';

/** Years after the first occurrence for which transitions are listed. */
const YEARS = 3;

/** A VTIMEZONE (RFC 5545 3.6.5) with the zone's offsets from an instant (epoch minutes) on, one observance per transition. */
export function vtimezone(zone: ZoneTable, from: number): string[] {
  const until = from + YEARS * 366 * 1440;
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone.tzid}`];
  for (let i = 0; i < zone.at.length; i++) {
    const at = zone.at[i] as number;
    const next = zone.at[i + 1] ?? Infinity;
    if (next <= from || at > until) continue;
    const offset = zone.offset[i] as number;
    const before = zone.offset[i - 1] ?? offset;
    const kind = offset > before ? 'DAYLIGHT' : 'STANDARD';
    const start = at === -Infinity ? '19700101T000000' : basicWall(at + before);
    lines.push(
      `BEGIN:${kind}`,
      `DTSTART:${start}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(offset)}`,
      `END:${kind}`,
    );
  }
  return [...lines, 'END:VTIMEZONE'];
}

/** A wall minute in iCalendar's basic form, `20261124T140000`. */
export function basicWall(wall: number): string {
  const ofDay = ((wall % 1440) + 1440) % 1440;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${formatWallDate(wall).replaceAll('-', '')}T${two(Math.floor(ofDay / 60))}${two(ofDay % 60)}00`;
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`;
}
