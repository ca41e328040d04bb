import { and, asc, inArray, isNull, ne } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { HELPERS } from '@/modules/staff/schema';

/** Whose work this auditor may look at: everybody of the staff but themselves. */
export async function trainersFor(auditorId: string): Promise<{ id: string; name: string }[]> {
  const rows = await database()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(inArray(users.role, [...HELPERS]), ne(users.id, auditorId), isNull(users.deletionAt)))
    .orderBy(asc(users.name), asc(users.email));
  return rows.map(({ id, name, email }) => ({ id, name: name ? `${name}, ${email}` : email }));
}
