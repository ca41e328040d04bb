import type { StaffAct } from '@/core/loop/event';
import type { Transaction } from '@/db/client';
import type { Answered } from './answer';
import { lockedLoop } from './locked';
import { addEvent } from './open';

/** Somebody of staff: their id, and what they are called where the owner reads of them. */
export interface StaffMember {
  readonly by: string;
  readonly staff: string;
}

interface Place {
  readonly owner: { readonly id: string };
  readonly loopId: string;
  /** The loop's version as whoever decides saw it; left out where what is decided names it itself. */
  readonly seen?: number | undefined;
  /** Epoch milliseconds by the product's clock. */
  readonly nowMs: number;
}

/**
 * Somebody of staff puts a question to the owner, lets it go, or the plan; who wakes the loop is the caller. Stale: the loop is
 * not at `seen`, or the question stands no more.
 */
export async function putStaffAct(
  tx: Transaction,
  { owner, loopId, seen, nowMs }: Place,
  who: StaffMember,
  said: { readonly act: StaffAct; readonly decisionId: string | null; readonly words: string | null },
): Promise<Answered> {
  const loop = await lockedLoop(tx, owner, loopId);
  if (!loop) return { ok: false, reason: 'not_found' };
  const { needsOwner } = loop.state;
  const stands = said.decisionId === null || needsOwner.some(({ id }) => id === said.decisionId);
  if (!stands || (seen !== undefined && seen !== loop.version)) return { ok: false, reason: 'stale' };
  const key = `staff:${loopId}:${loop.version}:${said.act}:${said.decisionId ?? ''}`;
  const added = await addEvent(tx, loopId, { kind: 'staff', ...said, ...who }, key, nowMs);
  return added ? { ok: true } : { ok: false, reason: 'stale' };
}

/** Somebody of staff takes the loop out of the assistant's hands; see putStaffAct. */
export async function putTakeOver(
  tx: Transaction,
  { owner, loopId, seen, nowMs }: Place,
  who: StaffMember,
): Promise<Answered> {
  const loop = await lockedLoop(tx, owner, loopId);
  if (!loop) return { ok: false, reason: 'not_found' };
  if (seen !== undefined && seen !== loop.version) return { ok: false, reason: 'stale' };
  const key = `command:${loopId}:${loop.version}:take_over`;
  const added = await addEvent(tx, loopId, { kind: 'command', command: 'take_over', ...who }, key, nowMs);
  return added ? { ok: true } : { ok: false, reason: 'stale' };
}
