import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { ModelPort, ModelRequest } from '@/ports/model';
import { recordedModel } from './recorded';

let folder: string;
let asked: number;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'recordings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  asked = 0;
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
});

const request = (message: string): ModelRequest<{ n: number }> => ({
  instructions: 'Count.',
  input: { message },
  schema: z.strictObject({ n: z.number() }),
  schemaName: 'count',
  maxOutputTokens: 10,
});

/** Counts how often it is asked, and answers that. */
function counting(fail?: 'timeout' | 'refused'): ModelPort {
  return {
    name: 'x:y',
    recipient: 'x.test',
    async generate<T>({ schema }: ModelRequest<T>) {
      asked += 1;
      if (fail) return { ok: false, reason: fail, usage: null } as const;
      return { ok: true, value: schema.parse({ n: asked }), usage: { inputTokens: 3, outputTokens: 1 } } as const;
    },
  };
}

const recorded = (live: ModelPort | null, refresh = false, name = 'x:y') =>
  recordedModel({ folder, name, live, refresh });

it('asks once and replays the same ever after, without the model too', async () => {
  const first = await recorded(counting()).generate(request('a'));
  expect(first).toMatchObject({ ok: true, value: { n: 1 } });
  expect(await recorded(counting()).generate(request('a'))).toEqual(first);
  expect(await recorded(null).generate(request('a'))).toEqual(first);
  expect(asked).toBe(1);
});

it('is another recording for other words, other instructions or another model', async () => {
  await recorded(counting()).generate(request('a'));
  expect(await recorded(null).generate(request('b'))).toEqual({ ok: false, reason: 'unavailable', usage: null });
  expect((await recorded(null).generate({ ...request('a'), instructions: 'Guess.' })).ok).toBe(false);
  expect((await recorded(null, false, 'x:z').generate(request('a'))).ok).toBe(false);
});

it('says how the answer came about', async () => {
  const by = async (given?: 'desk') => {
    await recordedModel({ folder, name: 'x:y', live: counting(), refresh: true, by: given }).generate(request('a'));
    return JSON.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).by;
  };
  expect([await by(), await by('desk')]).toEqual(['model', 'desk']);
});

it('asks again when refreshed, and not without a model', async () => {
  await recorded(counting()).generate(request('a'));
  expect(await recorded(counting(), true).generate(request('a'))).toMatchObject({ value: { n: 2 } });
  expect(await recorded(null, true).generate(request('a'))).toMatchObject({ value: { n: 2 } });
});

it('keeps what a model has refused, not what has gone wrong for a moment', async () => {
  await recorded(counting('timeout')).generate(request('a'));
  expect(readdirSync(folder)).toEqual([]);
  await recorded(counting('refused')).generate(request('a'));
  expect(await recorded(null).generate(request('a'))).toMatchObject({ ok: false, reason: 'refused' });
});

it('does not pass on a recording that no longer has the form', async () => {
  await recorded(counting()).generate(request('a'));
  const file = join(folder, readdirSync(folder)[0] ?? '');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"n"', '"m"'));
  expect(await recorded(null).generate(request('a'))).toMatchObject({ ok: false, reason: 'invalid' });
});
