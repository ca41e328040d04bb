import { describe, expect, it } from 'vitest';
import { hookAddressProblem } from './address';
import { MOST_ATTEMPTS, pauseAfter, retryAfterSeconds } from './attempts';
import { EXCERPT_LENGTH, excerptOf } from './excerpt';

describe('attempts', () => {
  it('are spread over about a day, further apart each time, and end', () => {
    const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, i) => pauseAfter(i + 1));
    expect(pauses.at(-1)).toBeNull();
    const waits = pauses.slice(0, -1) as number[];
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    const hours = waits.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(20);
    expect(hours).toBeLessThan(26);
  });

  it('wait for whom asks for it, up to half a day, and never less than they would', () => {
    expect(pauseAfter(1, 90)).toBe(90_000);
    expect(pauseAfter(1, 10_000_000)).toBe(12 * 3_600_000);
    expect(pauseAfter(8, 1)).toBe(pauseAfter(8));
    expect(pauseAfter(MOST_ATTEMPTS, 90)).toBeNull();
  });

  it('read Retry-After in both of its forms, and nothing else', () => {
    const now = Date.parse('2026-03-02T10:00:00Z');
    expect(retryAfterSeconds('120', now)).toBe(120);
    expect(retryAfterSeconds('Mon, 02 Mar 2026 10:01:00 GMT', now)).toBe(60);
    expect(retryAfterSeconds('Mon, 02 Mar 2026 09:00:00 GMT', now)).toBe(0);
    expect([retryAfterSeconds('soon', now), retryAfterSeconds(undefined, now)]).toEqual([null, null]);
  });
});

describe('an excerpt', () => {
  it.each([
    ['{"token":"abc123def"}', 'abc123def'],
    ['Authorization: Bearer eyJhbGciOi.J9.x-y', 'eyJhbGciOi'],
    ['bad whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'C2FVsBQI'],
    [`key ${'sundial_pat_'}${'a'.repeat(43)}`, 'aaaaaa'],
    [`${'x'.repeat(495)} ${'k9'.repeat(40)}`, 'k9k9'],
  ])('of %j holds no key', (text, key) => {
    expect(text).toContain(key);
    expect(excerptOf(text)).not.toContain(key);
  });

  it('is printable, short, and what people need to mend it stays', () => {
    expect(excerptOf('No such\u0000 path:\r\n\t/in\u202E')).toBe('No such path: /in');
    expect(excerptOf('word '.repeat(1_000)).length).toBeLessThanOrEqual(EXCERPT_LENGTH);
  });
});

it('an address is https without a password; http is for this machine, in the sandbox', () => {
  const problem = (text: string, sandbox = false) => hookAddressProblem(text, sandbox);
  expect(problem('https://acme.test/hooks?a=b')).toBeNull();
  expect(problem('acme.test')).toBe('malformed');
  expect(problem('ftp://acme.test')).toBe('scheme');
  expect(problem('http://acme.test')).toBe('scheme');
  expect(problem('http://127.0.0.1:3000/x')).toBe('scheme');
  expect(problem('http://acme.test', true)).toBe('scheme');
  expect(problem('http://localhost.acme.test', true)).toBe('scheme');
  expect(problem('http://127.0.0.1:3000/x', true)).toBeNull();
  expect(problem('https://me:secret@acme.test')).toBe('credentials');
  expect(problem(`https://acme.test/${'a'.repeat(2_000)}`)).toBe('too_long');
});
