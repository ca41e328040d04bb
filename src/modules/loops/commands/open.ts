import { randomBytes } from 'node:crypto';
import type { LoopState } from '@/core/loop/state';
import { base32 } from '@/core/mail/base32';
import type { Transaction } from '@/db/client';
import { loopEvents, loopParticipants, loops } from '@/db/schema/loops';

/** A loop that has heard nothing yet: only its owner is known. */
export async function openLoop(
  tx: Transaction,
  owner: { id: string; address: string; name: string | null; zone: string | null },
  subject: string,
  nowMs: number,
): Promise<string> {
  const id = base32(randomBytes(10));
  const state: LoopState = {
    v: 1,
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
  const at = new Date(nowMs);
  await tx.insert(loops).values({
    id,
    ownerId: owner.id,
    phase: state.phase,
    title: state.meeting.title,
    state,
    createdAt: at,
    updatedAt: at,
  });
  await tx.insert(loopParticipants).values({ loopId: id, address: owner.address });
  return id;
}

/** Puts what happened before the loop, once per cause. Answers whether it was new. */
export async function addEvent(
  tx: Transaction,
  loopId: string,
  payload: typeof loopEvents.$inferInsert.payload,
  dedupeKey: string,
  nowMs: number,
): Promise<boolean> {
  const rows = await tx
    .insert(loopEvents)
    .values({ loopId, kind: payload.kind, payload, dedupeKey, dueAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning({ id: loopEvents.id });
  return rows.length > 0;
}
