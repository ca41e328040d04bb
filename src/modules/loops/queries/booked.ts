import { and, eq, inArray, ne } from 'drizzle-orm';
import type { BookedElsewhere } from '@/core/loop/context';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';

/** Meetings to come of an owner's other loops, the next first; `now` in epoch minutes. */
export async function bookedElsewhere(loop: { id: string; ownerId: string }, now: number): Promise<BookedElsewhere[]> {
  const rows = await database()
    .select({ id: loops.id, title: loops.title, state: loops.state })
    .from(loops)
    .where(
      and(eq(loops.ownerId, loop.ownerId), ne(loops.id, loop.id), inArray(loops.phase, ['BOOKED', 'RESCHEDULING'])),
    );
  return rows
    .flatMap(({ id, title, state: { booking, participants } }) => {
      if (!booking || booking.end <= now) return [];
      const guests = participants
        .filter(({ role }) => role === 'guest')
        .map(({ name, address }) => ({ name, address }));
      return [{ loopId: id, title, start: booking.start, end: booking.end, guests }];
    })
    .sort((a, b) => a.start - b.start);
}
