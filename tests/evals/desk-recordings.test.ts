import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { aiSdkModel } from '@/adapters/model/ai-sdk';
import { recordedModel } from '@/adapters/model/recorded';
import type { ModelRequest } from '@/ports/model';
import { recordDesk } from '../../evals/reader/desk-recordings';
import { startSandbox } from '../../sandbox/start';

const request = (message: string): ModelRequest<{ n: number }> => ({
  instructions: 'Count the words.',
  input: { message, offered: [], zone: undefined },
  schema: z.strictObject({ n: z.number() }),
  schemaName: 'count',
  maxOutputTokens: 100,
});

test('what was answered at the desk is replayed to the same question, and says how it was answered', async () => {
  const [desk, recordings] = ['desk-', 'recordings-'].map((name) => mkdtempSync(join(tmpdir(), name))) as [
    string,
    string,
  ];
  const sandbox = await startSandbox({ desk: { folder: desk, lookMs: 5 } });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= sandbox.stop();
    return stopped;
  };
  onTestFinished(async () => {
    await stop();
    for (const folder of [desk, recordings]) rmSync(folder, { recursive: true });
  });
  await import('ai');
  const settings = { provider: 'compatible' as const, model: 'desk', baseUrl: `${sandbox.url}/sandbox/llm/v1` };
  const live = aiSdkModel({ ...settings, apiKey: null }, { timeoutMs: 120_000, retryPauseMs: 0 });
  const waiting = () => readdirSync(desk).filter((name) => name.endsWith('.question.json')).length;
  const answered: Promise<unknown>[] = [];
  for (const message of ['one two', 'one', 'nobody answers']) {
    answered.push(live.generate(request(message)));
    await expect.poll(waiting).toBe(answered.length);
  }
  writeFileSync(join(desk, '0001.answer.json'), '{"n":2}');
  await answered[0];
  // Whoever asked has given up; the answers come after that, one of them of another form.
  await stop();
  await Promise.all(answered);
  expect(waiting()).toBe(1);
  writeFileSync(join(desk, '0002.answer.json'), '{"n":"one"}');
  expect(recordDesk(desk, recordings)).toMatchObject({ recorded: [1], unanswered: [3], refused: [{ number: 2 }] });
  writeFileSync(join(desk, '0002.answer.json'), '{"n":1}');
  expect(recordDesk(desk, recordings)).toEqual({ recorded: [1, 2], unanswered: [3], refused: [] });

  const replay = recordedModel({ folder: recordings, name: 'compatible:desk', live: null });
  expect(await replay.generate(request('one two'))).toEqual({ ok: true, value: { n: 2 }, usage: null });
  expect(await replay.generate(request('one'))).toEqual({ ok: true, value: { n: 1 }, usage: null });
  expect(await replay.generate(request('nobody answers'))).toMatchObject({ ok: false, reason: 'unavailable' });
  for (const name of readdirSync(recordings)) {
    expect(JSON.parse(readFileSync(join(recordings, name), 'utf8'))).toMatchObject({ by: 'desk' });
  }
});
