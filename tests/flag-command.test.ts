import { beforeEach, expect, it } from 'vitest';
import { runFlag } from '@/cli/flag-command';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
import { auditLog, users } from '@/db/schema/identity';
import { flagOn, flagsOf } from '@/modules/flags/queries';
import { useDatabase } from './support/database';

useDatabase();
let dana: string;
let ben: string;

beforeEach(async () => {
  for (const table of [featureFlags, auditLog, users]) await database().delete(table);
  const rows = await database()
    .insert(users)
    .values([{ email: 'dana@acme.test' }, { email: 'ben@acme.test' }])
    .returning();
  [dana = '', ben = ''] = rows.map(({ id }) => id);
});

async function sundialFlag(...args: string[]) {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  return { status: await runFlag(args, { say, complain: say }), text: lines.join('\n') };
}

it('lists every feature with how far it is rolled out', async () => {
  await sundialFlag('sms', '30');
  const { status, text } = await sundialFlag();
  expect(status).toBe(0);
  expect(text).toBe((await sundialFlag('list')).text);
  expect(text.split('\n')).toContainEqual(expect.stringMatching(/^sms +30 %$/));
  expect(text.split('\n')).toContainEqual(expect.stringMatching(/^reschedule +on \(as it comes\)$/));
  expect(text.split('\n')).toContainEqual(expect.stringMatching(/^onboarding-dev +off \(as it comes\)$/));
});

it('switches a feature for everybody, and the next request has it', async () => {
  expect(await sundialFlag('reschedule', 'off')).toEqual({ status: 0, text: 'reschedule: off' });
  expect((await flagsOf(dana)).reschedule).toBe(false);
  expect(await sundialFlag('reschedule', 'on')).toEqual({ status: 0, text: 'reschedule: on' });
  expect((await flagsOf(dana)).reschedule).toBe(true);
  expect((await sundialFlag('reschedule', '0%')).text).toBe('reschedule: 0 %');
  expect((await flagsOf(dana)).reschedule).toBe(false);
  expect(await database().select().from(auditLog)).toMatchObject(
    Array(3).fill({ action: 'flag.set', actor: 'command line', subject: 'reschedule' }),
  );
});

it('gives one account what others do not have, and takes it back', async () => {
  expect((await sundialFlag('sms', 'on', '--user', 'Dana@acme.test')).text).toBe('sms: 0 % and dana@acme.test');
  expect([await flagOn('sms', dana), await flagOn('sms', ben)]).toEqual([true, false]);
  await sundialFlag('sms', 'off', '--user', 'dana@acme.test');
  expect(await flagOn('sms', dana)).toBe(false);
  expect((await sundialFlag('sms', 'on', '--user', 'nobody@acme.test')).status).toBe(1);
});

it('an account that is named leaves everybody else as they were', async () => {
  await sundialFlag('reschedule', 'on', '--user', 'dana@acme.test');
  expect([await flagOn('reschedule', dana), await flagOn('reschedule', ben)]).toEqual([true, true]);
  await sundialFlag('reschedule', 'off');
  await sundialFlag('reschedule', 'on', '--user', 'dana@acme.test');
  expect([await flagOn('reschedule', dana), await flagOn('reschedule', ben)]).toEqual([true, false]);
});

it('names the features when asked for one that there is not', async () => {
  const { status, text } = await sundialFlag('smss', 'on');
  expect(status).toBe(1);
  expect(text).toMatch(/^There is no feature smss\. There are: add-to-home-banner, .*, sms, week-summary\.$/);
});

it.each([
  ['sms'],
  ['sms', '101'],
  ['sms', 'maybe'],
  ['sms', '50', '--user', 'dana@acme.test'],
  ['sms', 'on', '--usr', 'x'],
])('explains itself instead of %j', async (...args) => {
  const { status, text } = await sundialFlag(...args);
  expect([status, text.slice(0, 26)]).toEqual([2, 'Usage: sundial flag [list]']);
});
