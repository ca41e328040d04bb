import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { main } from '@/cli';
import { Misuse, readArguments } from '@/cli/arguments';

/** What a command line says, with its status; nothing is started, as what has been misunderstood is never run. */
async function said(...args: string[]) {
  const lines: Record<'out' | 'err', string[]> = { out: [], err: [] };
  const [out, err] = [process.stdout.write, process.stderr.write];
  process.stdout.write = ((chunk: string) => lines.out.push(chunk) > 0) as typeof out;
  process.stderr.write = ((chunk: string) => lines.err.push(chunk) > 0) as typeof err;
  try {
    return { status: await main(args), out: lines.out.join(''), err: lines.err.join('') };
  } finally {
    process.stdout.write = out;
    process.stderr.write = err;
  }
}

const COMMANDS = ['start', 'demo', 'doctor', 'user', 'flag', 'backup', 'restore', 'reset', 'inspect', 'misread'];

it.each(COMMANDS)('`sundial %s --help` prints help, and does nothing else', async (name) => {
  for (const help of ['--help', '-h']) {
    const { status, out, err } = await said(name, help);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: sundial ${name}`));
  }
});

it('help tells of options and what stands behind the command', async () => {
  expect((await said('reset', '--help')).out).toMatch(/--yes +does not ask\n +--no-backup/);
  expect((await said('misread', '--help')).out).toContain('Usage: sundial misread [OPTION…] MESSAGE-ID|EVENT');
  expect((await said('help')).out).toContain('  flag      shows which features are on');
});

it.each([
  [['start', '--dve'], 'There is no option --dve. Did you mean --dev?'],
  [['start', '--port=80'], 'There is no option --port. It has --dev.'],
  [['doctor', '-v'], 'There is no option -v. It has no options.'],
  [['reset', '--force'], 'There is no option --force. It has --yes, --no-backup.'],
  [['start', 'now'], 'It takes nothing but options, and was given now.'],
])('%j is refused with a hint', async (args, hint) => {
  const { status, out, err } = await said(...args);
  expect([status, out]).toEqual([2, '']);
  expect(err).toMatch(new RegExp(`^${hint.replace(/[.?]/g, '\\$&')}\n\nUsage: sundial ${args[0]}`));
});

it('values, flags and what follows are told apart', () => {
  const options = { yes: 'flag', user: 'value' } as const;
  const read = readArguments(['sms', '--user', 'dana@acme.test', 'on', '--yes'], options);
  expect({ ...read, flags: [...read.flags] }).toEqual({
    flags: ['yes'],
    values: { user: 'dana@acme.test' },
    rest: ['sms', 'on'],
  });
  expect(() => readArguments(['--user'], options)).toThrow(Misuse);
  expect(() => readArguments(['-1'], {})).toThrow(Misuse);
  expect(readArguments(['--', '-1'], {}).rest).toEqual(['-1']);
});

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundial-command-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('`sundial reset` empties nothing where nobody can be asked', () => {
  writeFileSync(join(directory, 'sandbox.json'), '{}');
  const env = { ...process.env, DATA_DIR: directory, DATABASE_URL: '', SANDBOX: 'on' };
  const asked = spawnSync(process.execPath, ['bin/sundial.mjs', 'reset'], { encoding: 'utf8', env, input: '' });
  expect([asked.status, asked.stderr]).toEqual([1, 'Nobody can be asked here: repeat it with --yes.\n']);
  expect(asked.stdout).toContain('A backup is written first.');
  expect(readFileSync(join(directory, 'sandbox.json'), 'utf8')).toBe('{}');
});
