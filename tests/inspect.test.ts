import { spawnSync } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { KINDS } from '@/inspect/kinds';
import { runInspect } from '@/inspect/run';

async function run(inspect: (row: unknown) => object | Promise<object>, input: string): Promise<unknown[]> {
  let written = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  await runInspect(inspect, Readable.from([input]), output);
  return written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

const double = (row: unknown) => {
  const { n } = z.object({ id: z.unknown(), n: z.number() }).parse(row);
  if (n < 0) throw Object.assign(new Error('Below zero'), { code: 'negative' });
  if (n === 0) throw new Error('Nothing to double');
  return { twice: 2 * n };
};

test('every line is answered in order, with its id, and a bad one does not end the run', async () => {
  const input = ['{"id":"a","n":1}', 'no json', '', '{"id":7,"n":"x"}', '[1]', '{"id":"c","n":-1}', '{"id":"d","n":0}'];
  expect(await run(double, `${input.join('\r\n')}\n{"id":"e","n":5}`)).toEqual([
    { id: 'a', twice: 2 },
    { id: null, error: { code: 'invalid_json', message: expect.any(String) } },
    { id: 7, error: { code: 'invalid_input', message: 'n: Expected number, received string' } },
    { id: null, error: { code: 'invalid_input', message: 'Expected object, received array' } },
    { id: 'c', error: { code: 'negative', message: 'Below zero' } },
    { id: 'd', error: { code: 'failed', message: 'Nothing to double' } },
    { id: 'e', twice: 10 },
  ]);
});

test('a line separator inside a text does not end the line', async () => {
  const id = 'one\u2028two';
  expect(await run(double, JSON.stringify({ id, n: 1 }))).toEqual([{ id, twice: 2 }]);
});

test('more rows than a pipe holds come out complete', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ id: index, n: 1 }));
  const answers = await run(async (row) => double(row), rows.join('\n'));
  expect(answers).toHaveLength(20_000);
  expect(answers.at(-1)).toEqual({ id: 19_999, twice: 2 });
});

test('the command needs no build, documents its fields, and leaves with 2 when misused', () => {
  const sundial = (args: string[], input = '') =>
    spawnSync(process.execPath, ['bin/sundial.mjs', 'inspect', ...args], { input, encoding: 'utf8' });
  const help = sundial(['--help']);
  expect(help.status).toBe(0);
  for (const kind of Object.keys(KINDS)) expect(help.stdout).toContain(`\n  ${kind}\n`);
  expect(sundial([]).status).toBe(2);
  expect(sundial(['nothing']).status).toBe(2);
  const answer = sundial(['authenticate'], '{"id":"x"}\n');
  expect(JSON.parse(answer.stdout)).toEqual({ id: 'x', error: { code: 'invalid_input', message: 'raw: Required' } });
  expect(answer.status).toBe(0);
});
