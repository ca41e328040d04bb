import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeAddressToken, parseAddressToken } from './address-token';
import type { MacKey } from './mac';

const keyOf = (secret: string, id = 'a'): MacKey => ({
  id,
  mac: (text) => createHmac('sha256', secret).update(text).digest(),
});
const key = keyOf('a secret');
const claim = { userId: 'u1', address: "d'ana-x@acme.test", expires: 30_000_000 };
const token = makeAddressToken(claim, key);

describe('the token of an address', () => {
  it('proves the address to its user until it expires', () => {
    expect(parseAddressToken(token, { userId: 'u1', now: 29_999_999 }, [key])).toBe(claim.address);
    expect(parseAddressToken(token, { userId: 'u1', now: 30_000_000 }, [key])).toBeNull();
  });

  it('proves nothing to another user, under another key, or with anything changed', () => {
    const at = { userId: 'u1', now: 0 };
    expect(parseAddressToken(token, { ...at, userId: 'u2' }, [key])).toBeNull();
    expect(parseAddressToken(token, at, [keyOf('another')])).toBeNull();
    expect(parseAddressToken(token, at, [keyOf('a secret', 'b')])).toBeNull();
    expect(parseAddressToken(token.replace("d'ana", 'eve'), at, [key])).toBeNull();
    expect(parseAddressToken(token.replace(/^[^-]+/, 'zzzzzz'), at, [key])).toBeNull();
    expect(parseAddressToken('', at, [key])).toBeNull();
  });
});
