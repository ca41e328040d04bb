import { describe, expect, it } from 'vitest';
import type { Block } from '../tree';
import { betweenMarks, editedParts, withEdited } from './edited';

const MARKS = [{ from: 'the mail begins here', until: 'the mail ends here' }];
const LONG =
  'Dana would like to meet you for a call about the roadmap, and asked me to find a time that suits you both.';
const BLOCKS: Block[] = [
  { kind: 'paragraph', text: 'Hi Jane,' },
  { kind: 'paragraph', text: LONG },
  { kind: 'choices', choices: [1, 2].map((n) => ({ n, text: `Tuesday, March ${n}`, url: `https://s.test/t/x?${n}` })) },
  { kind: 'link', text: 'Or suggest another time:', url: 'https://s.test/t/x' },
  { kind: 'signature', lines: ['Best,', 'Sunny, Dana’s AI assistant', '', 'Reply “stop”.'] },
];
const SHOWN = `Hi Jane,

${LONG}

1. Tuesday, March 1
2. Tuesday, March 2

Or suggest another time [link]

Best,
Sunny, Dana’s AI assistant

Reply “stop”.`;

describe('the changed mail in an answer', () => {
  it.each([
    ['> ----- the mail begins here -----', '> Hello', '> ----- the mail ends here -----'],
    ['>> ----- the mail begins here -----', '>> Hello', '>> ----- the mail ends here -----'],
    ['----- the mail begins here -----', 'Hello', '----- the mail ends here -----'],
    ['yes', '', '> > ----- the mail begins here -----', '> > Hello', '> > ----- the mail ends here -----', '> more'],
  ])('is found between its marks: %s', (...lines) => expect(betweenMarks(lines, MARKS)).toBe('Hello'));

  it.each([
    ['> ----- the mail begins here -----', '> Hello'],
    ['> Hello', '> ----- the mail ends here -----'],
    ['I read the mail begins here and the mail ends here'],
    [],
  ])('is not guessed where a mark is missing', (...lines) => expect(betweenMarks(lines, MARKS)).toBeNull());

  it.each([
    SHOWN,
    SHOWN.replace(/(.{50,70}) /g, '$1\n'),
    SHOWN.replaceAll('\n\n', '\n \n\n'),
    SHOWN.replace('\n\nOr suggest another time [link]', ''),
    SHOWN.replaceAll('’', "'").replaceAll('“', '"').replaceAll('”', '"'),
    SHOWN.slice(0, SHOWN.indexOf('\n\nReply')),
  ])('is none where only lines were broken, or what is taken over anyway is missing', (answer) =>
    expect(editedParts(BLOCKS, answer)).toBeNull(),
  );

  it('is taken with the parts of ours that were left', () => {
    const parts = editedParts(BLOCKS, SHOWN.replace(LONG, 'It was good to see you.').replace('Hi Jane', 'Dear Jane'));
    expect(parts).toEqual([
      'Dear Jane,',
      'It was good to see you.',
      { kind: 'choices', nth: 0 },
      { kind: 'link', nth: 0 },
      { kind: 'signature', nth: 0 },
    ]);
    const other = BLOCKS.map((block) => (block.kind === 'link' ? { ...block, url: 'https://s.test/t/other' } : block));
    expect(withEdited(other, parts ?? [])[3]).toEqual(other[3]);
    expect(withEdited(BLOCKS.slice(0, 3), parts ?? []).map(({ kind }) => kind)).toEqual([
      'paragraph',
      'paragraph',
      'choices',
    ]);
  });

  it('joins lines that a mail program broke, and keeps those that its writer did', () => {
    const long = 'One sentence of mine that is so long that the mail program\nhas broken it in two.';
    expect(editedParts(BLOCKS, SHOWN.replace(LONG, `${long}\nShort.\nLines.`))?.[1]).toBe(
      'One sentence of mine that is so long that the mail program has broken it in two.\nShort.\nLines.',
    );
  });
});
