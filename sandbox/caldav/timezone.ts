import { joinLines } from '../../src/core/ical/content-line';
import { vtimezoneLines } from '../../src/core/ical/serialise-vtimezone';
import { zoneTable } from '../../src/core/time/zone';

/** calendar-timezone (RFC 4791 5.2.2) of an IANA zone, right from 2020 on. */
export function vtimezone(zone: string): string {
  const lines = vtimezoneLines(zoneTable(zone), Date.UTC(2020, 0, 1) / 60_000);
  return joinLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sundial//Sandbox//EN', ...lines, 'END:VCALENDAR']);
}
