import type { Tone } from '@/ui/state-mark';
import type { DisplayState } from '../queries/display-state';
import type { LoopRow } from '../queries/lists';
import { at, type Spoken } from './spoken';

const TONES: Record<DisplayState, Tone> = {
  NEED_OWNER: 'waiting',
  TAKEN_OVER: 'still',
  PAUSED: 'still',
  INTAKE: 'moving',
  OFFERING: 'moving',
  POLLING: 'moving',
  RESCHEDULING: 'moving',
  BOOKED: 'good',
  STALLED: 'still',
  CLOSED: 'still',
};

/** A loop's state in two words, and the tone that goes with them. */
export function stateWords(
  state: DisplayState,
  t: Spoken<'loops'>['t'],
): { readonly words: string; readonly tone: Tone } {
  return { words: t(state), tone: TONES[state] };
}

/** What comes next by itself, with its time; null when nothing is set. */
export function nextWords({ next }: Pick<LoopRow, 'next'>, spoken: Spoken<'loops'>): string | null {
  if (!next) return null;
  const time = at(spoken, next.at);
  return next.kind === 'meeting'
    ? spoken.t('meets', { time })
    : spoken.t('nextAt', { what: spoken.t(`timer_${next.kind}`), time });
}

/** The guests by name, or by address while the name is not known. */
export function guestWords(guests: LoopRow['guests']): string {
  return guests.map((guest) => guest.name ?? guest.address).join(', ');
}
