import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Variables } from '@/config/environment';
import { type GuardedProcess, spawnGuarded } from './guard';

/** A program that is ended on a busy machine is begun anew, and is no faster then: better to wait. */
const READY_MS = 180_000;

/** One of the product's own processes. */
export interface Program {
  readonly args: readonly string[];
  readonly env: Variables;
  readonly cwd: string;
  readonly output: number | 'inherit' | 'ignore';
  /** When it counts as ready: its health page answers, or its port accepts. */
  readonly ready: { readonly health: string } | { readonly port: number };
  /** Milliseconds that it may take to become so. */
  readonly timeoutMs?: number;
  /** Ends the wait, and the program. */
  readonly stopping?: AbortSignal;
}

/** Starts a Node program and waits until it is ready. @throws when it leaves first or takes too long. */
export async function startProgram(program: Program): Promise<GuardedProcess> {
  const guarded = spawnGuarded({
    command: process.execPath,
    args: ['--enable-source-maps', ...program.args],
    env: program.env,
    cwd: program.cwd,
    output: program.output,
  });
  const deadline = Date.now() + (program.timeoutMs ?? READY_MS);
  const { ready } = program;
  for (;;) {
    if ('health' in ready ? await answers(ready.health) : await accepts(ready.port)) return guarded;
    if (!guarded.running()) throw new Error(`left with status ${(await guarded.exited).code} at its start`);
    if (Date.now() > deadline || program.stopping?.aborted) {
      await guarded.stop();
      throw new Error('did not become ready in time');
    }
    await sleep(25);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}

/** Whether something accepts connections on a port of this machine. */
export function accepts(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const settle = (accepted: boolean) => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.setTimeout(2_000, () => settle(false));
  });
}
