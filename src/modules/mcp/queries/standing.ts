import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { type DecisionRow, decisionsOf } from '@/modules/loops/queries/decisions';
import { displayState, shownState } from '@/modules/loops/queries/display-state';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import type { STANDS, threadStanding } from '../schema';
import { timeOf } from './time';

export type Standing = z.infer<typeof threadStanding>;
type Loop = Pick<typeof loops.$inferSelect, 'id' | 'state'>;

/** Where a thread of this owner stands, or null. */
export async function standingOf(userId: string, loopId: string, runtime: Runtime): Promise<Standing | null> {
  const [[loop], decisions, basics] = await Promise.all([
    database()
      .select({ id: loops.id, state: loops.state })
      .from(loops)
      .where(and(eq(loops.id, loopId), eq(loops.ownerId, userId))),
    decisionsOf(userId, loopId),
    basicsOf(userId),
  ]);
  return loop
    ? standing(loop, { decisions, zone: basics?.zone ?? 'Etc/UTC', baseUrl: runtime.settings.baseUrl })
    : null;
}

/** A stored loop as another assistant reads it: the words of other people stand apart. */
export function standing(
  { id, state }: Loop,
  {
    decisions,
    zone,
    baseUrl,
  }: { readonly decisions: readonly DecisionRow[]; readonly zone: string; readonly baseUrl: string },
): Standing {
  const { meeting, participants } = shownState(state);
  const link = `${baseUrl}/loops/${id}`;
  const own = decisions.filter(({ loopId }) => loopId === id);
  return {
    thread: id,
    status: statusOf(state),
    booked: state.booking && state.phase !== 'CLOSED' ? timeOf(state.booking, zone) : null,
    offered: state.phase === 'CLOSED' ? [] : (state.offer?.slots ?? []).map((slot) => timeOf(slot, zone)),
    questions: own.map(({ kind, slots }) => ({
      kind: kind === 'approve' ? 'approval' : 'question',
      times: slots.map((slot) => timeOf(slot, zone)),
      link,
    })),
    link,
    from_others: {
      title: meeting.title,
      people: participants
        .filter(({ role }) => role === 'guest')
        .map(({ name, address }) => ({ name, email: address })),
      asks: own.map(({ text }) => text),
    },
  };
}

function statusOf(state: Loop['state']): (typeof STANDS)[number] {
  const shown = displayState(state);
  switch (shown) {
    case 'NEED_OWNER':
      return 'needs_owner';
    case 'TAKEN_OVER':
      return 'taken_over';
    case 'INTAKE':
      return state.wanted ? 'booking' : 'not_begun';
    case 'OFFERING':
    case 'POLLING':
      return state.wanted ? 'booking' : 'offered';
    case 'RESCHEDULING':
      return 'being_moved';
    case 'BOOKED':
      return state.wanted ? 'being_moved' : 'booked';
    case 'PAUSED':
      return 'paused';
    case 'STALLED':
      return 'stalled';
    case 'CLOSED':
      return 'closed';
  }
}
