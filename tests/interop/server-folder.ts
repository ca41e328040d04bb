import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { accepts } from '@/supervisor/program';

/** Nobody's number on Debian. */
const NOBODY = 65_534;

/** Who runs a server of a test: whoever runs the test, but never root. */
export const RUNNER =
  userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : { uid: userInfo().uid, gid: userInfo().gid };

/** A new folder that belongs to the one who runs the server. */
export function serverFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `sundial-${name}-`));
  chmodSync(folder, 0o755);
  if (userInfo().uid === 0) chownSync(folder, RUNNER.uid, RUNNER.gid);
  return folder;
}

/** Starts a server and waits until it listens; its log is told when it does not. */
export async function startServer(
  command: readonly string[],
  options: { readonly port: number; readonly log: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ChildProcess> {
  const [program = '', ...args] = command;
  const output = openSync(options.log, 'a');
  const child = spawn(program, args, {
    ...RUNNER,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...options.env },
  });
  for (let tries = 0; tries < 400 && child.exitCode === null; tries += 1) {
    if (await accepts(options.port)) return child;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`${program} did not start: ${tail(options.log)}`);
}

/** Ends the server and forgets its folder. */
export async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function tail(file: string): string {
  try {
    return readFileSync(file, 'utf8').slice(-2_000);
  } catch {
    return 'it wrote no log';
  }
}
