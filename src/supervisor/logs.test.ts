import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog, rotateLogs } from './logs';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundial-logs-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const BOUNDS = { bytes: 1_000, pieces: 3 };
const log = (end = '') => join(directory, 'logs', `web.log${end}`);
const read = (end = '') => readFileSync(log(end), 'utf8');

test('a log that is too large is set aside while it is written to, and what is written goes on in an empty one', () => {
  const output = openLog(directory, 'web');
  const piece = (letter: string) => letter.repeat(BOUNDS.bytes + 1);
  for (const letter of 'abcde') {
    writeSync(output, piece(letter));
    rotateLogs(directory, BOUNDS);
  }
  writeSync(output, 'the newest');
  closeSync(output);
  expect(read()).toBe('the newest');
  expect([read('.1'), read('.2'), read('.3')]).toEqual(['e', 'd', 'c'].map(piece));
  expect(readdirSync(join(directory, 'logs')).sort()).toEqual(['web.log', 'web.log.1', 'web.log.2', 'web.log.3']);
  expect(statSync(log('.1')).mode & 0o777).toBe(0o600);
});

test('a small one stays, and so does one of a folder without logs', () => {
  rotateLogs(directory, BOUNDS);
  const output = openLog(directory, 'web');
  writeSync(output, 'x'.repeat(BOUNDS.bytes));
  rotateLogs(directory, BOUNDS);
  closeSync(output);
  expect(read()).toHaveLength(BOUNDS.bytes);
  expect(existsSync(log('.1'))).toBe(false);
});

test('a child that has the log as its output writes on at the beginning', async () => {
  const output = openLog(directory, 'web');
  const program = `process.stdout.write('x'.repeat(2000));
    process.stdin.once('data', () => { process.stdout.write('after\\n'); process.exit(0); });
    process.send('written');`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', output, 'inherit', 'ipc'] });
  await once(child, 'message');
  rotateLogs(directory, BOUNDS);
  child.stdin?.write('go\n');
  await once(child, 'exit');
  closeSync(output);
  expect([read('.1').length, read()]).toEqual([2000, 'after\n']);
});
