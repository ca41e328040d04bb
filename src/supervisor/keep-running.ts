import { setTimeout as sleep } from 'node:timers/promises';
import type { GuardedProcess } from './guard';

export interface Keeper {
  readonly name: string;
  /** Whether it runs and has answered. */
  ready(): boolean;
  /** Has the child start anew at once: one that runs is stopped, one that waits to be started waits no longer. */
  renew(): void;
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

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

/**
 * Starts a child and starts it again whenever it leaves, with a delay that doubles from try to try.
 * @throws what the first start threw; later ones are reported and repeated.
 */
export async function keepRunning(options: KeepOptions): Promise<Keeper> {
  const { name, report } = options;
  const { firstMs, maxMs } = options.backOff ?? { firstMs: 250, maxMs: 15_000 };
  const stopping = new AbortController();
  /** Aborted by whoever asks for a new child; replaced as the start that they asked for begins. */
  let renewal = new AbortController();
  let askedAt = 0;
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
      if (!renewal.signal.aborted) report(`${name} left with status ${code}; starting it again in ${seconds(delayMs)}`);
      while (child === null) {
        await sleep(delayMs, undefined, { signal: eitherSignal() }).catch(() => {});
        if (stopping.signal.aborted) return;
        const asked = renewal.signal.aborted;
        if (asked) renewal = new AbortController();
        delayMs = asked ? firstMs : Math.min(delayMs * 2, maxMs);
        since = Date.now();
        child = await again(asked ? askedAt : null, delayMs);
        // Asked for while the last one was becoming ready.
        if (renewal.signal.aborted) await child?.stop();
      }
      if (stopping.signal.aborted) return;
    }
  }

  function eitherSignal(): AbortSignal {
    return AbortSignal.any([stopping.signal, renewal.signal]);
  }

  async function again(askedSince: number | null, delayMs: number): Promise<GuardedProcess | null> {
    const signal = eitherSignal();
    try {
      const started = await options.start(signal);
      report(`${name} runs again${askedSince === null ? '' : `, after ${seconds(Date.now() - askedSince)}`}`);
      return started;
    } catch (error) {
      if (signal.aborted) return null;
      report(`${name} did not start; next try in ${seconds(delayMs)}: ${(error as Error).message}`);
      return null;
    }
  }

  return {
    name,
    ready: () => child?.running() ?? false,
    renew() {
      askedAt = Date.now();
      renewal.abort();
      void child?.stop();
    },
    async stop() {
      stopping.abort();
      await child?.stop();
      await watching;
      // One whose start was under way when the stop came.
      await child?.stop();
    },
  };
}
