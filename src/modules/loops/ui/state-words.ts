import type { Tone } from '@/ui/state-mark';
import type { DisplayState, LoopRow } from '../queries/lists';

const STATES: Record<DisplayState, { readonly words: string; readonly tone: Tone }> = {
  NEED_OWNER: { words: 'Waiting for you', tone: 'waiting' },
  TAKEN_OVER: { words: 'Yours', tone: 'still' },
  PAUSED: { words: 'Paused', tone: 'still' },
  INTAKE: { words: 'Starting', tone: 'moving' },
  OFFERING: { words: 'Times offered', tone: 'moving' },
  POLLING: { words: 'Collecting answers', tone: 'moving' },
  RESCHEDULING: { words: 'Moving', tone: 'moving' },
  BOOKED: { words: 'Booked', tone: 'good' },
  STALLED: { words: 'No answer', tone: 'still' },
  CLOSED: { words: 'Closed', tone: 'still' },
};

/** A loop's state in two words, and the tone that goes with them. */
export function stateWords(state: DisplayState): { readonly words: string; readonly tone: Tone } {
  return STATES[state];
}

/** The guests by name, or by address while the name is not known. */
export function guestWords(guests: LoopRow['guests']): string {
  return guests.map((guest) => guest.name ?? guest.address).join(', ');
}
