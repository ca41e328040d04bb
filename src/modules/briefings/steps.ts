import type { Runtime } from '@/ports/runtime';
import { sendBriefing } from './commands/send';
import { writeBriefing } from './commands/write';
import type { BriefingSteps } from './workflow';

/** The side effects of a morning's briefing. */
export function makeBriefingSteps(runtime: Runtime): BriefingSteps {
  return {
    write: (userId) => writeBriefing(userId, runtime),
    send: (id) => sendBriefing(id, runtime),
  };
}
