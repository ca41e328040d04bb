import { describe, expect, it } from 'vitest';
import { at, OFFERED } from './context.fixture';
import { gate } from './gate';
import { read } from './read';

const slot = (day: number, hour: number) => ({ start: at(10, day, hour), end: at(10, day, hour) + 30 });
/** Tuesday 13th 10:00, Thursday 15th 10:00, Tuesday 20th 14:00. */
const TWO_TUESDAYS = { ...OFFERED, offered: [slot(13, 10), slot(15, 10), slot(20, 14)] };

describe('A weekday that several offered days have', () => {
  it.each([
    'Tuesday works.',
    'Tuesday at 2 works.',
    "Tuesday doesn't work, everything else is fine.",
    'Ja, der Dienstag passt.',
    'Dienstag um 14 Uhr passt.',
    'Le mardi me convient.',
    'Va pour mardi.',
    'El martes me viene bien.',
  ])('is asked about: %s', (text) => {
    expect(gate(read(text, TWO_TUESDAYS), TWO_TUESDAYS).auto).toBe(false);
  });

  it.each([
    ['Thursday works.', 2],
    ['Next Tuesday works.', 1],
    ['Tuesday the 20th works.', 3],
    ['Dienstag, der 13., passt.', 1],
    ['Mardi 20 me va.', 3],
  ])('is clear once its date is: %s', (text, option) => {
    const reading = read(text, TWO_TUESDAYS);
    expect(reading.options.map((taken) => taken.option)).toEqual([option]);
    expect(gate(reading, TWO_TUESDAYS).auto).toBe(true);
  });
});
