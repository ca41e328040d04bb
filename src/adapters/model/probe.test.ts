import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { probeModel } from './probe';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const probe = (model: string, baseUrl: string) =>
  probeModel({ provider: 'compatible', model, baseUrl, apiKey: 'sk-very-secret' });

it('says whether the server knows the model, without asking it anything', async () => {
  const root = `${sandbox.url}/sandbox/llm/v1`;
  expect(await probe('honest', root)).toEqual({ ok: true, listed: true });
  expect(await probe('gpt', `${root}/`)).toEqual({ ok: true, listed: false });
  expect(sandbox.control.modelCalls).toEqual([]);
});

it('says what is wrong, and never the key', async () => {
  expect(await probe('honest', `${sandbox.url}/nowhere`)).toEqual({ ok: false, reason: 'HTTP 404' });
  expect(await probe('honest', 'http://127.0.0.1:1')).toEqual({ ok: false, reason: 'not reachable' });
});
