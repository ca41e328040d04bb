import { expect, it } from 'vitest';
import { LANGUAGES } from '../loop/state';
import { weekItems, weekMail } from './week';

const at = Date.parse('2026-11-06T21:00:00Z') / 60_000;
const week = { start: Date.parse('2026-11-02T05:00:00Z') / 60_000, end: at };
const reader = { language: 'en', zone: 'America/New_York', at, assistant: 'Sunny' } as const;
const NOTHING = { week, met: 0, people: [], booked: 0, toBook: null, mails: 0, moves: 0, risks: [] };
const FULL = {
  week,
  met: 750,
  people: [
    { name: 'Jane', minutes: 120 },
    { name: 'Ben', minutes: 45 },
  ],
  booked: 2,
  toBook: 200,
  mails: 7,
  moves: 1,
  risks: [{ kind: 'conflict', start: at + 3 * 1440, first: 'Board', second: null, events: [] } as const],
};

it('a week tells hours, people, bookings, mails and what overlaps next, each in one line', () => {
  expect(weekItems(FULL, reader).map(({ text }) => text)).toEqual([
    'You met others for 12.5 hours.',
    'Most of it with Jane (2 h) and Ben (0.8 h).',
    '2 meetings were booked for you.',
    'Half of them were booked within 3.3 hours of the first mail.',
    '7 mails you did not have to write.',
    'One booked meeting was moved.',
    'Next week, on Monday, November 9 at 4:00 PM, two things overlap: Board and a meeting without a title',
  ]);
});

it('of a week in which nothing was, nothing is told', () => {
  expect(weekItems(NOTHING, reader)).toEqual([]);
});

it.each(LANGUAGES)('it is written in %s without a gap, with its days and its zone', (language) => {
  const items = weekItems(FULL, { ...reader, language });
  const { subject, text, html } = weekMail(items, week, { ...reader, language }, () => null);
  expect(items).toHaveLength(7);
  for (const words of [subject, text]) expect(words).not.toMatch(/undefined|null|\{|NaN|!/);
  for (const item of items) expect(text).toContain(item.text);
  expect(html).toContain(`<html lang="${language}">`);
});
