import { questionIn } from '@/core/loop/asking/in-language';
import { spokenTo } from '@/core/loop/asking/spoken-to';
import { requiredGuests } from '@/core/loop/guests/voices';
import { hasWritten } from '@/core/loop/guests/written';
import type { Language, LoopState, Participant } from '@/core/loop/state';
import { languageOf } from '@/core/replies/languages';
import type { Translate } from '@/messages/message-keys';
import { translator } from '@/messages/translate';

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
  const t = translator(language, 'loops');
  const [decision] = state.needsOwner;
  if (decision && (phase === 'CLOSED' || !state.takenOver)) return questionIn(decision, language);
  if (phase === 'CLOSED') return t(`next_${state.closedReason ?? 'done'}`);
  if (state.takenOver) return t('next_taken_over');
  if (state.pausedUntil !== null) return t('next_on_hold');
  if (state.refused && phase !== 'BOOKED' && !awaitsAnybody(state, direct)) return t('next_refused');
  switch (phase) {
    case 'INTAKE':
      return t('next_first_mail');
    case 'OFFERING':
    case 'POLLING':
      return awaited('next_waiting', state, direct, { t, language });
    case 'RESCHEDULING':
      return awaited('next_new_time', state, direct, { t, language });
    case 'BOOKED':
      return t('next_booked');
    case 'STALLED': {
      const written = state.participants.some((p) => p.role === 'guest' && p.wroteAt !== undefined);
      return t(written ? 'next_rests' : 'next_nobody');
    }
  }
}

/** True while somebody has times to answer who has said nothing. */
function awaitsAnybody(state: LoopState, direct: ReadonlySet<string>): boolean {
  return (
    state.offer !== null &&
    requiredGuests(state).some((p) => p.answer === undefined && !direct.has(p.address) && !hasWritten(state, p))
  );
}

/** Those whose answer is still expected; with several, how many have answered. */
function awaited(
  key: 'next_waiting' | 'next_new_time',
  { participants }: LoopState,
  direct: ReadonlySet<string>,
  { t, language }: { readonly t: Translate<'loops'>; readonly language: Language },
): string {
  const guests = participants.filter(
    (person) => person.role === 'guest' && !['declined', 'unreachable', 'opted_out'].includes(person.status),
  );
  const isSilent = (guest: Participant) => guest.answer === undefined && !direct.has(guest.address);
  const silent = guests.filter((guest) => isSilent(guest) && !guest.optional);
  const awaitedOnes = (silent.length > 0 ? silent : guests).map(({ name, address }) => name ?? address);
  const names = awaitedOnes.length > 0 ? inARow(awaitedOnes, language) : t('aGuest');
  if (guests.length <= 1) return t(key, { names });
  const answered = guests.filter((guest) => !isSilent(guest)).length;
  return t(`${key}_of`, { names, answered, all: guests.length });
}

function inARow(names: readonly string[], locale: Language): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${languageOf({ locale }).and} ${last}` : last;
}
