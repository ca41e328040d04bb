import { read } from '../reading/read';
import type { Intent } from '../reading/reading';
import { alone, type Written } from './alone';

const SOCIAL: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling', 'unclear']);

/** Whether the reader finds nothing in some words beside an answer that would be a matter of its own: "Thanks!", "Hi Sunny". */
export function isCourtesy(text: string, written: Written): boolean {
  const { intents, windows, participants } = read(text, alone(written));
  return intents.every(({ kind }) => SOCIAL.has(kind)) && windows.length === 0 && participants.length === 0;
}
