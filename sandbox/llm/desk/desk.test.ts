import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { aiSdkModel } from '@/adapters/model/ai-sdk';
import { probeModel } from '@/adapters/model/probe';
import { type Sandbox, startSandbox } from '../../start';
import { Desk } from './desk';

let folder: string;
let sandbox: Sandbox;
beforeAll(async () => {
  // What the SDK needs is loaded before a question's time counts.
  await import('ai');
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-'));
  sandbox = await startSandbox({ desk: { folder, lookMs: 5 } });
});
afterEach(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

const PATIENT_MS = 120_000;
const settings = () => ({
  provider: 'compatible' as const,
  model: 'desk',
  baseUrl: `${sandbox.url}/sandbox/llm/v1`,
  apiKey: null,
});

/** Asks as the product does. */
const ask = (message: string) =>
  aiSdkModel(settings(), { timeoutMs: PATIENT_MS }).generate({
    instructions: 'Count the words.',
    input: { message },
    schema: z.strictObject({ n: z.number() }),
    schemaName: 'count',
    maxOutputTokens: 100,
  });
const files = () => readdirSync(folder).sort();
const file = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const page = async () => (await fetch(`${sandbox.url}/sandbox/model`)).text();
const send = (number: string, answer: string) =>
  fetch(`${sandbox.url}/sandbox/model/${number}`, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  });

test('questions wait side by side as files, and each gets the answer that is written beside it', async () => {
  const first = ask('one two');
  await expect.poll(files).toEqual(['0001.question.json']);
  const second = ask('one two three');
  await expect.poll(files).toEqual(['0001.question.json', '0002.question.json']);
  expect(file('0001.question.json')).toMatchObject({
    number: 1,
    askedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    model: 'desk',
    schemaName: 'count',
    schema: { properties: { n: { type: 'number' } } },
    messages: [
      { role: 'system', content: 'Count the words.' },
      { role: 'user', content: '{"message":"one two"}' },
    ],
  });
  write('0002.answer.json', '{"n":3}');
  expect(await second).toMatchObject({ ok: true, value: { n: 3 } });
  write('0001.answer.json', '{"n":2}');
  expect(await first).toMatchObject({ ok: true, value: { n: 2 } });
  expect(sandbox.control.violations).toEqual([]);
  expect(sandbox.control.modelCalls.map(({ input }) => input)).toEqual([
    { message: 'one two' },
    { message: 'one two three' },
  ]);
  expect(files()).toEqual(['0001.answer.json', '0001.question.json', '0002.answer.json', '0002.question.json']);
});

test.each([
  ['of another form', '{"n":"two"}', 'answer/n must be number'],
  ['no JSON', '{"n":', 'It is not JSON'],
])('an answer that is %s is refused with the reason, and the question goes on waiting', async (_, wrong, reason) => {
  const asked = ask('one two');
  await expect.poll(files).toEqual(['0001.question.json']);
  write('0001.answer.json', wrong);
  await expect.poll(files).toEqual(['0001.question.json', '0001.refused.json']);
  expect(file('0001.refused.json')).toEqual({ reason: expect.stringContaining(reason), answer: wrong });
  expect(await page()).toContain('Not taken:');
  write('0001.answer.json', '{"n":2}');
  expect(await asked).toMatchObject({ ok: true, value: { n: 2 } });
  expect(files()).toEqual(['0001.answer.json', '0001.question.json']);
});

test('the page shows what is asked, refuses what has another form, and takes what is right', async () => {
  const asked = ask('one <b>two</b>');
  await expect.poll(files).toEqual(['0001.question.json']);
  const shown = await page();
  expect(shown).toContain('one &lt;b&gt;two&lt;/b&gt;');
  expect(shown).toContain('Count the words.');
  const refused = await send('0001', '{"m":2}');
  expect(refused.status).toBe(400);
  expect(await refused.text()).toMatch(
    /must have required property (&#39;|&quot;|')n.*\{&quot;m&quot;:2\}<\/textarea>/s,
  );
  const taken = await send('0001', '{"n":2}');
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/sandbox/model']);
  expect(await asked).toMatchObject({ ok: true, value: { n: 2 } });
  expect(file('0001.answer.json')).toEqual({ n: 2 });
  expect(await page()).toContain('No question waits.');
  expect((await send('0001', '{"n":2}')).status).toBe(410);
});

test('a question whose asker has given up is gone, and waits no more', async () => {
  const leaving = new AbortController();
  const messages = [
    { role: 'system', content: 'Count.' },
    { role: 'user', content: '{"message":"one"}' },
  ];
  const asked = fetch(`${sandbox.url}/sandbox/llm/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'desk', messages }),
    signal: leaving.signal,
  });
  const given = expect(asked).rejects.toThrow('aborted');
  await expect.poll(files).toEqual(['0001.question.json']);
  leaving.abort();
  await given;
  await expect.poll(files).toEqual(['0001.gone.json']);
  expect(await page()).toContain('No question waits.');
});

test('what an earlier process was asked is gone; its numbers are not given again', async () => {
  write('0007.question.json', '{}');
  write('0009.question.json', '{}');
  write('0009.answer.json', '{}');
  const desk = new Desk({ folder });
  expect(files()).toEqual(['0007.gone.json', '0009.answer.json', '0009.question.json']);
  expect(desk.list()).toEqual([]);
  const asked = ask('one');
  await expect.poll(files).toContain('0010.question.json');
  write('0010.answer.json', '{"n":1}');
  expect(await asked).toMatchObject({ ok: true });
});

test('the desk is a model of the server’s list only where there is one', async () => {
  expect(await probeModel(settings())).toEqual({ ok: true, listed: true });
  const without = await startSandbox();
  const baseUrl = `${without.url}/sandbox/llm/v1`;
  expect(await probeModel({ ...settings(), baseUrl })).toEqual({ ok: true, listed: false });
  expect(await (await fetch(`${without.url}/sandbox/model`)).text()).toContain('SANDBOX_MODEL=desk');
  await without.stop();
});
