import { logText } from '@/core/log-text';
import type { Runtime } from '@/ports/runtime';
import { secondReadingOf } from '../queries/second-reading';

/**
 * Has the model read what was just saved, so that its proposals are there when the page asks for them. Nobody waits for it, and
 * what fails is asked for again by the page.
 */
export function readAgain(userId: string, runtime: Pick<Runtime, 'model' | 'clock'>): void {
  if (runtime.model === null) return;
  void secondReadingOf(userId, runtime).catch((error: unknown) => console.error(`[preferences] ${logText(error)}`));
}
