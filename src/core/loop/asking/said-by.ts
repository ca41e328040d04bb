import type { StepEvent } from '../context';
import { quoteOf } from '../guests/unclear';
import type { Case } from '../review/review-rules';
import type { LoopState } from '../state';

/** The words of a guest that an event is, by whom. */
export function saidBy(event: StepEvent, { participants }: LoopState): Case['said'] | null {
  if (event.kind !== 'message' && event.kind !== 'choice') return null;
  const guest = participants.find(
    (p) =>
      p.role === 'guest' &&
      (event.kind === 'message' ? p.address === event.facts.from.address : p.id === event.participantId),
  );
  return guest && event.heard ? { guest, quote: quoteOf(event.heard) } : null;
}
