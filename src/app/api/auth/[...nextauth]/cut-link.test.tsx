import { expect, it } from 'vitest';
import { isCutLink } from './cut-link';

const cut = (address: string) => isCutLink(new URL(address, 'https://sundial.test'));

it('knows a sign-in link that lost its token or its address, and no other', () => {
  const whole = '/api/auth/callback/email?callbackUrl=%2F&token=abc&email=dana%40acme.test';
  expect(cut(whole)).toBe(false);
  expect(cut(whole.slice(0, whole.indexOf('&email')))).toBe(true);
  expect(cut(whole.slice(0, whole.indexOf('&token')))).toBe(true);
  expect(cut(whole.replaceAll('&', '&amp;'))).toBe(true);
  expect(cut('/api/auth/callback/google?code=abc')).toBe(false);
});
