import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aiSdkModel } from '@/adapters/model/ai-sdk';
import { setConsent } from '@/modules/reader/commands/consent';
import type { Runtime } from '@/ports/runtime';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { calendarRuntime } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { createAccount } from '../identity/commands';
import type { PreferencesAnswer, SecondReading } from './schema';

useDatabase();
const CHAT = '/sandbox/llm/v1/chat/completions';
const HONEST = 'Since the kids were born I am no good to anybody on Mondays before 10, honestly.';
const RULE = 'No meetings on Monday before 10:00.';
let sandbox: Sandbox;
let runtime: Runtime;
let owner: string;
let call: CallProduct;
let count = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  sandbox.control.clearFaults();
  sandbox.control.setModelBehaviour('honest');
  runtime = withModel({});
  count += 1;
  const email = `second${count}@acme.test`;
  owner = (await createAccount({ email, name: 'Second', emailVerified: new Date(), image: null })).id;
  call = await apiAs(runtime, owner, 'USER');
  await save(`# Mondays\n- ${HONEST}\n- ${RULE.replace('Monday', 'Friday')}\n`);
});

function withModel({ timeoutMs, tokensPerDay = 200_000 }: { timeoutMs?: number; tokensPerDay?: number }): Runtime {
  const settings = {
    provider: 'compatible' as const,
    model: 'honest',
    baseUrl: `${sandbox.url}/sandbox/llm/v1`,
    apiKey: null,
  };
  const port = aiSdkModel(settings, { timeoutMs });
  return { ...calendarRuntime(sandbox), model: { port, tokensPerDay, tokensPerMail: 16_000 } };
}

const consent = () => setConsent(owner, 'preferences', runtime.model?.port.recipient ?? '', 0);
const calls = () => sandbox.control.modelCalls.length;
const document = async (): Promise<PreferencesAnswer> => (await call('GET', '/api/preferences')).json();
const save = async (text: string) =>
  call('PUT', '/api/preferences', { text, baseVersion: ((await document()) as { version: number }).version });
const readAgain = async (sentence: string = HONEST, by = call) =>
  by('POST', '/api/preferences/second-reading', { sentence });
const proposals = async (sentence?: string, by?: CallProduct) =>
  ((await (await readAgain(sentence, by)).json()) as SecondReading).proposals;

describe('a sentence that the compiler does not understand', () => {
  it('is read by the model, and binds nothing until the owner writes the rule', async () => {
    await consent();
    const before = await document();
    expect(before.sentences.map(({ understood }) => understood)).toEqual(['no', 'yes']);
    const found = await proposals();
    expect(found).toEqual([
      { quote: 'no good to anybody on Mondays before 10', words: 'never offer Mon 00:00–10:00', sentence: RULE },
    ]);
    expect(await document()).toEqual(before);
    const { sentences } = await (await save(before.text.replace(HONEST, found[0]?.sentence ?? ''))).json();
    expect(sentences[0]).toMatchObject({ understood: 'yes', rules: [{ words: 'never offer Mon 00:00–10:00' }] });
  });

  it('is sent alone, with its headings, once', async () => {
    await consent();
    const before = calls();
    expect(await proposals()).toEqual(await proposals());
    expect(calls() - before).toBe(1);
    expect(sandbox.control.modelCalls.at(-1)?.input).toEqual({ sentence: HONEST, headings: ['Mondays'] });
  });

  it('is proposed no more once the rule stands in the document', async () => {
    await consent();
    await save(`# Mondays\n- ${HONEST} ${RULE}\n`);
    expect(await proposals()).toEqual([]);
  });

  it('does not bind what a model says that lies, and is not even proposed', async () => {
    await consent();
    sandbox.control.setModelBehaviour('obedient');
    expect(await proposals()).toEqual([]);
  });

  it('does not become another rule than its words say', async () => {
    await consent();
    const lie = { quote: 'no good to anybody on Mondays before 10', rule: 'No meetings on Monday before 18:00.' };
    sandbox.control.scriptModel([{ value: { readings: [lie] } }]);
    expect(await proposals()).toEqual([]);
  });

  it('stays as it is when the model fails, is late, says nonsense, or the budget is spent', async () => {
    await consent();
    sandbox.control.fault({ path: CHAT, status: 401 });
    expect(await proposals()).toEqual([]);
    sandbox.control.scriptModel([{ text: 'Well …' }]);
    expect(await proposals()).toEqual([]);
    sandbox.control.fault({ path: CHAT, delayMs: 1_000, times: 9 });
    expect(await proposals(HONEST, await apiAs(withModel({ timeoutMs: 50 }), owner, 'USER'))).toEqual([]);
    sandbox.control.clearFaults();
    const before = calls();
    expect(await proposals(HONEST, await apiAs(withModel({ tokensPerDay: 10 }), owner, 'USER'))).toEqual([]);
    expect(calls()).toBe(before);
  });
});

describe('POST /api/preferences/second-reading', () => {
  it('takes only sentences of the saved document that were not understood, from an owner who agreed', async () => {
    const before = calls();
    expect((await readAgain()).status).toBe(409);
    await setConsent(owner, 'reading', runtime.model?.port.recipient ?? '', 0);
    expect((await readAgain()).status).toBe(409);
    await consent();
    for (const sentence of ['Something that is not written there.', RULE.replace('Monday', 'Friday')])
      expect((await readAgain(sentence)).status).toBe(404);
    expect((await readAgain('')).status).toBe(400);
    expect((await call('POST', '/api/preferences/second-reading', { sentence: 'x'.repeat(1_001) })).status).toBe(400);
    expect((await readAgain(HONEST, await apiAs(runtime, null))).status).toBe(401);
    const other = await createAccount({
      email: `other${count}@acme.test`,
      name: 'Other',
      emailVerified: new Date(),
      image: null,
    });
    await setConsent(other.id, 'preferences', runtime.model?.port.recipient ?? '', 0);
    expect((await readAgain(HONEST, await apiAs(runtime, other.id, 'USER'))).status).toBe(404);
    expect(calls()).toBe(before);
  });
});
