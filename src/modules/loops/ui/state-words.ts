import type { Tone } from '@/ui/state-mark';
import type { DisplayState } from '../queries/display-state';
import type { LoopRow } from '../queries/lists';
import { TIMERS } from './timer-words';

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

/** What comes next by itself, in the words of a row; null when nothing is set. */
export function nextWords({ next }: Pick<LoopRow, 'next'>): { readonly words: string; readonly at: number } | null {
  return next && { words: next.kind === 'meeting' ? 'Meets' : `${TIMERS[next.kind]}:`, at: next.at };
}

/** The guests by name, or by address while the name is not known. */
export function guestWords(guests: LoopRow['guests']): string {
  return guests.map((guest) => guest.name ?? guest.address).join(', ');
}
