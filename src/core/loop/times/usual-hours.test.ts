import { describe, expect, it } from 'vitest';
import { step } from '../step';
import { sends } from '../testing/booked-scene';
import { at, context, facts, heard, newLoop, ownerSays, reading, window } from '../testing/scene';

type Windows = NonNullable<Parameters<typeof heard>[2]>;
const offered = (subject: string, windows: Windows = [], durationMin: number | null = null) => {
  const details = { ...reading([]).details, durationMin };
  const said = heard(['request_meeting'], { details }, windows);
  return sends(step(newLoop(), ownerSays(said, { ...facts(), subject }), context()))[0]?.slots ?? [];
};
const hours = (slots: readonly { start: number }[]) => slots.map(({ start }) => (start - at(5, 0)) / 60);

describe('hours of a habit', () => {
  it.each([
    ['Lunch', 15, 17],
    ['Breakfast', 13, 16],
    ['Dinner', 10, 12],
    ['Coffee', 17, 19],
  ])('%s yields to hours that the owner names', (subject, from, to) => {
    const slots = offered(subject, [window(at(5, from), at(5, to))], 30);
    expect(slots.length).toBeGreaterThan(0);
    for (const hour of hours(slots)) expect(hour >= from && hour < to).toBe(true);
  });

  it('holds inside a day that is named without hours', () => {
    const slots = offered('Lunch', [window(at(5, 0), at(6, 0), { precision: 'day' })]);
    expect(slots.length).toBeGreaterThan(0);
    for (const hour of hours(slots)) expect(hour >= 11.5 && hour <= 13).toBe(true);
  });

  it('what takes longer ends as much later', () => {
    const noon = window(at(5, 12), at(5, 14), { precision: 'daypart' });
    const slots = offered('Lunch', [window(at(5, 12, 45), at(5, 15), { precision: 'daypart' })], 90);
    expect(hours(slots)).toEqual([13]);
    expect(offered('Lunch', [noon], 90).length).toBeGreaterThan(0);
  });

  it('noon is kept by what fits into half a day', () => {
    const noon = { start: at(5, 12), end: at(5, 13) };
    const day = [window(at(5, 0), at(6, 0), { precision: 'day' as const })];
    for (const minutes of [30, 60, 180, 240]) {
      const slots = offered('Chat', day, minutes);
      expect(slots.length).toBeGreaterThan(0);
      for (const { start, end } of slots) expect(end <= noon.start || start >= noon.end).toBe(true);
    }
  });

  it.each([300, 360, 480])('%d minutes go over noon, since neither half of the day has room', (minutes) => {
    const slots = offered('Workshop', [], minutes);
    expect(slots.length).toBeGreaterThan(0);
    for (const { start, end } of slots) expect(end - start).toBe(minutes);
  });
});
