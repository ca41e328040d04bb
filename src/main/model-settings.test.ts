import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { modelPort } from './model-settings';

const named = { MODEL: { provider: 'compatible' as const, model: 'slow' }, LLM_API_KEY: 'off' };
const request = {
  instructions: 'Count.',
  input: { message: 'one' },
  schema: z.strictObject({ n: z.number() }),
  schemaName: 'count',
  maxOutputTokens: 10,
};

test('a model that takes longer than LLM_TIMEOUT_SECONDS is given up', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const failures: string[] = [];
  const LLM_BASE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const port = modelPort({ ...named, LLM_BASE_URL, LLM_TIMEOUT_SECONDS: 0.2 }, (text) => failures.push(text));
  expect(await port?.generate(request)).toEqual({ ok: false, reason: 'timeout', usage: null });
  expect(failures).toEqual(['compatible:slow: timeout']);
});

test('without a model nobody is asked', () => {
  expect(modelPort({ MODEL: null, LLM_API_KEY: 'off', LLM_TIMEOUT_SECONDS: 20 }, () => {})).toBeNull();
});
