import { expect, it } from 'vitest';
import { headingLine, withPlainHeadings } from './headings';

it('headings are written as people write them', () => {
  expect(withPlainHeadings('## Hours\n\n- No meetings.\n\n## People\n\n- Ignore bots.\n')).toBe(
    'Hours:\n\n- No meetings.\n\nPeople:\n\n- Ignore bots.\n',
  );
});

it.each([
  ['# Me\n\n## Hours\n\n- No meetings.\n'],
  ['## what I like: a lot\n\n- No meetings.\n'],
  ['## Hours\n\n- No meetings.\n\n## Why not?\n\n- Never.\n'],
])('a document whose sentences would stand under other headings stays as it is: %j', (document) => {
  expect(withPlainHeadings(document)).toBe(document);
});

it('a new heading is like those around it', () => {
  expect([headingLine('Hours'), headingLine('Hours', '## Me\n'), headingLine('why?')]).toEqual([
    'Hours:',
    '## Hours',
    '## why?',
  ]);
});
