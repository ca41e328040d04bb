import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffLine, diffLines } from './diff';

const words = (lines: DiffLine[]) =>
  lines.map(({ change, text }) => `${{ same: ' ', removed: '-', added: '+' }[change]}${text}`);

describe('diffLines', () => {
  it('shows what was taken out and what came in its place', () => {
    expect(
      words(
        diffLines(
          'Hours\nMeetings take 30 minutes.\nLunch is at 12.\n',
          'Hours\nMeetings take 45 minutes.\nLunch is at 12.',
        ),
      ),
    ).toEqual([' Hours', '-Meetings take 30 minutes.', '+Meetings take 45 minutes.', ' Lunch is at 12.']);
  });

  it('of a new document shows every line as added', () => {
    expect(words(diffLines('', 'One\n\nTwo'))).toEqual(['+One', '+', '+Two']);
    expect(diffLines('', '')).toEqual([]);
  });

  it('keeps both texts, and the longest part in common', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const lines = diffLines(older, newer);
        const of = (change: DiffLine['change']) =>
          lines.filter((line) => line.change === 'same' || line.change === change).map((line) => line.text);
        const whole = (one: string) => (one === '' ? [] : one.replace(/\n$/, '').split('\n'));
        expect(of('removed')).toEqual(whole(older));
        expect(of('added')).toEqual(whole(newer));
        if (older === newer) expect(lines.every((line) => line.change === 'same')).toBe(true);
      }),
    );
  });

  it('answers for the longest documents that there can be', () => {
    const lines = diffLines('x\n'.repeat(25_000), 'y\n'.repeat(25_000));
    expect(lines).toHaveLength(50_000);
  });
});
