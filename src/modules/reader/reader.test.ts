import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aiSdkModel } from '@/adapters/model/ai-sdk';
import type { ReadingContext } from '@/core/reading/reading';
import { database } from '@/db/client';
import { modelAnswers, modelConsents, modelSpending } from '@/db/schema/models';
import { createAccount } from '@/modules/identity/commands';
import type { ModelAccess } from '@/ports/model';
import type { Runtime } from '@/ports/runtime';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { apiAs } from '../../../tests/support/api';
import { calendarRuntime } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { forgetModelAnswers } from './commands/answers';
import { setConsent } from './commands/consent';
import { readerOf } from './commands/read-mail';
import { reserveTokens, returnTokens } from './commands/spending';
import { hasConsented } from './queries';

useDatabase();
const CHAT = '/sandbox/llm/v1/chat/completions';
const TEXT = 'Per me va bene il secondo orario.';
let sandbox: Sandbox;
let runtime: Runtime;
let owner: string;
let count = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  sandbox.control.clearFaults();
  runtime = withModel({});
  count += 1;
  const email = `reader${count}@acme.test`;
  owner = (await createAccount({ email, name: 'Reader', emailVerified: new Date(), image: null })).id;
});

function withModel(over: {
  timeoutMs?: number;
  tokensPerDay?: number;
  tokensPerMail?: number;
  model?: string;
}): Runtime {
  const { timeoutMs, tokensPerDay = 200_000, tokensPerMail = 20_000, model = 'honest' } = over;
  const settings = { provider: 'compatible' as const, model, baseUrl: `${sandbox.url}/sandbox/llm/v1`, apiKey: null };
  const port = aiSdkModel(settings, { timeoutMs });
  return { ...calendarRuntime(sandbox), model: { port, tokensPerDay, tokensPerMail } };
}

const consent = () => setConsent(owner, 'reading', runtime.model?.port.recipient ?? '', 0);
const calls = () => sandbox.control.modelCalls.length;
const spent = async () => {
  const [row] = await database().select().from(modelSpending).where(eq(modelSpending.ownerId, owner));
  return row?.tokens ?? 0;
};

function context(): ReadingContext {
  const now = Math.floor(sandbox.control.now() / 60_000);
  const slot = (days: number) => ({ start: now + days * 1440, end: now + days * 1440 + 30 });
  return {
    now,
    ownerZone: 'America/New_York',
    senderZone: 'Europe/Rome',
    locale: null,
    role: 'guest',
    loopState: 'options_offered',
    offered: [slot(1), slot(2), slot(3)],
    event: null,
    workday: { start: 540, end: 1020 },
  };
}

describe('a mail that the grammar cannot read', () => {
  it('is read by the model once; the same question again costs nothing', async () => {
    await consent();
    const before = calls();
    const same = context();
    const first = await readerOf(owner, runtime)(TEXT, same);
    const cost = await spent();
    expect(first.model).toMatchObject({ by: 'model', options: [{ option: 2, stance: 'accept' }] });
    expect(await readerOf(owner, runtime)(TEXT, same)).toEqual(first);
    expect([calls() - before, await spent()]).toEqual([1, cost]);
    expect(cost).toBeGreaterThan(500);
    expect(cost).toBeLessThan(8_000);
  });

  it('is another question for another model, text or moment', async () => {
    await consent();
    const before = calls();
    const now = context();
    await readerOf(owner, runtime)(TEXT, now);
    await readerOf(owner, withModel({ model: 'other' }))(TEXT, now);
    await readerOf(owner, runtime)(`${TEXT} Grazie.`, now);
    await readerOf(owner, runtime)(TEXT, { ...now, now: now.now + 1 });
    expect(calls() - before).toBe(4);
  });

  it('goes nowhere without the owner’s consent, to another host than agreed, or without a model', async () => {
    const before = calls();
    await readerOf(owner, runtime)(TEXT, context());
    await setConsent(owner, 'reading', 'api.vendor.example', 0);
    await readerOf(owner, runtime)(TEXT, context());
    await consent();
    const { model } = await readerOf(owner, { ...runtime, model: null })(TEXT, context());
    expect([calls() - before, model]).toEqual([0, null]);
  });

  it.each([
    ['goes there where whoever runs the installation lets it, until the owner refuses', 'on', null, 1],
    ['goes nowhere once the owner has refused', 'on', 'refused', 0],
    ['goes there where the owner agreed to another host before', 'on', 'api.vendor.example', 1],
    ['goes nowhere where each owner is asked, and has not been', 'ask', null, 0],
    ['goes nowhere where each owner is asked, and has refused', 'ask', 'refused', 0],
  ] as const)('%s', async (_, standard, said, more) => {
    if (said !== null) await setConsent(owner, 'reading', said === 'refused' ? null : said, 0);
    const { model } = runtime;
    const before = calls();
    const asSet = { ...runtime, model: model && { ...model, readsByDefault: standard === 'on' } };
    await readerOf(owner, asSet)(TEXT, context());
    expect(calls() - before).toBe(more);
    // Other purposes are asked about, whatever is set.
    expect(await hasConsented(owner, asSet.model as ModelAccess, 'phrasing')).toBe(false);
  });

  it('carries nothing private: neither calendar nor people nor other mail', async () => {
    await consent();
    await readerOf(owner, runtime)(TEXT, context());
    const input = sandbox.control.modelCalls.at(-1)?.input;
    expect(Object.keys(input ?? {}).sort()).toEqual(
      [
        ...['assistant', 'below', 'booked', 'calendar', 'cc', 'kinds', 'message', 'now', 'offered', 'ownerZone'],
        ...['proposed', 'sender', 'senderZone', 'subject', 'to', 'waiting'],
      ].sort(),
    );
    expect(JSON.stringify(input)).not.toMatch(/@|Reader|acme/);
  });

  it('of 8,000 characters in a script of many bytes is still within the budget of one mail', async () => {
    await consent();
    const before = calls();
    await readerOf(owner, runtime)(`${TEXT} ${'ありがとう'.repeat(1_500)}`, context());
    expect(calls() - before).toBe(1);
  });
});

