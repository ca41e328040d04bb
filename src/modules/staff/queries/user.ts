import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { standingOfUser } from '@/modules/billing/queries/entitlement';

/** What staff see of one account: states and numbers, nothing of what was written in it. */
export async function userDetail(userId: string, { billing, nowMs }: { billing: boolean; nowMs: number }) {
  const [user] = await database().select().from(users).where(eq(users.id, userId));
  if (!user) return null;
  const counts = await database().execute<Record<string, number>>(sql`
    select
      (select count(*) from loops where owner_id = ${userId})::int as loops,
      (select count(*) from loops where owner_id = ${userId} and phase <> 'CLOSED')::int as open,
      (select count(*) from meetings where owner_id = ${userId} and state = 'confirmed')::int as booked,
      (select count(*) from connections where user_id = ${userId})::int as connections,
      (select count(*) from sessions where user_id = ${userId} and least(expires, ends_at) > now())::int as sessions,
      (select count(*) from queue_items where owner_id = ${userId} and state = 'open')::int as queued`);
  const { loops = 0, open = 0, booked = 0, connections = 0, sessions = 0, queued = 0 } = counts.rows[0] ?? {};
  const standing = billing ? await standingOfUser(userId, billing, nowMs) : null;
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    state: user.deactivatedAt ? ('deactivated' as const) : user.deletionAt ? ('leaving' as const) : ('active' as const),
    humanHelp: user.humanHelp,
    plan: standing && {
      key: standing.plan.key,
      name: standing.plan.name,
      by: standing.by,
      status: standing.status,
      until: standing.until,
    },
    joinedAt: user.createdAt.getTime(),
    onboardedAt: user.onboardedAt?.getTime() ?? null,
    deletionAt: user.deletionAt?.getTime() ?? null,
    counts: { loops, open, booked, connections, sessions, queued },
  };
}
export type UserDetail = NonNullable<Awaited<ReturnType<typeof userDetail>>>;
