import type { Decision, LoopState, Participant } from '../state';
import { LAST_REMINDER } from './lapse';

/** An answer waits to be booked or approved, or the owner was asked something since the offer went out. */
export function ownerIsAsked(state: LoopState): boolean {
  return isUnderway(state) || standing(state).length > 0;
}

/** True for a guest who has done their part: what is asked is about them, or about the matter as a whole. */
export function awaitsOwner(state: LoopState, guest: Participant): boolean {
  const arranges = (id: string) => state.participants.some((p) => p.id === id && p.coordinatorFor === guest.id);
  return (
    isUnderway(state) ||
    standing(state).some(({ about }) => about === undefined || about === guest.id || arranges(about))
  );
}

function isUnderway({ wanted, proposal }: LoopState): boolean {
  return wanted !== null || proposal !== null;
}

/** A question that the owner was reminded of often enough keeps nobody waiting any longer. */
function standing({ needsOwner, offer, ownerReminders = 0 }: LoopState): Decision[] {
  const since = offer?.sentAt ?? 0;
  if (ownerReminders >= LAST_REMINDER) return [];
  // Whoever writes without taking part keeps nobody waiting, unless it may be a guest, from another address.
  return needsOwner
    .filter(({ kind, askedAt, as }) => askedAt >= since && (kind !== 'stranger' || as !== undefined))
    .map((d) => (d.kind === 'stranger' && d.as ? { ...d, about: d.as } : d));
}