describe('when the model fails, the grammar’s reading stands', () => {
  it.each([
    ['words instead of JSON', { text: 'Sure!' }],
    ['another form', { value: { understood: 'full' } }],
    ['a refusal', { refusal: 'No.' }],
  ])('%s', async (_, said) => {
    await consent();
    sandbox.control.scriptModel([said]);
    const { grammar, model } = await readerOf(owner, runtime)(TEXT, context());
    expect([grammar.by, model]).toEqual([undefined, null]);
    expect(await spent()).toBeGreaterThan(0);
    const kept = await database().select().from(modelAnswers).where(eq(modelAnswers.ownerId, owner));
    expect(kept).toEqual([]);
  });

  it('a time-out leaves the reserved tokens spent, since nobody knows what it has cost', async () => {
    await consent();
    sandbox.control.fault({ path: CHAT, delayMs: 3_000 });
    runtime = withModel({ timeoutMs: 100 });
    expect((await readerOf(owner, runtime)(TEXT, context())).model).toBeNull();
    expect(await spent()).toBeGreaterThan(4_000);
  });
});

describe('the budget', () => {
  it('ends the day', async () => {
    await consent();
    runtime = withModel({ tokensPerDay: 30_000 });
    const before = calls();
    for (let minute = 0; minute < 12; minute += 1) {
      await readerOf(owner, runtime)(TEXT, { ...context(), now: context().now + minute });
    }
    expect(calls() - before).toBeGreaterThan(1);
    expect(calls() - before).toBeLessThan(12);
    expect(await spent()).toBeLessThanOrEqual(30_000);
  });

  it('bounds one mail', async () => {
    await consent();
    const before = calls();
    await readerOf(owner, withModel({ tokensPerMail: 1_000 }))(TEXT, context());
    expect([calls() - before, await spent()]).toEqual([0, 0]);
  });

  it('cannot be spent twice by calls at the same time', async () => {
    const takes = await Promise.all(Array.from({ length: 20 }, () => reserveTokens(owner, '2026-11-20', 300, 1_000)));
    expect(takes.filter(Boolean)).toHaveLength(3);
    await returnTokens(owner, '2026-11-20', 300);
    expect(await reserveTokens(owner, '2026-11-20', 300, 1_000)).toBe(true);
    expect(await reserveTokens(owner, '2026-11-21', 300, 1_000)).toBe(true);
    expect(await reserveTokens(owner, '2026-11-22', 1_001, 1_000)).toBe(false);
  });
});

it('answers are forgotten with the raw mail', async () => {
  await consent();
  await readerOf(owner, runtime)(TEXT, context());
  const kept = () => database().select().from(modelAnswers).where(eq(modelAnswers.ownerId, owner));
  await forgetModelAnswers(sandbox.control.now() - 60_000);
  expect(await kept()).toHaveLength(1);
  await forgetModelAnswers(sandbox.control.now() + 86_400_000);
  expect(await kept()).toHaveLength(0);
  expect(await spent()).toBe(0);
});

describe('/api/user/model', () => {
  const as = (role: 'USER' | 'WAITLIST' | null = 'USER', over: Partial<Runtime> = {}) =>
    apiAs({ ...runtime, ...over }, role && owner, role ?? undefined);

  it('is off until the owner says so, names the model and the host, and can be taken back', async () => {
    const api = await as();
    const host = new URL(sandbox.url).host;
    const off = { enabled: false, asked: false, phrasing: false, preferences: false, preferencesAsked: false };
    const state = { model: 'compatible:honest', recipient: host, ...off };
    const said = { ...state, asked: true };
    expect(await (await api('GET', '/api/user/model')).json()).toEqual(state);
    expect(await (await api('PUT', '/api/user/model', { enabled: true })).json()).toEqual({ ...said, enabled: true });
    expect(await database().select().from(modelConsents).where(eq(modelConsents.ownerId, owner))).toMatchObject([
      { recipient: host },
    ]);
    expect(await (await api('PUT', '/api/user/model', { enabled: false })).json()).toEqual(said);
    expect(await hasConsented(owner, withModel({}).model as ModelAccess, 'reading')).toBe(false);
  });

  it('cannot be on where there is no model', async () => {
    const api = await as('USER', { model: null });
    expect(await (await api('GET', '/api/user/model')).json()).toEqual({
      model: null,
      recipient: null,
      enabled: false,
      asked: false,
      phrasing: false,
      preferences: false,
      preferencesAsked: false,
    });
    const answer = await api('PUT', '/api/user/model', { enabled: true });
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'no_model']);
    expect((await api('PUT', '/api/user/model', { enabled: false })).status).toBe(200);
  });

  it('is for members, and takes nothing but the switch', async () => {
    expect((await (await as(null))('PUT', '/api/user/model', { enabled: true })).status).toBe(401);
    expect((await (await as('WAITLIST'))('PUT', '/api/user/model', { enabled: true })).status).toBe(403);
    const api = await as();
    for (const body of [{}, { enabled: 'yes' }, { enabled: true, recipient: 'evil.test' }]) {
      expect((await api('PUT', '/api/user/model', body)).status).toBe(400);
    }
  });
});
