import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailRow } from '../../evals/reader/gold';
import { grammar } from '../../evals/reader/readers';
import { runReader } from '../../evals/reader/run-reader';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const folder = mkdtempSync(join(tmpdir(), 'sundial-misread-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The command as a person runs it on the installation whose database the product uses. */
async function misread(...args: string[]): Promise<{ status: number; said: string }> {
  const { env } = started.current();
  const run = promisify(execFile)(process.execPath, ['bin/sundial.mjs', 'misread', ...args], {
    env: { ...process.env, DATABASE_URL: env.DATABASE_URL, DATA_DIR: folder },
  });
  return run.then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    ({ code, stderr }) => ({ status: code, said: stderr }),
  );
}

const rowsIn = (file: string): (MailRow & { read: { intents: string[] } })[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('sundial misread', () => {
  let jane: Correspondent;
  let messageId = '';

  beforeAll(async () => {
    const people = await danaAndJane(started.current());
    const { dana } = people;
    jane = people.jane;
    const text = 'Sunny, can you find 30 minutes for Jane and me next week?';
    await dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject: 'Catch up', text });
    const words = 'The second one works. Please add Marc (marc@globex.test), call +1 415 555 0132.\n\nJane Doe';
    messageId = await jane.reply(await jane.latest(), words);
  });

  it('writes a mail with what was known and read as a row that the evaluation takes', async () => {
    const file = join(folder, 'plain.jsonl');
    expect(await misread(messageId, '--out', file)).toMatchObject({ status: 0 });
    const [row] = rowsIn(file);
    expect(row?.text).toContain('The second one works.');
    expect(row?.text).not.toContain('> ');
    expect(row).toMatchObject({ role: 'guest', loopState: 'options_offered', labelled: false, split: 'dev' });
    expect(row?.offered).toHaveLength(3);
    expect(row?.read.intents).toContain('accept_option');
    expect(row?.gold).toMatchObject({ accept: [2] });
    // What was read is what the grammar reads from the row again.
    const [score] = await runReader(grammar, [row as MailRow]);
    expect(score?.exact).toBe(true);
  });

  it('takes names, addresses and numbers out by request', async () => {
    const file = join(folder, 'redacted.jsonl');
    expect(await misread(messageId, '--set', 'support', '--out', file, '--redact')).toMatchObject({ status: 0 });
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/jane|dana|globex|415|marc/i);
    const [row] = rowsIn(file);
    expect(row?.id).toMatch(/^support-\d+$/);
    expect(row?.text).toMatch(/Person[A-Z] \(person\w@example\.com\)/);
  });

  it('writes no row twice, and none for what it does not know', async () => {
    const file = join(folder, 'plain.jsonl');
    expect(await misread(messageId, '--out', file)).toMatchObject({ status: 1 });
    expect(rowsIn(file)).toHaveLength(1);
    const other = join(folder, 'other.jsonl');
    expect(await misread('<nobody@x.test>', '--out', other)).toMatchObject({ status: 1 });
    expect(await misread('--out', other)).toMatchObject({ status: 2 });
    expect(await misread(messageId, '--set', '../x')).toMatchObject({ status: 2 });
    expect(existsSync(other)).toBe(false);
  });
});
