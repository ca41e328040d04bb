import { describe, expect, it } from 'vitest';
import { read } from '../../reading/read';
import type { ReadingContext } from '../../reading/reading';
import { formatDay } from '../../time/format';
import { zoneTable } from '../../time/zone';
import { heardAs } from '../owner/hear';
import { hearRhythm } from './rhythm-words';

const ZONE = 'America/New_York';
/** Tuesday, December 1, 2026, 10:00 in New York. */
const context: ReadingContext = {
  now: Date.UTC(2026, 11, 1, 15) / 60_000,
  ownerZone: ZONE,
  senderZone: null,
  locale: null,
  role: 'owner',
  loopState: 'new',
  offered: [],
  event: null,
  workday: { start: 540, end: 1020 },
};
const hear = (text: string) => heardAs(read(text, context), context);
const rhythmOf = (text: string) => hearRhythm(text, hear(text), hear);
const WEEKLY = { unit: 'week', interval: 1 };

describe('how a meeting is to repeat', () => {
  it.each([
    ['Sunny, can you set up a weekly 30 min with Jane, Tuesdays?', WEEKLY],
    ['Sunny, please set up a weekly 30 minutes with Jane, every Tuesday at 10am.', WEEKLY],
    ['Please schedule 30 minutes with Jane every week.', WEEKLY],
    ['Please schedule a biweekly call with Jane, Wednesdays at 10am', { unit: 'week', interval: 2 }],
    ['every other Tuesday afternoon, 30 minutes with Jane, 8 times', { unit: 'week', interval: 2, ends: { count: 8 } }],
    [
      'Find 30 minutes with Jane every weekday at 9:30, for 6 weeks.',
      { ...WEEKLY, workdays: true, ends: { weeks: 6 } },
    ],
    [
      'Sunny, please set up a monthly 1:1 with Jane on the first Monday at 2pm, 30 minutes.',
      { unit: 'month', interval: 1, nth: 1 },
    ],
    ['Sunny, bitte finde wöchentlich 30 Minuten mit Jane, jeden Dienstag um 10 Uhr.', WEEKLY],
    ['Sunny, peux-tu trouver 30 minutes avec Jane chaque mardi matin ?', WEEKLY],
    ['Sunny, busca 30 minutos con Jane todos los martes a las 10', WEEKLY],
  ])('%s', (text, rhythm) => {
    const heard = rhythmOf(text);
    expect(heard?.rhythm).toEqual(rhythm);
    expect(heard?.gate.auto).toBe(true);
  });

  it('an end is a day, and the words about it are no times to meet', () => {
    const heard = rhythmOf('Please find 30 minutes with Jane every Tuesday until the end of January.');
    const ends = heard?.rhythm?.ends;
    const until = ends && 'until' in ends ? ends.until : 0;
    expect(formatDay(until, zoneTable(ZONE), 'en')).toBe('Sunday, January 31');
    const days = heard?.windows.map((w) => formatDay(w.start, zoneTable(ZONE), 'en').split(',')[0]);
    expect(new Set(days)).toEqual(new Set(['Tuesday']));
  });

  it.each([
    'Find 30 minutes with Jane, weekdays after 3.',
    'Any weekday works for 30 minutes with Jane.',
    'Please find 30 minutes with Jane to discuss the weekly report.',
    'Find 30 minutes with Jane on Tuesday.',
    'The second Tuesday suits me for 30 minutes with Jane.',
  ])('is none: %s', (text) => {
    expect(rhythmOf(text)?.rhythm).toBeUndefined();
  });
});
