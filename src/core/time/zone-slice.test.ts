import { expect, it } from 'vitest';
import { toWall, zoneTable } from './zone';
import { sliceOf, wallIn } from './zone-slice';

const minute = (iso: string) => Date.parse(iso) / 60_000;

it.each([
  ['America/New_York', '2026-10-15T00:00Z', '2027-04-15T00:00Z'],
  ['Asia/Kolkata', '2026-10-15T00:00Z', '2027-04-15T00:00Z'],
  ['Europe/London', '2026-10-25T00:59Z', '2026-10-25T01:00Z'],
  ['Africa/Casablanca', '2026-01-01T00:00Z', '2026-12-31T00:00Z'],
])('a slice of %s tells the time as the zone does, at both edges of its clock too', (tzid, from, to) => {
  const zone = zoneTable(tzid);
  const span = { start: minute(from), end: minute(to) };
  const slice = JSON.parse(JSON.stringify(sliceOf(zone, span)));
  const edges = slice.until.flatMap((at: number) => [at - 1, at]);
  for (const at of [span.start, ...edges, span.end]) expect(wallIn(slice, at)).toBe(toWall(zone, at));
  for (let at = span.start; at <= span.end; at += 719) expect(wallIn(slice, at)).toBe(toWall(zone, at));
});
