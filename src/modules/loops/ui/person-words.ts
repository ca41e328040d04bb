import type { LoopState, Participant } from '@/core/loop/state';
import type { EpochMinute } from '@/core/time/period';
import { placeWords } from '@/modules/meetings/ui/time-words';
import type { Tone } from '@/ui/state-mark';
import { at, onDay, type Spoken } from './spoken';

export interface PersonWords {
  /** How they stand to this meeting: their answer, or why none is expected. */
  readonly answer: string;
  readonly tone: Tone;
  /** What is known of them beside: part, zone, times that suit. */
  readonly details: readonly string[];
}

interface Place {
  readonly state: LoopState;
  readonly now: EpochMinute;
  /** Addresses of the guests whose calendar is read directly. */
  readonly direct: readonly string[];
}

/** Somebody who takes part, in words for the owner. Times are on the owner's clock. */
export function personWords(person: Participant, place: Place, spoken: Spoken<'loops'>): PersonWords {
  return { ...standing(person, place, spoken), details: details(person, place, spoken) };
}

function standing(
  person: Participant,
  { state, now, direct }: Place,
  spoken: Spoken<'loops'>,
): Pick<PersonWords, 'answer' | 'tone'> {
  const { t } = spoken;
  const { status, awayUntil, rsvp, answer } = person;
  if (status === 'unreachable') return { answer: t('p_unreachable'), tone: 'bad' };
  if (status === 'opted_out') return { answer: t('p_opted_out'), tone: 'bad' };
  if (status === 'declined' || rsvp === 'declined') return { answer: t('p_declined'), tone: 'bad' };
  if (awayUntil !== undefined && awayUntil > now) {
    return { answer: t('p_away', { day: onDay(spoken, awayUntil) }), tone: 'still' };
  }
  if (state.booking && state.phase !== 'RESCHEDULING') {
    if (rsvp === 'accepted') return { answer: t('p_accepted_invitation'), tone: 'good' };
    if (rsvp) return { answer: t(rsvp === 'tentative' ? 'p_tentative' : 'p_needs_action'), tone: 'waiting' };
    return { answer: t('p_invited'), tone: 'good' };
  }
  if (answer) {
    return answer.yes.length > 0
      ? { answer: t('p_answered'), tone: 'good' }
      : { answer: t('p_none_suits'), tone: 'waiting' };
  }
  if (status === 'accepted') return { answer: t('p_accepted'), tone: 'good' };
  if (direct.includes(person.address)) return { answer: t('p_calendar'), tone: 'good' };
  if (state.phase === 'INTAKE') return { answer: t('p_not_asked'), tone: 'still' };
  const named = state.constraints.some(({ by, role }) => by === person.id && role === 'offer');
  return named ? { answer: t('p_named'), tone: 'waiting' } : { answer: t('p_silent'), tone: 'still' };
}

function details(person: Participant, { state }: Place, spoken: Spoken<'loops'>): string[] {
  const { t, locale } = spoken;
  const words: string[] = [];
  const principal = state.participants.find((one) => one.id === person.coordinatorFor);
  if (principal) words.push(t('p_arranges', { name: principal.name ?? principal.address }));
  else if (person.optional) words.push(t('p_optional'));
  if (person.zone) words.push(placeWords(person.zone, locale));
  if (person.answer?.yes.length && !state.booking) {
    words.push(t('p_can', { times: person.answer.yes.map((slot) => at(spoken, slot.start)).join('; ') }));
  }
  return words;
}
