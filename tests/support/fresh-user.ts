import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';

/** A new user. One of this address whom a test's first try left behind is gone, with all that was theirs. */
export async function freshUser(email: string, name: string | null = null): Promise<typeof users.$inferSelect> {
  await database().delete(users).where(eq(users.email, email));
  const [user] = await database().insert(users).values({ email, name }).returning();
  if (!user) throw new Error('No user');
  return user;
}
