import type { LoopState } from './state';

/** A loop that has heard nothing yet: only its owner is known. */
export function openingState(
  owner: { readonly address: string; readonly name: string | null; readonly zone: string | null },
  subject: string,
): LoopState {
  return {
    v: 2,
    phase: 'INTAKE',
    closedReason: null,
    needsOwner: [],
    pausedUntil: null,
    takenOver: false,
    meeting: {
      title: subject || 'Meeting',
      noun: 'meeting',
      durationMin: 30,
      medium: 'video',
      mediumAssumed: true,
      location: null,
      phone: null,
    },
    participants: [
      {
        id: 'p1',
        address: owner.address,
        name: owner.name,
        role: 'owner',
        optional: false,
        zone: owner.zone,
        zoneSource: owner.zone ? 'stored' : null,
        status: 'accepted',
      },
    ],
    constraints: [],
    offer: null,
    rounds: 0,
    followUps: 0,
    automaticTurns: 0,
    booking: null,
    wanted: null,
    moves: 0,
    thread: { subject, lastMessageId: null, references: [] },
    proposal: null,
  };
}
