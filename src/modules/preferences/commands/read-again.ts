import { logText } from '@/core/log-text';
import { hasConsented } from '@/modules/reader/queries';
import type { Runtime } from '@/ports/runtime';
import { secondReadingOf } from '../queries/second-reading';

/**
 * Has the model read what was just saved, where the owner lets it, so that its proposals are there when the page asks for them.
 * Nobody waits for its answer, and what fails is asked for again by the page.
 */
export async function readAgain(userId: string, runtime: Pick<Runtime, 'model' | 'clock'>): Promise<void> {
  if (runtime.model === null || !(await hasConsented(userId, runtime.model, 'preferences'))) return;
  void secondReadingOf(userId, runtime).catch((error: unknown) => console.error(`[preferences] ${logText(error)}`));
}
