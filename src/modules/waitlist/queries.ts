import { and, asc, count, eq, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { roundedPlace } from './policy';

/** The order in which people are let in. */
export const IN_LINE = [asc(users.createdAt), asc(users.id)] as const;

/** Since when somebody waits, and about how far they have come. Null for whoever does not wait. */
export async function standingOf(userId: string): Promise<{ joinedAt: Date; place: number } | null> {
  const waiting = eq(users.role, 'WAITLIST');
  const [user] = await database()
    .select({ joinedAt: users.createdAt })
    .from(users)
    .where(and(eq(users.id, userId), waiting));
  if (!user) return null;
  const [line] = await database()
    .select({ people: count() })
    .from(users)
    .where(and(waiting, lte(users.createdAt, user.joinedAt)));
  return { joinedAt: user.joinedAt, place: roundedPlace(Math.max(1, line?.people ?? 1)) };
}
