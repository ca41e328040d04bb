import type { Runtime } from '@/ports/runtime';
import { hearAnswer } from './commands/hear';
import { sendBriefing } from './commands/send';
import { tellAnswer } from './commands/tell';
import { writeBriefing } from './commands/write';
import type { AnswerSteps, BriefingSteps } from './workflow';

/** The side effects of a morning's briefing. */
export function makeBriefingSteps(runtime: Runtime): BriefingSteps {
  return {
    write: (userId) => writeBriefing(userId, runtime),
    send: (id) => sendBriefing(id, runtime),
  };
}

/** The side effects of hearing an answer to one. */
export function makeAnswerSteps(runtime: Runtime): AnswerSteps {
  return {
    hear: (id) => hearAnswer(id, runtime),
    tell: (id) => tellAnswer(id, runtime),
  };
}
