import { logLine } from '@/core/log-text';
import { log } from './log';

/** A task that runs again and again. */
export interface Repeated {
  /** Runs it once more as soon as it is not running, and resolves when that has ended. */
  now(): Promise<void>;
  /** Resolves when it is not running, and never will again. */
  stop(): Promise<void>;
}

/** Runs a task again and again, `pauseMs` after its last end, until stopped. A failure is logged and the next run goes on. */
export function every(name: string, pauseMs: number, task: () => Promise<unknown>): Repeated {
  let timer: NodeJS.Timeout;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const round = (): Promise<void> => {
    clearTimeout(timer);
    const before = running;
    running = before
      .then(() => (stopped ? undefined : task()))
      .catch((error: unknown) => log(name, logLine(error)))
      .then(() => {
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(round, pauseMs);
      });
    return running;
  };
  timer = setTimeout(round, pauseMs);
  return {
    now: round,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
