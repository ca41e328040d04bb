import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aiSdkModel } from '@/adapters/model/ai-sdk';
import { message } from '@/core/replies/message.fixture';
import { type PhrasingRequest, phrasingRequest } from '@/core/replies/phrasing/request';
import { database } from '@/db/client';
import { modelConsents } from '@/db/schema/models';
import { createAccount } from '@/modules/identity/commands';
import type { Runtime } from '@/ports/runtime';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { apiAs } from '../../../tests/support/api';
import { calendarRuntime } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { setConsent } from './commands/consent';
import { phrasingsOf } from './commands/word-mail';

useDatabase();
const CHAT = '/sandbox/llm/v1/chat/completions';
const OFFER = phrasingRequest(message()) as PhrasingRequest;
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
  sandbox.control.setModelBehaviour('honest');
  runtime = withModel();
  count += 1;
  const email = `worder${count}@acme.test`;
  owner = (await createAccount({ email, name: 'Worder', emailVerified: new Date(), image: null })).id;
  await setConsent(owner, 'phrasing', runtime.model?.port.recipient ?? '', 0);
});

function withModel(over: { timeoutMs?: number; tokensPerDay?: number } = {}): Runtime {
  const settings = {
    provider: 'compatible' as const,
    model: 'any',
    baseUrl: `${sandbox.url}/sandbox/llm/v1`,
    apiKey: null,
  };
  const { timeoutMs, tokensPerDay = 200_000 } = over;
  return {
    ...calendarRuntime(sandbox),
    model: { port: aiSdkModel(settings, { timeoutMs }), tokensPerDay, tokensPerMail: 16_000 },
  };
}

const calls = () => sandbox.control.modelCalls.length;

describe('a model that words mail', () => {
  it('is told the kind of mail and nothing of anybody; its sentences are asked for once', async () => {
    const before = calls();
    const said = await phrasingsOf(owner, OFFER, runtime);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/\{\{meeting\}\} for \{\{owner\}\}/);
    expect(sandbox.control.modelCalls.at(-1)?.input).toEqual(OFFER);
    expect(await phrasingsOf(owner, OFFER, runtime)).toEqual(said);
    expect(calls() - before).toBe(1);
  });

  it('that misleads is refused, asked once more with what was wrong, and then left alone', async () => {
    sandbox.control.setModelBehaviour('obedient');
    const before = calls();
    expect(await phrasingsOf(owner, OFFER, runtime)).toEqual([]);
    expect(sandbox.control.modelCalls.at(-1)?.input).toMatchObject({
      problems: expect.arrayContaining(['a word that is not in words']),
    });
    expect(await phrasingsOf(owner, OFFER, runtime)).toEqual([]);
    expect(calls() - before).toBe(2);
  });

  it('that mends its answer is used', async () => {
    const mended = 'Could one of these times suit you for {{meeting}} with {{owner}}?';
    sandbox.control.scriptModel([{ value: { variants: ['Call 555 0100!'] } }, { value: { variants: [mended] } }]);
    expect(await phrasingsOf(owner, OFFER, runtime)).toEqual([mended]);
  });

  it.each([
    ['is silent', { delayMs: 3_000 }],
    ['fails', { status: 400 }],
  ])('that %s leaves our own words', async (_, fault) => {
    sandbox.control.fault({ path: CHAT, ...fault });
    expect(await phrasingsOf(owner, OFFER, withModel({ timeoutMs: 100 }))).toEqual([]);
  });

  it('is not asked without consent to this, above the budget, or where there is none', async () => {
    const before = calls();
    expect(await phrasingsOf(owner, OFFER, withModel({ tokensPerDay: 100 }))).toEqual([]);
    expect(await phrasingsOf(owner, OFFER, { ...runtime, model: null })).toEqual([]);
    await setConsent(owner, 'phrasing', null, 0);
    await setConsent(owner, 'reading', runtime.model?.port.recipient ?? '', 0);
    expect(await phrasingsOf(owner, OFFER, runtime)).toEqual([]);
    expect(calls()).toBe(before);
  });
});

it('reading and wording are agreed to one by one', async () => {
  const api = await apiAs(runtime, owner, 'USER');
  const put = async (path: string, enabled: boolean) => (await api('PUT', path, { enabled })).json();
  expect(await put('/api/user/model/phrasing', false)).toMatchObject({ enabled: false, phrasing: false });
  expect(await put('/api/user/model', true)).toMatchObject({ enabled: true, phrasing: false });
  expect(await put('/api/user/model/phrasing', true)).toMatchObject({ enabled: true, phrasing: true });
  expect(await put('/api/user/model', false)).toMatchObject({ enabled: false, phrasing: true });
  const rows = await database().select().from(modelConsents).where(eq(modelConsents.ownerId, owner));
  const agreed = rows.filter(({ recipient }) => recipient !== '');
  expect(agreed.map(({ purpose }) => purpose)).toEqual(['phrasing']);
});
