import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aiSdkModel } from '@/adapters/model/ai-sdk';
import { database } from '@/db/client';
import { trainerAudits } from '@/db/schema/audits';
import { users } from '@/db/schema/identity';
import type { Runtime } from '@/ports/runtime';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import type { AuditFigures } from './schema';

useDatabase();

const work = { handled: 240, medianSeconds: 41.5, overturned: { count: 6, of: 80 }, asGold: { count: 45, of: 50 } };
const week = (monday: string, count: number) => ({ monday, ...work, asGold: { count, of: 25 } });
const FIGURES: AuditFigures = {
  ...work,
  weeks: [week('2026-02-16', 24), week('2026-02-23', 21)],
  fields: [
    { field: 'medium', items: 50, raw: 0.9, kappa: 0.42 },
    { field: 'duration', items: 50, raw: 0.99, kappa: 0.97 },
  ],
};
let sandbox: Sandbox;
let call: CallProduct;
let auditId = '';

beforeAll(async () => {
  sandbox = await startSandbox();
  const [admin, trainer] = await database()
    .insert(users)
    .values([
      { email: 'alma@sundial.test', role: 'ADMIN' },
      { email: 'tim@sundial.test', name: 'Tim Trainer', role: 'TRAINER' },
    ])
    .returning();
  const [row] = await database()
    .insert(trainerAudits)
    .values({
      trainerId: trainer?.id ?? '',
      from: '2026-02-16',
      to: '2026-03-02',
      figures: { ...FIGURES },
      createdAt: new Date(),
    })
    .returning();
  auditId = row?.id ?? '';
  const settings = {
    provider: 'compatible' as const,
    model: 'any',
    baseUrl: `${sandbox.url}/sandbox/llm/v1`,
    apiKey: null,
  };
  const model = { port: aiSdkModel(settings), tokensPerDay: 200_000, tokensPerMail: 16_000 };
  const runtime: Runtime = { ...mailboxRuntime(), model };
  call = await apiAs(runtime, admin?.id ?? '');
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.control.clearFaults());

async function summary(): Promise<{ text: string; by: string }> {
  return (await call('POST', '/api/admin/trainer-audit/summarize', { auditId })).json();
}

test('the draft says what was done, what others changed, where gold was missed, and how it went', async () => {
  sandbox.control.scriptModel([{ refusal: 'Not today' }]);
  const { text, by } = await summary();
  expect(by).toBe('template');
  expect(text).toBe(
    [
      'From 2026-02-16 until before 2026-03-02, 240 things were handled. The median time was 42 s.',
      'Of 80 that others looked at, 6 were changed or found wrong (8 %).',
      'Of 50 labels that there is gold for, 45 say the same (90 %).',
      'Of a sample of 0, 0 were judged: no mistake was found.',
      'Agreement with gold is lowest in medium (kappa 0.42).',
      'From the first to the second half of the time, labels that say what gold says went from 96 % to 84 %.',
    ].join(' '),
  );
});

test('a model’s words are taken where they say no other number, and it hears no name', async () => {
  const text = 'Agreement with gold fell from 96 % to 84 %; otherwise 45 of 50 labels are as gold has them.';
  sandbox.control.scriptModel([{ value: { text } }]);
  expect(await summary()).toEqual({ text, by: 'model' });
  expect(JSON.stringify(sandbox.control.modelCalls.at(-1))).not.toContain('Tim');
});

test('a model that makes up a number, or does not answer, is not quoted', async () => {
  sandbox.control.scriptModel([
    { value: { text: 'Agreement with gold fell to 12 %, which is the worst of the whole team.' } },
  ]);
  expect((await summary()).by).toBe('template');
  sandbox.control.scriptModel([{ text: 'Looks good to me!' }]);
  expect((await summary()).by).toBe('template');
});
