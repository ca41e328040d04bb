import { describe, expect, it } from 'vitest';
import { comparableAddress, parseAddress, sameAddress } from './address';

const reasonOf = (text: string) => {
  const parsed = parseAddress(text);
  return parsed.ok ? null : parsed.reason;
};

describe('a strict address', () => {
  it('compares in lower case with an ASCII domain', () => {
    expect(comparableAddress('Dana.Reed+x@Acme.CO')).toBe('dana.reed+x@acme.co');
    expect(comparableAddress('info@Bücher.example')).toBe('info@xn--bcher-kva.example');
    expect(comparableAddress('a@例え.jp')).toBe('a@xn--r8jz45g.jp');
    expect(sameAddress('DANA@acme.co', 'dana@ACME.co')).toBe(true);
    expect(sameAddress('not an address', 'not an address')).toBe(false);
  });

  it.each([
    ['dana@acme.co@evil.com', 'syntax'],
    ['dana', 'syntax'],
    ['@acme.co', 'syntax'],
    ['dana@', 'syntax'],
    ['da na@acme.co', 'syntax'],
    ['dana..reed@acme.co', 'syntax'],
    ['.dana@acme.co', 'syntax'],
    ['"dana reed"@acme.co', 'syntax'],
    ['dana@acme.co(comment)', 'syntax'],
    ['dana@-acme.co', 'syntax'],
    ['dana@127.0.0.1', 'syntax'],
    ['dana@[127.0.0.1]', 'syntax'],
    ['dana@acme.co/path', 'syntax'],
    ['dana@a%41.co', 'syntax'],
    [`${'a'.repeat(65)}@acme.co`, 'syntax'],
    [`a@${'b'.repeat(250)}.co`, 'length'],
    ['dana\u200b@acme.co', 'hidden_character'],
    ['dana@ac\u00adme.co', 'hidden_character'],
    ['dana@acme.co\r\nBcc: x@evil.com', 'hidden_character'],
    ['dana@acme．co', 'not_normalised'],
    ['ｄana@acme.co', 'not_normalised'],
    ['dаna@acme.co', 'not_ascii'],
    ['dana@аcme.co', 'lookalike'],
    ['dana@аре.co', 'lookalike'],
  ])('refuses %j', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });
});
