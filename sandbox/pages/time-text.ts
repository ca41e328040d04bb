import { toWall, zoneTable } from '../../src/core/time/zone';

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** The place in an IANA name, for reading: `America/New_York` → `New York`. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) as string).replaceAll('_', ' ');
}

/** `Tue, 24 Nov 2026` in a zone. */
export function dayText(ms: number, zone: string): string {
  return DAY.format(wallMs(ms, zone));
}

/** `14:30` in a zone. */
export function clockText(ms: number, zone: string): string {
  return new Date(wallMs(ms, zone)).toISOString().slice(11, 16);
}

/** `Tue, 24 Nov 2026, 14:30 – 15:00 (London)`; a day stays a day. */
export function spanText(start: number | string, end: number | string | null, zone: string): string {
  if (typeof start === 'string') return `${DAY.format(Date.parse(`${start}T00:00:00Z`))}, all day`;
  const until = typeof end === 'number' ? ` – ${clockText(end, zone)}` : '';
  return `${dayText(start, zone)}, ${clockText(start, zone)}${until} (${cityOf(zone)})`;
}

/** For lists: the time today, the day otherwise. */
export function shortText(ms: number, now: number, zone: string): string {
  return dayText(ms, zone) === dayText(now, zone) ? clockText(ms, zone) : SHORT_DAY.format(wallMs(ms, zone));
}

function wallMs(ms: number, zone: string): number {
  return toWall(zoneTable(zone), Math.floor(ms / 60_000)) * 60_000;
}
