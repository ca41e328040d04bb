import type { MessageFacts } from '../context';
import type { LoopState } from '../state';

/** Another assistant answers an offer for its principal (row 59); the bound on automatic turns ends what leads nowhere. */
export function negotiates(state: LoopState, { machine, level }: MessageFacts): boolean {
  return machine === 'assistant' && (level === 'A2' || level === 'A3') && state.offer !== null;
}
