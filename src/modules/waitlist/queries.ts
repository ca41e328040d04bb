import { and, asc, count, eq, lte, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { roundedPlace } from './policy';

/**
 * When somebody joined as far as the line goes: a week earlier for each friend who came by them, four at most. Written out, since
 * drizzle leaves out the tables of a query's columns where it has one table only.
 */
const JOINED_AS_OF = sql<Date>`users.created_at - least(4, (
  select count(*) from referrals where referrals.referrer_id = users.id and referrals.state <> 'void'
)) * interval '7 days'`.mapWith(users.createdAt);

/** The order in which people are let in. */
export const IN_LINE = [asc(JOINED_AS_OF), asc(users.id)] as const;

/** Since when somebody waits, and about how far they have come. Null for whoever does not wait. */
export async function standingOf(userId: string): Promise<{ joinedAt: Date; place: number } | null> {
  const waiting = eq(users.role, 'WAITLIST');
  const [user] = await database()
    .select({ joinedAt: users.createdAt, asOf: JOINED_AS_OF })
    .from(users)
    .where(and(eq(users.id, userId), waiting));
  if (!user) return null;
  const [line] = await database()
    .select({ people: count() })
    .from(users)
    .where(and(waiting, lte(JOINED_AS_OF, user.asOf)));
  return { joinedAt: user.joinedAt, place: roundedPlace(Math.max(1, line?.people ?? 1)) };
}
