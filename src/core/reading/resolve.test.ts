import { expect, it } from 'vitest';
import { at, FIRST } from './context.fixture';
import { read } from './read';
import { resolveWindows } from './resolve';

const spans = (text: string, context = FIRST) =>
  resolveWindows(read(text, context), context).map(({ start, end, stance, exactStart }) => ({
    start,
    end,
    stance,
    exactStart,
  }));

it('closes open ends with the working day, and those of a guest’s or of an evening with the evening', () => {
  const after = (text: string, role: 'guest' | 'owner') => spans(text, { ...FIRST, role }).map(({ end }) => end);
  expect(after('Tuesday after 3', 'guest')).toEqual([at(10, 6, 22)]);
  expect(after('Tuesday after 3', 'owner')).toEqual([at(10, 6, 17)]);
  expect(after('Tuesday after 6:30pm', 'owner')).toEqual([at(10, 6, 22)]);
  expect(spans('Tuesday before noon')).toEqual([
    { start: at(10, 6, 9), end: at(10, 6, 12), stance: 'can', exactStart: false },
  ]);
  expect(spans('Tuesday')).toEqual([{ start: at(10, 6, 9), end: at(10, 6, 17), stance: 'can', exactStart: false }]);
});

it('tells a start from a stretch', () => {
  expect(spans('Tuesday at 2')[0]).toMatchObject({ start: at(10, 6, 14), exactStart: true });
  expect(spans('Tuesday 2-4')[0]).toEqual({
    start: at(10, 6, 14),
    end: at(10, 6, 16),
    stance: 'can',
    exactStart: false,
  });
});

it('blocks whole days and single hours', () => {
  expect(spans("I can't do Tuesday")[0]).toMatchObject({ start: at(10, 6), end: at(10, 7), stance: 'cannot' });
  expect(spans("I can't do 10 on Tuesday")[0]).toMatchObject({ start: at(10, 6, 10), end: at(10, 6, 11) });
});

it('spreads weekly windows over the days ahead', () => {
  const found = spans('Fridays after 2 are good');
  expect(found[0]).toMatchObject({ start: at(10, 9, 14) });
  expect(found).toHaveLength(8);
});

it('reads in the sender’s zone', () => {
  const context = { ...FIRST, senderZone: 'Europe/Berlin' };
  expect(spans('Tuesday at 15:00', context)[0]?.start).toBe(at(10, 6, 9));
});

it('takes a deadline from now on', () => {
  expect(spans('by Friday')[0]).toMatchObject({ start: FIRST.now, end: at(10, 9, 17) });
});
