import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { logLine, logText } from './log-text';

const SECRET = 'Lunch with my lawyer\n    at secret (mail.ts:1:1)';
const failed = (cause?: Error) => new DrizzleQueryError('insert into "messages" values ($1)', [SECRET, 7], cause);
const both = (told: unknown) => `${logText(told)}\n${logLine(told)}`;

it('a failed query is told without its parameters, with what PostgreSQL said and where it was', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "messages_key"'), {
    code: '23505',
    detail: `Key (text)=(${SECRET}) already exists.`,
  });
  expect(logLine(failed(cause))).toBe(
    'Error: Failed query: insert into "messages" values ($1), because of Error (23505): duplicate key value violates unique constraint "messages_key"',
  );
  expect(logText(failed(cause))).toMatch(/\n {4}at .*log-text\.test\.ts/);
  for (const word of ['lawyer', 'secret']) expect(both(failed(cause))).not.toContain(word);
});

it.each([
  ['as a text', `the step failed: ${failed().message}`],
  ['as a cause', new Error('The step failed', { cause: failed() })],
  [
    'quoted by PostgreSQL',
    Object.assign(new Error(`invalid input syntax for type uuid: "${SECRET}"`), { code: '22P02' }),
  ],
  ['quoted by JSON.parse', jsonError()],
])('words of somebody are not told: %s', (_, told) => {
  expect(both(told)).not.toMatch(/lawyer|secret/);
});

it('an error without values is told as it is', () => {
  expect(logLine(new TypeError('x is not a function'))).toBe('TypeError: x is not a function');
  expect(logText('woke 3 loops')).toBe('woke 3 loops');
});

function jsonError(): unknown {
  try {
    return JSON.parse(SECRET);
  } catch (error) {
    return error;
  }
}
