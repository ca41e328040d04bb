import { and, desc, eq, sql } from 'drizzle-orm';
import type { Decision, LoopState } from '@/core/loop/state';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';

export interface LoopRow {
  readonly id: string;
  readonly title: string;
  readonly phase: LoopState['phase'];
  /** The overlay if there is one, else the phase (settled.md 4). */
  readonly displayState: DisplayState;
  readonly guests: readonly { readonly name: string | null; readonly address: string }[];
  /** What happens next, in one sentence. */
  readonly nextStep: string;
  readonly booking: { readonly start: number; readonly end: number } | null;
  /** Epoch milliseconds by the product's clock. */
  readonly updatedAt: number;
}

export type DisplayState = LoopState['phase'] | 'NEED_OWNER' | 'PAUSED' | 'TAKEN_OVER';

export interface DecisionRow extends Decision {
  readonly loopId: string;
  readonly title: string;
  /** Times that the plan would offer or book. */
  readonly slots: readonly { readonly start: number; readonly end: number }[];
  readonly reasons: readonly string[];
}

/** The owner's loops, newest change first; 100 at most. */
export async function loopsOf(userId: string, filter: { open?: boolean } = {}): Promise<LoopRow[]> {
  const rows = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.ownerId, userId), filter.open ? sql`${loops.phase} <> 'CLOSED'` : undefined))
    .orderBy(desc(loops.updatedAt))
    .limit(100);
  return rows.map((row) => loopRow(row));
}

/** Everything that waits for the owner, oldest first. */
export async function decisionsOf(userId: string): Promise<DecisionRow[]> {
  const rows = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.ownerId, userId), sql`jsonb_array_length(${loops.state} -> 'needsOwner') > 0`))
    .limit(100);
  return rows
    .flatMap(({ id, title, state }) =>
      state.needsOwner.map((decision) => ({
        ...decision,
        loopId: id,
        title,
        slots: proposedSlots(state, decision),
        reasons: [],
      })),
    )
    .sort((a, b) => a.askedAt - b.askedAt);
}

export function loopRow(row: typeof loops.$inferSelect): LoopRow {
  const { state } = row;
  return {
    id: row.id,
    title: row.title,
    phase: state.phase,
    displayState: displayState(state),
    guests: state.participants.filter((p) => p.role === 'guest').map(({ name, address }) => ({ name, address })),
    nextStep: nextStep(state),
    booking: state.booking ? { start: state.booking.start, end: state.booking.end } : null,
    updatedAt: row.updatedAt.getTime(),
  };
}

/** Slots of the plan that a decision is about. */
function proposedSlots(state: LoopState, decision: Decision): { start: number; end: number }[] {
  if (decision.kind !== 'approve' || !state.proposal) return [];
  for (const action of state.proposal.actions) {
    if (action.kind === 'book' || action.kind === 'move') return [{ start: action.slot.start, end: action.slot.end }];
    if (action.kind === 'send' && action.slots.length > 0) {
      return action.slots.map(({ start, end }) => ({ start, end }));
    }
  }
  return [];
}

function displayState(state: LoopState): DisplayState {
  if (state.takenOver) return 'TAKEN_OVER';
  if (state.needsOwner.length > 0) return 'NEED_OWNER';
  return state.pausedUntil !== null ? 'PAUSED' : state.phase;
}

function nextStep(state: LoopState): string {
  if (state.takenOver) return 'You have taken over. The assistant stays silent.';
  const [decision] = state.needsOwner;
  if (decision) return decision.text;
  const names = state.participants.filter((p) => p.role === 'guest').map((p) => p.name ?? p.address);
  switch (state.phase) {
    case 'INTAKE':
      return 'The mail waits until the morning of the guest.';
    case 'OFFERING':
    case 'POLLING':
      return `Waiting for an answer of ${names.join(' and ')}.`;
    case 'RESCHEDULING':
      return `Waiting for ${names.join(' and ')} to choose a new time. The old one stands.`;
    case 'BOOKED':
      return 'Booked.';
    case 'STALLED':
      return 'Nobody answered. Write in the thread to go on.';
    case 'CLOSED':
      return CLOSED[state.closedReason ?? 'done'];
  }
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
