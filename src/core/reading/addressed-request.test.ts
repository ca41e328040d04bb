import { expect, it } from 'vitest';
import { gate } from './gate';
import { read } from './read';
import type { ReadingContext } from './reading';

const CONTEXT: ReadingContext = {
  now: Math.floor(Date.UTC(2026, 2, 4, 15) / 60_000),
  ownerZone: 'America/New_York',
  senderZone: null,
  locale: null,
  role: 'owner',
  loopState: 'new',
  offered: [],
  event: null,
  assistant: 'Sunny',
  workday: { start: 540, end: 1020 },
};

it.each([
  ['Find 30 minutes with jane@globex.test next week', true],
  ['Bitte finde nächste Woche 30 Minuten mit jane@globex.test.', true],
  ['Find 30 minutes with Jane Doe next week. Her assistant is bob@globex.test.', false],
])('an owner asks for a meeting with an address; one that stands elsewhere is asked about: %s', (text, certain) => {
  expect(gate(read(text, CONTEXT), CONTEXT).auto).toBe(certain);
});

it('a guest who names an address is asked what it is for', () => {
  const guest = { ...CONTEXT, role: 'guest' } as const;
  expect(gate(read('Find 30 minutes with jane@globex.test next week', guest), guest).auto).toBe(false);
});
