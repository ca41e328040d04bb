import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import { zoneTable } from '@/core/time/zone';
import { hoursShown, placeDay, type WeekItem, weekOf } from './week-layout';

const london = zoneTable('Europe/London');
const day = dayNumber(2026, 11, 24);
const item = (id: string, from: number, to: number): WeekItem => ({
  id,
  kind: 'meeting',
  title: id,
  href: null,
  start: day * 1440 + from,
  end: day * 1440 + to,
});
const lanes = (items: WeekItem[]) => placeDay(items, day, london).map((p) => [p.item.id, p.lane, p.lanes]);

describe('the week', () => {
  it('begins on the Monday of the zone, also where it is still Sunday elsewhere', () => {
    const mondayInTokyo = dayNumber(2026, 11, 22) * 1440 + 16 * 60;
    expect(weekOf(mondayInTokyo, zoneTable('Asia/Tokyo')).days[0]).toBe(dayNumber(2026, 11, 23));
    expect(weekOf(mondayInTokyo, london).days[0]).toBe(dayNumber(2026, 11, 16));
  });
  it('spans 167 hours where a clock goes forward', () => {
    const { period } = weekOf(dayNumber(2026, 3, 27) * 1440, london);
    expect(period.end - period.start).toBe(167 * 60);
  });
  it('puts overlapping items side by side, and lets those that touch use the whole width', () => {
    expect(lanes([item('a', 600, 660), item('b', 630, 690), item('c', 690, 720)])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 1],
    ]);
  });
  it('reuses a lane that has become free', () => {
    expect(lanes([item('a', 600, 720), item('b', 600, 630), item('c', 640, 700)])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 1, 2],
    ]);
  });
  it('cuts at midnight what spans it', () => {
    expect(placeDay([item('a', -60, 90)], day, london)[0]).toMatchObject({ from: 0, to: 90 });
  });
  it('draws the working day, and more only where something lies outside', () => {
    expect(hoursShown([placeDay([item('a', 600, 660)], day, london)])).toEqual({ from: 8, to: 18 });
    const early = item('a', 390, 660);
    expect(hoursShown([placeDay([early, item('b', 1100, 1150), item('all day', 0, 1440)], day, london)])).toEqual({
      from: 6,
      to: 20,
    });
  });
});
