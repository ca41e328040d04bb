import { afterEach, expect, it, vi } from 'vitest';
import { signInErrorOf } from './sign-in-error';

afterEach(() => vi.restoreAllMocks());

it.each([
  [{ error: 'Verification' }, 'Verification', []],
  [{ error: 'undefined' }, 'undefined', ['[auth] shown to a visitor: undefined']],
  [{ error: ['Configuration', 'Verification'] }, 'Configuration', ['[auth] shown to a visitor: Configuration']],
  [{ error: 'a b\n[auth] forged' }, 'a b\n[auth] forged', ['[auth] shown to a visitor: abauthforged']],
  [{ error: 'x'.repeat(200) }, 'x'.repeat(80), [`[auth] shown to a visitor: ${'x'.repeat(80)}`]],
  [{ error: '' }, null, []],
  [{}, null, []],
])('of %j the code is %j, and what is the operator’s is logged', async (search, code, lines) => {
  const logged: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(line));
  expect(await signInErrorOf({ searchParams: Promise.resolve(search as Record<string, string>) })).toBe(code);
  expect(logged).toEqual(lines);
});
