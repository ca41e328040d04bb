import { and, eq } from 'drizzle-orm';
import { plannedTimes } from '@/core/loop/review/acts';
import { ownerBounds, queryOf } from '@/core/loop/times/search';
import { workable } from '@/core/loop/times/solve';
import { rankSlots } from '@/core/slots/rank';
import { findSlots } from '@/core/slots/search';
import { formatDay, formatTimeRange } from '@/core/time/format';
import type { Period } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { stepContext } from '../steps/context';

/** Enough to choose from, few enough to look over. */
const CHOICES = { k: 60, perDay: 6, minGap: 60 } as const;

/** A time with its words on the owner's clock. */
export interface SlotChoice extends Period {
  /** `Tuesday, November 24`. */
  readonly day: string;
  /** `2:30 – 3:00 PM`. */
  readonly time: string;
}

/** The times to choose from; where the calendar cannot be read none of them is known to be free, and `unreadable` says why. */
export interface Choices {
  readonly slots: readonly SlotChoice[];
  readonly unreadable: string | null;
}

/**
 * Times at which the meeting of a loop could be, in order of time: the solver's own, and those of the plan that waits, so
 * that whatever the owner chooses can be offered. Of that plan's length unless another is given (minutes). Null: no such
 * loop of this owner.
 */
export async function slotChoices(
  userId: string,
  loopId: string,
  durationMin: number | undefined,
  runtime: Runtime,
): Promise<Choices | null> {
  const [loop] = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, userId)));
  if (!loop) return null;
  const context = await stepContext(loop, await runtime.clock.now(), runtime);
  if (!context.calendar.ok) return { slots: [], unreadable: context.calendar.reason };
  const { proposal } = loop.state;
  const { meeting } = proposal?.after ?? loop.state;
  const length = durationMin ?? meeting.durationMin;
  const state = { ...loop.state, meeting: { ...meeting, durationMin: length } };
  const query = queryOf(state, context, ownerBounds(state, context));
  const planned = plannedTimes(proposal?.actions ?? [])
    .slots.map(({ start }) => ({ start, end: start + length }))
    .filter((slot) => workable({ ...state, constraints: [] }, context, slot));
  const byStart = new Map(
    [...rankSlots(findSlots(query), query, CHOICES), ...planned].map((slot) => [slot.start, slot]),
  );
  const zone = zoneTable(context.owner.zone);
  const slots = [...byStart.values()]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({
      start,
      end,
      day: formatDay(start, zone, 'en'),
      time: formatTimeRange(start, end, zone, 'en'),
    }));
  return { slots, unreadable: null };
}
