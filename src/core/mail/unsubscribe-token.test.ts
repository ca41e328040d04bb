import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeAddressToken } from './address-token';
import type { MacKey } from './mac';
import { makeUnsubscribeToken, parseUnsubscribeToken } from './unsubscribe-token';

const keyOf = (secret: string): MacKey => ({
  id: 'a',
  mac: (text) => createHmac('sha256', secret).update(text).digest(),
});
const key = keyOf('secret');

it('names the address that it was made for, and no other', () => {
  const token = makeUnsubscribeToken('ana@acme.test', key);
  expect(parseUnsubscribeToken(token, [key])).toBe('ana@acme.test');
  expect(parseUnsubscribeToken(token.replace('ana@', 'ben@'), [key])).toBeNull();
  expect(parseUnsubscribeToken(token.replace('ana@', 'Ana@'), [key])).toBeNull();
  expect(parseUnsubscribeToken(token, [keyOf('other')])).toBeNull();
});

it('is no other kind of token', () => {
  const claim = { userId: 'u', address: 'ana@acme.test', expires: 1 };
  expect(parseUnsubscribeToken(makeAddressToken(claim, key), [key])).toBeNull();
});
