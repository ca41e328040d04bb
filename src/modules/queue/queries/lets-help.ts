import { and, eq, ne } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';

/** Whether somebody lets people help with their loops, always or when one is stuck. */
export async function letsPeopleHelp(userId: string): Promise<boolean> {
  return (await database().$count(users, and(eq(users.id, userId), ne(users.humanHelp, 'off')))) > 0;
}
