import { expect, it } from 'vitest';
import { documentOfDraft } from '../draft';
import { putIn, takeOut } from './drafted';

const DRAFT = [
  { heading: 'About me', text: 'My time zone is America/New_York.', evidence: '' },
  { heading: 'Hours', text: 'I work Monday to Friday 09:00–17:00.', evidence: '' },
  { heading: 'Hours', text: 'Lunch 12:00–13:00 is blocked.', evidence: '' },
  { heading: 'Meetings', text: 'Meetings last 30 minutes.', evidence: '' },
];

it('puts a draft into an empty text as a document under headings', () => {
  expect(putIn('', DRAFT)).toBe(documentOfDraft(DRAFT));
});

it('puts each sentence under its heading, once, and keeps every other word', () => {
  const own = '## Hours\n\n- Never on my birthday, 3 May.\n\nSome words of mine.';
  const text = putIn(own, DRAFT);
  expect(text).toBe(putIn(text, DRAFT));
  expect(text.indexOf('Never on my birthday')).toBeLessThan(text.indexOf('Lunch'));
  for (const { text: words } of DRAFT) expect(text.split(words)).toHaveLength(2);
  expect(text).toContain('Some words of mine.');
});

it('takes a sentence out again, with a heading that is left empty', () => {
  const text = putIn('## Mine\n\n- Be kind.\n', DRAFT);
  const out = DRAFT.reduce((left, { text: words }) => takeOut(left, words), text);
  expect(out.trim()).toBe('## Mine\n\n- Be kind.');
  expect(takeOut(text, 'Not in it.')).toBe(text);
});
