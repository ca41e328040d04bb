import { logLine } from '@/core/log-text';
import { log } from './log';

/** Runs a task again and again, `pauseMs` after its last end, until stopped. A failure is logged and the next run goes on. */
export function every(name: string, pauseMs: number, task: () => Promise<unknown>): () => Promise<void> {
  let timer: NodeJS.Timeout;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const round = () => {
    running = task()
      .catch((error: unknown) => log(name, logLine(error)))
      .finally(() => {
        if (!stopped) timer = setTimeout(round, pauseMs);
      });
  };
  timer = setTimeout(round, pauseMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
