import { and, eq, gt, isNotNull, lt, type SQL } from 'drizzle-orm';
import { database } from '@/db/client';
import { glass } from '@/db/schema/staff';

/** In a query over `glass`: what this administrator has opened of that owner and still may look at. `now` is real time. */
export function isOpen(adminId: string, ownerId: string, now: Date): SQL | undefined {
  return and(
    eq(glass.adminId, adminId),
    eq(glass.ownerId, ownerId),
    lt(glass.at, now),
    gt(glass.endsAt, now),
    isNotNull(glass.toldAt),
  );
}

/** Until when an owner's glass is broken for this administrator; null: it is not. `now` is real time. */
export async function openGlass(adminId: string, ownerId: string, now: Date): Promise<Date | null> {
  const [row] = await database()
    .select({ endsAt: glass.endsAt })
    .from(glass)
    .where(isOpen(adminId, ownerId, now))
    .limit(1);
  return row?.endsAt ?? null;
}
