import { setTimeout as sleep } from 'node:timers/promises';
import type { GuardedProcess } from './guard';

export interface Keeper {
  readonly name: string;
  /** Whether it runs and has answered. */
  ready(): boolean;
  /** Stops the child and does not start it again. */
  stop(): Promise<void>;
}

export interface KeepOptions {
  readonly name: string;
  /** Starts the child and waits until it is ready; throws when it does not become so, or `stopping` says not to wait. */
  start(stopping: AbortSignal): Promise<GuardedProcess>;
  /** Told what happens to it, in a sentence. */
  report(line: string): void;
  readonly backOff?: { readonly firstMs: number; readonly maxMs: number };
}

/** A child that lived this long has its back-off begin anew. */
const STEADY_MS = 60_000;

/**
 * Starts a child and starts it again whenever it leaves, with a delay that doubles from try to try.
 * @throws what the first start threw; later ones are reported and repeated.
 */
export async function keepRunning(options: KeepOptions): Promise<Keeper> {
  const { name, report } = options;
  const { firstMs, maxMs } = options.backOff ?? { firstMs: 250, maxMs: 15_000 };
  const stopping = new AbortController();
  let child: GuardedProcess | null = await options.start(stopping.signal);
  const watching = watch();

  async function watch(): Promise<void> {
    let delayMs = firstMs;
    let since = Date.now();
    while (child !== null) {
      const { code } = await child.exited;
      child = null;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > STEADY_MS) delayMs = firstMs;
      report(`${name} left with status ${code}; starting it again in ${(delayMs / 1000).toFixed(2)} s`);
      while (child === null) {
        await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return;
        delayMs = Math.min(delayMs * 2, maxMs);
        since = Date.now();
        child = await restart(delayMs);
      }
      if (stopping.signal.aborted) return;
    }
  }

  async function restart(delayMs: number): Promise<GuardedProcess | null> {
    try {
      const started = await options.start(stopping.signal);
      report(`${name} runs again`);
      return started;
    } catch (error) {
      if (stopping.signal.aborted) return null;
      report(`${name} did not start: ${(error as Error).message}; next try in ${(delayMs / 1000).toFixed(2)} s`);
      return null;
    }
  }

  return {
    name,
    ready: () => child?.running() ?? false,
    async stop() {
      stopping.abort();
      await child?.stop();
      await watching;
      // One whose start was under way when the stop came.
      await child?.stop();
    },
  };
}
