import { setTimeout as pause } from 'node:timers/promises';

export interface OnceMore {
  /** How long to wait after this failure, in milliseconds; null where another attempt would end the same. */
  readonly pauseMs: (error: unknown) => number | null;
  /** Ends the pause, too. */
  readonly signal: AbortSignal;
}

/** Does it, and a second time after a failure that may pass. Throws what the last attempt threw, or the signal's reason. */
export async function onceMore<T>(work: () => Promise<T>, { pauseMs, signal }: OnceMore): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const ms = signal.aborted ? null : pauseMs(error);
    if (ms === null) throw error;
    await pause(ms, undefined, { signal });
    return work();
  }
}
