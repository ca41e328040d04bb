import { expect, test } from 'vitest';
import { monthStart } from './month';
import { minuteOf } from './period';
import { zoneTable } from './zone';

test.each([
  ['2026-03-31T22:30:00Z', 'Europe/Berlin', '2026-03-31T22:00:00Z'],
  ['2026-03-31T21:59:00Z', 'Europe/Berlin', '2026-02-28T23:00:00Z'],
  ['2026-01-01T00:00:00Z', 'America/New_York', '2025-12-01T05:00:00Z'],
  ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01T00:00:00Z'],
])('the month of %s in %s began at %s', (at, zone, began) => {
  expect(monthStart(minuteOf(Date.parse(at)), zoneTable(zone))).toBe(minuteOf(Date.parse(began)));
});
