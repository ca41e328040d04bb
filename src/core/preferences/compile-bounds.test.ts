import { describe, expect, it } from 'vitest';
import { processorMs } from '../reading/processor-time.fixture';
import { compile } from './compile';
import { MAX_DOCUMENT } from './document';

const NOW = 30_000_000;
/** A document is compiled while its owner types, beside everybody else's requests. */
const MOST_MS = 6_000;

const compiled = (document: string) => compile(document, { now: NOW, zone: 'Europe/Berlin' });
const full = (part: string) => part.repeat(Math.ceil(MAX_DOCUMENT / part.length)).slice(0, MAX_DOCUMENT);
const lines = (line: (i: number) => string) =>
  Array.from({ length: MAX_DOCUMENT / 20 }, (_, i) => line(i))
    .join('\n')
    .slice(0, MAX_DOCUMENT);

describe('the longest document that may be saved', () => {
  it.each(['"', '.', '!', '+1 2', '0123 45-', 'a@', 'a.', 'a-', '1 2 3 ', '(', "'a ", 'Ab/', '-', 'no calls, '])(
    'is compiled in bounded time where one sentence fills it: %j',
    (part) => {
      expect(processorMs(() => compiled(`x${full(part)}`))).toBeLessThan(MOST_MS);
    },
  );

  it('is compiled in bounded time where hundreds of rules leave no time for hundreds of people', () => {
    const document = lines((i) =>
      i % 2
        ? `No meetings with p${i}@a.de on Mondays.`
        : `No meetings on ${i % 4 ? 'Tue' : 'Wed'} before ${i % 12}:${10 + (i % 50)}.`,
    );
    expect(processorMs(() => compiled(`At most one hour of meetings per week.\n${document}`))).toBeLessThan(MOST_MS);
  });
});

it('leaves a sentence unread that is longer than anybody writes one', () => {
  const long = `No meetings on Mondays ${'or so '.repeat(400)}.`;
  expect(compiled(long).sentences).toMatchObject([{ understood: 'no', rules: [], unread: [long] }]);
});
