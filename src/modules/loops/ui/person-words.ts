import type { LoopState, Participant } from '@/core/loop/state';
import type { EpochMinute } from '@/core/time/period';
import { dayWords, placeWords, slotWords } from '@/modules/meetings/ui/time-words';
import type { Tone } from '@/ui/state-mark';
import { firstUpper } from '@/ui/words';

export interface PersonWords {
  /** How they stand to this meeting: their answer, or why none is expected. */
  readonly answer: string;
  readonly tone: Tone;
  /** What is known of them beside: part, zone, times that suit. */
  readonly details: readonly string[];
}

interface Place {
  readonly state: LoopState;
  /** The owner's. */
  readonly zone: string;
  readonly now: EpochMinute;
  /** Addresses of the guests whose calendar is read directly. */
  readonly direct: readonly string[];
}

/** Somebody who takes part, in words for the owner. Times are on the owner's clock. */
export function personWords(person: Participant, place: Place): PersonWords {
  return { ...standing(person, place), details: details(person, place) };
}

function standing(person: Participant, { state, zone, now, direct }: Place): Pick<PersonWords, 'answer' | 'tone'> {
  const { status, awayUntil, rsvp, answer } = person;
  if (status === 'unreachable') return { answer: 'Mail does not reach them', tone: 'bad' };
  if (status === 'opted_out') return { answer: 'Wants no mail', tone: 'bad' };
  if (status === 'declined' || rsvp === 'declined') return { answer: 'Declined', tone: 'bad' };
  if (awayUntil !== undefined && awayUntil > now) {
    return { answer: `Away until ${dayWords(awayUntil, zone)}`, tone: 'still' };
  }
  if (state.booking && state.phase !== 'RESCHEDULING') {
    if (rsvp === 'accepted') return { answer: 'Accepted the invitation', tone: 'good' };
    if (rsvp) return { answer: firstUpper(rsvp), tone: 'waiting' };
    return { answer: 'Invited', tone: 'good' };
  }
  if (answer) {
    return answer.yes.length > 0 ? { answer: 'Has answered', tone: 'good' } : { answer: 'None suits', tone: 'waiting' };
  }
  if (status === 'accepted') return { answer: 'Accepted', tone: 'good' };
  if (direct.includes(person.address)) return { answer: 'Calendar is read', tone: 'good' };
  if (state.phase === 'INTAKE') return { answer: 'Not asked yet', tone: 'still' };
  const named = state.constraints.some(({ by, role }) => by === person.id && role === 'offer');
  return { answer: named ? 'Has named times' : 'No answer yet', tone: named ? 'waiting' : 'still' };
}

function details(person: Participant, { state, zone }: Place): string[] {
  const words: string[] = [];
  const principal = state.participants.find((one) => one.id === person.coordinatorFor);
  if (principal) words.push(`Arranges the time of ${principal.name ?? principal.address}`);
  else if (person.optional) words.push('Optional');
  if (person.zone) words.push(placeWords(person.zone));
  if (person.answer?.yes.length && !state.booking) {
    words.push(`Can ${person.answer.yes.map((slot) => slotWords(slot.start, zone)).join('; ')}`);
  }
  return words;
}
