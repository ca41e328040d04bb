import { expect, it } from 'vitest';
import { framed } from './mail-text';

const heightOf = async (markup: string, where = 'narrow') =>
  Number(new RegExp(`--${where}:(\\d+)px`).exec(String(await framed(markup, 'Text of the mail')))?.[1]);
const SENTENCE = '<p>Here is your link to sign in to Sundial at localhost:3000.</p>';
const BUTTON = '<p><a href="http://localhost:3000">Sign in</a></p>';

it('gives a mail’s frame room for a sentence that breaks on a phone and the button below it', async () => {
  // Margins of 36 px above and below, two lines of 24 px, a gap, and a button of 44 px.
  expect(await heightOf(SENTENCE + BUTTON)).toBeGreaterThanOrEqual(72 + 2 * 24 + 16 + 44);
  expect(await heightOf(SENTENCE.repeat(2) + BUTTON)).toBeGreaterThan(await heightOf(SENTENCE + BUTTON));
  expect(await heightOf(SENTENCE.repeat(2) + BUTTON, 'wide')).toBeLessThan(await heightOf(SENTENCE.repeat(2) + BUTTON));
  expect(await heightOf(SENTENCE.repeat(500))).toBeLessThanOrEqual(1_200);
});
