import { resumeWaitingLoops } from '@/modules/loops/commands/calendar';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { startMirror } from '../commands/refresh';

/** Reads an account that was just connected, and lets the owner's waiting loops go on. What cannot be read now is read by the next poll. */
export async function readNow(userId: string, connectionId: string, runtime: Runtime): Promise<void> {
  try {
    await startMirror(connectionId, runtime);
  } catch (error) {
    if (error instanceof CalendarError) return;
    throw error;
  }
  await resumeWaitingLoops(userId, runtime);
}
