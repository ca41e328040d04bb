import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderReply } from '@/core/replies/render';
import { translator } from '@/messages/translate';
import { LETTERS, partsOf } from './conversation';
import { RecordedThread } from './recorded-thread';
import { RecordedWeek } from './recorded-week';

const IN_ENGLISH = { t: translator('en', 'landing'), locale: 'en' } as const;

const written = LETTERS.filter((letter) => letter.message !== undefined);

it.each(written.map((letter, index) => [index + 1, letter] as const))(
  'mail %i of the assistant says what the product says today (record it again with src/demo/record.ts)',
  (_, { message, text }) => {
    expect(renderReply(message!).text).toBe(text);
  },
);

it('goes from the request to the booking', () => {
  expect(written.map(({ message }) => message?.template)).toEqual(['offer', 'counter', 'confirm']);
  expect(LETTERS.map(({ from }) => from)).toEqual(['Dana Reyes', 'Sunny', 'Jane Doe', 'Sunny', 'Jane Doe', 'Sunny']);
});

it('shows every word of every mail, and follows none of its links', () => {
  render(<RecordedThread assistant="Sunny" {...IN_ENGLISH} />);
  const mails = screen.getAllByRole('article');
  expect(mails).toHaveLength(LETTERS.length);
  for (const [index, { text }] of LETTERS.entries()) {
    const words =
      text
        .replace(/https?:\S+/g, '')
        .replace(/^\d+\. /gm, '')
        .match(/[\p{L}\d]+/gu) ?? [];
    const shown = mails[index]?.textContent ?? '';
    for (const word of words) expect(shown).toContain(word);
    expect(shown).not.toContain('http');
  }
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('takes the parts of a mail from its plain text', () => {
  expect(
    partsOf('Hi Jane,\n\n1. Monday\n   https://x.test/1\n2. Tuesday\n   https://x.test/2\n\nOr ask:\nhttps://x.test\n'),
  ).toEqual([
    { kind: 'words', lines: ['Hi Jane,'] },
    { kind: 'times', times: ['Monday', 'Tuesday'] },
    { kind: 'link', words: 'Or ask' },
  ]);
});

it('draws the week with what was offered and what was booked', () => {
  render(<RecordedWeek {...IN_ENGLISH} />);
  expect(screen.getByRole('figure').textContent).toContain('Wednesday, December 2, 11:30 AM – 12:00 PM in New York');
});
