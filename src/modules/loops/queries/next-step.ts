import { questionIn } from '@/core/loop/asking/in-language';
import { namesOf, requiredGuests } from '@/core/loop/guests/voices';
import { hasWritten } from '@/core/loop/guests/written';
import type { Language, LoopState, Participant } from '@/core/loop/state';
import { spokenTo } from './owner-language';

/**
 * What a loop waits for, in one sentence for its owner. Times and zones are told beside it. `direct` are the addresses of
 * guests whose calendar is read: they owe no answer.
 */
export function nextStep(
  state: LoopState,
  direct: ReadonlySet<string> = new Set(),
  language: Language = spokenTo(null, state),
): string {
  const { phase } = state;
  const [decision] = state.needsOwner;
  if (decision && (phase === 'CLOSED' || !state.takenOver)) return questionIn(decision, language);
  if (phase === 'CLOSED') return CLOSED[state.closedReason ?? 'done'];
  if (state.takenOver) return 'You have taken over. The assistant stays silent.';
  if (state.pausedUntil !== null) return 'On hold. Nothing is sent and nothing is held.';
  if (state.refused && phase !== 'BOOKED' && !awaitsAnybody(state, direct)) return REFUSED;
  switch (phase) {
    case 'INTAKE':
      return 'The first mail has not gone out yet.';
    case 'OFFERING':
    case 'POLLING':
      return `Waiting for ${awaited(state, direct)}.`;
    case 'RESCHEDULING':
      return `Waiting for ${awaited(state, direct)} to choose a new time. The old one stands.`;
    case 'BOOKED':
      return 'Booked.';
    case 'STALLED':
      return state.participants.some((p) => p.role === 'guest' && p.wroteAt !== undefined)
        ? 'It rests with you. Write in the thread to go on.'
        : 'Nobody answered. Write in the thread to go on.';
  }
}

const REFUSED =
  'You said no, so nothing is sent. Write to the assistant what to do instead; otherwise this is closed in two weeks.';

/** True while somebody has times to answer who has said nothing. */
function awaitsAnybody(state: LoopState, direct: ReadonlySet<string>): boolean {
  return (
    state.offer !== null &&
    requiredGuests(state).some((p) => p.answer === undefined && !direct.has(p.address) && !hasWritten(state, p))
  );
}

/** Those whose answer is still expected; with several, how many have answered. */
function awaited({ participants }: LoopState, direct: ReadonlySet<string>): string {
  const guests = participants.filter(
    (person) => person.role === 'guest' && !['declined', 'unreachable', 'opted_out'].includes(person.status),
  );
  const isSilent = (guest: Participant) => guest.answer === undefined && !direct.has(guest.address);
  const silent = guests.filter((guest) => isSilent(guest) && !guest.optional);
  const names = namesOf(silent.length > 0 ? silent : guests) || 'a guest';
  const answered = guests.filter((guest) => !isSilent(guest)).length;
  const has = answered === 1 ? 'has' : 'have';
  return guests.length > 1 ? `${names} (${answered} of ${guests.length} ${has} answered)` : names;
}

const CLOSED: Record<NonNullable<LoopState['closedReason']>, string> = {
  declined: 'Declined by the guest.',
  cancelled: 'Cancelled.',
  stopped: 'Stopped by you.',
  expired: 'Closed after two weeks without an answer.',
  opted_out: 'Closed: the guest wants no mail.',
  done: 'Done.',
  not_scheduling: 'Not about scheduling.',
};
