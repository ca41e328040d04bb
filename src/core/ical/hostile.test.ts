import ICAL from 'ical.js';
import { afterEach, expect, it, vi } from 'vitest';
import { parseCalendar } from './parse';

afterEach(() => vi.restoreAllMocks());

const KB = 1024;
const repeated = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length));
const calendar = (body: string) =>
  `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:one@x\r\n${body}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;

/** What ical.js is given to do: it throws at what it does not understand, and takes its time for long lines. */
function work(text: string): { lines: number; longest: number; refused: number } {
  const parse = vi.spyOn(ICAL.parse, 'property');
  const { events } = parseCalendar(text);
  expect(events.map(({ uid }) => uid)).toEqual(['one@x']);
  const lengths = parse.mock.calls.map(([line]) => line.length);
  const refused = parse.mock.results.filter(({ type }) => type === 'throw').length;
  return { lines: lengths.length, longest: Math.max(...lengths), refused };
}

it.each<[string, string]>([
  ['short lines that are no properties', 'a\r\n'],
  ['properties that nobody reads', 'X-A;B=C:d\r\n'],
  ['a line without end', 'X-JUNK'],
  ['a line of parameters', 'X-A;B=C'],
])('%s do not reach the parser, 820 kB of them', (_, junk) => {
  expect(work(calendar(repeated(junk, 820 * KB)))).toEqual({ lines: 2, longest: expect.any(Number), refused: 0 });
});

it('lines that the parser refuses are given to it a thousand times at most', () => {
  expect(work(calendar(repeated('URL;:\r\n', 820 * KB))).refused).toBe(1_000);
  vi.restoreAllMocks();
  expect(work(calendar(repeated('DTSTART;:\r\n', 820 * KB))).refused).toBe(1_000);
});

it('of a line no more is parsed than any of our readers keeps', () => {
  expect(work(calendar(`DESCRIPTION;ALTREP=${repeated('x', 820 * KB)}:y`)).longest).toBe(120_000);
  vi.restoreAllMocks();
  expect(work(calendar(`SUMMARY:${repeated('x', 20)}${repeated('\r\n y', 820 * KB)}`)).longest).toBe(120_000);
});
