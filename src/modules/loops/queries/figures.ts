import { and, eq, gte, ne, sql } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { outgoingMails } from '@/db/schema/mailbox';

/**
 * The owner's loops that were booked since then: when (epoch minutes), and how long it took from the first mail to the
 * first booking (minutes, by the product's clock).
 */
export async function bookingsSince(ownerId: string, sinceMs: number): Promise<{ at: number; value: number }[]> {
  const begun = database()
    .select({
      loopId: loopEvents.loopId,
      first: sql<Date>`min(${loopEvents.dueAt})`.mapWith(loopEvents.dueAt).as('first'),
      booked: sql<Date>`min(${loopEvents.dueAt}) filter (where ${loopEvents.kind} = 'booked')`
        .mapWith(loopEvents.dueAt)
        .as('booked'),
    })
    .from(loopEvents)
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .where(and(eq(loops.ownerId, ownerId), gte(loops.updatedAt, new Date(sinceMs))))
    .groupBy(loopEvents.loopId)
    .as('begun');
  const rows = await database()
    .select({ first: begun.first, booked: begun.booked })
    .from(begun)
    .where(gte(begun.booked, new Date(sinceMs)));
  return rows.map(({ first, booked }) => ({
    at: minuteOf(booked.getTime()),
    value: minuteOf(booked.getTime()) - minuteOf(first.getTime()),
  }));
}

/** When the assistant wrote a mail to guests of this owner (epoch minutes); copies of one mail count once. */
export async function mailsToGuestsSince(ownerId: string, sinceMs: number): Promise<number[]> {
  const rows = await database()
    .select({ at: sql<Date>`min(${outgoingMails.sentAt})`.mapWith(outgoingMails.sentAt) })
    .from(outgoingMails)
    .innerJoin(loops, eq(loops.id, outgoingMails.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .where(
      and(
        eq(loops.ownerId, ownerId),
        eq(outgoingMails.state, 'sent'),
        gte(outgoingMails.sentAt, new Date(sinceMs)),
        ne(outgoingMails.recipient, users.email),
      ),
    )
    .groupBy(outgoingMails.loopId, outgoingMails.loopVersion, outgoingMails.actionIndex);
  return rows.map(({ at }) => minuteOf(at.getTime()));
}
