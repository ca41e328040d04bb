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
const LIMIT = '4 chats a day is my limit with penguins.';
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
const readAgain = async (by = call) => by('POST', '/api/preferences/second-reading');
const readings = async (by?: CallProduct) => ((await (await readAgain(by)).json()) as SecondReading).readings;
const proposals = async (by?: CallProduct) => (await readings(by)).flatMap((one) => one.proposals);

describe('a sentence that the compiler does not understand', () => {
  it('is read by the model, and binds nothing until the owner writes the rule', async () => {
    await consent();
    const before = await document();
    expect(before.sentences.map(({ understood }) => understood)).toEqual(['no', 'yes']);
    const found = await proposals();
    expect(found).toEqual([
      { quote: 'no good to anybody on Mondays before 10', words: 'never offer Mon before 10:00 AM', sentence: RULE },
    ]);
    expect(await document()).toEqual(before);
    const { sentences } = await (await save(before.text.replace(HONEST, found[0]?.sentence ?? ''))).json();
    expect(sentences[0]).toMatchObject({ understood: 'yes', rules: [{ words: 'never offer Mon before 10:00 AM' }] });
  });

  it('is sent with all others like it in one question, and once', async () => {
    await consent();
    const before = calls();
    expect(await proposals()).toEqual(await proposals());
    expect(calls() - before).toBe(1);
    const [headings, first] = [['Mondays'], { number: 1, sentence: HONEST, headings: ['Mondays'], before: null }];
    expect(sandbox.control.modelCalls.at(-1)?.input).toMatchObject({ sentences: [first] });
    await save(`# Mondays\n- ${HONEST}\n- ${LIMIT}\n- Penguins are sacred twice.\n`);
    await proposals();
    // What was read before is not asked again.
    expect(calls() - before).toBe(2);
    expect(sandbox.control.modelCalls.at(-1)?.input).toMatchObject({
      sentences: [
        { number: 1, sentence: LIMIT, headings, before: HONEST },
        { number: 2, sentence: 'Penguins are sacred twice.', headings, before: LIMIT },
      ],
    });
  });

  it('is read as soon as it is saved: whoever looks at it then finds the proposals', async () => {
    await consent();
    const before = calls();
    await save(`# Mondays\n- ${HONEST}\n- ${LIMIT}\n`);
    expect((await readings()).map((one) => [one.sentence, one.certain])).toEqual([
      [HONEST, true],
      [LIMIT, true],
    ]);
    expect(calls() - before).toBe(1);
  });

  it('keeps what was read of it without the model, whatever takes the place of its words', async () => {
    await consent();
    await save('Interviews only in the morning, Fridays are sacred to me and the penguins.');
    expect(await readings()).toMatchObject([
      {
        kept: ['Interviews only before 12:00.', 'No interviews on Friday.'],
        proposals: [{ sentence: 'No meetings on Friday.' }],
      },
    ]);
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
    sandbox.control.scriptModel([{ value: { sentences: [{ number: 1, complete: true, readings: [lie] }] } }]);
    expect(await proposals()).toEqual([]);
  });

  it('stays as it is when the model fails, is late, says nonsense, or the budget is spent', async () => {
    await consent();
    sandbox.control.fault({ path: CHAT, status: 401 });
    expect(await proposals()).toEqual([]);
    sandbox.control.scriptModel([{ text: 'Well …' }]);
    expect(await proposals()).toEqual([]);
    sandbox.control.fault({ path: CHAT, delayMs: 1_000, times: 9 });
    expect(await proposals(await apiAs(withModel({ timeoutMs: 50 }), owner, 'USER'))).toEqual([]);
    sandbox.control.clearFaults();
    const before = calls();
    expect(await proposals(await apiAs(withModel({ tokensPerDay: 10 }), owner, 'USER'))).toEqual([]);
    expect(calls()).toBe(before);
  });
});

describe('POST /api/preferences/second-reading', () => {
  it('is for an owner who agreed, about their own saved document', async () => {
    const before = calls();
    expect((await readAgain()).status).toBe(409);
    await setConsent(owner, 'reading', runtime.model?.port.recipient ?? '', 0);
    expect((await readAgain()).status).toBe(409);
    await save(`${RULE}\n`);
    await consent();
    expect(await readings()).toEqual([]);
    expect((await readAgain(await apiAs(runtime, null))).status).toBe(401);
    const other = await createAccount({
      email: `other${count}@acme.test`,
      name: 'Other',
      emailVerified: new Date(),
      image: null,
    });
    await setConsent(other.id, 'preferences', runtime.model?.port.recipient ?? '', 0);
    expect(await readings(await apiAs(runtime, other.id, 'USER'))).toEqual([]);
    expect(calls()).toBe(before);
  });
});
