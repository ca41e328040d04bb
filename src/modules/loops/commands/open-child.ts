import { eq } from 'drizzle-orm';
import { asGuests } from '@/core/loop/owner/contacts';
import type { MailPart, Opening } from '@/core/loop/plan';
import type { LoopState } from '@/core/loop/state';
import type { Transaction } from '@/db/client';
import { loopParticipants, loops } from '@/db/schema/loops';
import { addEvent, messageKey, openLoop } from './open';

interface Parent {
  readonly id: string;
  readonly ownerId: string;
  readonly state: LoopState;
}

/** One of several meetings that a mail of the owner is about gets a loop that hears the mail as if it were about that one alone. */
export async function openPart(tx: Transaction, parent: Parent, part: MailPart, nowMs: number): Promise<string> {
  const { id, state } = await opened(tx, parent, parent.state.thread.subject, nowMs);
  await tx
    .update(loops)
    .set({ state: { ...state, part } })
    .where(eq(loops.id, id));
  const { messageRowId, index } = part;
  await addEvent(tx, id, { kind: 'message', messageRowId }, messageKey(messageRowId, index), nowMs);
  return id;
}

/**
 * Another meeting of a mail gets a loop of its own: in the same thread, with its own guests, token and page. Opened once
 * per place in the plan of its parent. Answers its id.
 */
export async function openChildLoop(
  tx: Transaction,
  parent: Parent,
  opening: Opening,
  place: string,
  nowMs: number,
): Promise<string> {
  const { id, state: begun, owner } = await opened(tx, parent, opening.subject, nowMs);
  const guests = asGuests(opening.guests, [owner]);
  const state: LoopState = {
    ...begun,
    participants: [{ ...owner, id: 'p1' }, ...guests],
    meeting: opening.meeting,
    constraints: opening.constraints.map((said) => ({ ...said, by: 'p1' })),
    thread: parent.state.thread,
  };
  await tx.update(loops).set({ state, title: state.meeting.title }).where(eq(loops.id, id));
  if (guests.length > 0) {
    await tx.insert(loopParticipants).values(guests.map(({ address }) => ({ loopId: id, address })));
  }
  await addEvent(tx, id, { kind: 'opened', from: parent.id }, `opened:${place}`, nowMs);
  return id;
}

/** A loop of the same owner, by the same assistant, that has heard nothing yet. */
async function opened(tx: Transaction, { ownerId, state }: Parent, subject: string, nowMs: number) {
  const owner = state.participants.find((p) => p.role === 'owner');
  if (!owner) throw new Error('A loop has an owner');
  const person = { id: ownerId, address: owner.address, name: owner.name, zone: owner.zone };
  const id = await openLoop(tx, person, subject, nowMs, state.assistant);
  const [row] = await tx.select({ state: loops.state }).from(loops).where(eq(loops.id, id));
  if (!row) throw new Error('The loop was not opened');
  return { id, owner, state: row.state };
}
