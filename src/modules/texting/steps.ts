import type { Runtime } from '@/ports/runtime';
import { sendText } from './commands/send';
import type { TextSteps } from './workflow';

/** The side effects of a text that goes out. */
export function makeTextSteps(runtime: Runtime): TextSteps {
  return { send: (id) => sendText(id, runtime) };
}
