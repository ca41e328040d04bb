import { type SQL, sql } from 'drizzle-orm';
import { users } from '@/db/schema/identity';
import { queueItems, reviews } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import { humanHelpAllows, humanHelpAlways } from '@/modules/staff/policy';

/** What somebody of staff is called where the owner reads of them. */
export function staffName({ name, email }: Pick<SessionUser, 'name' | 'email'>): string {
  return name ?? email;
}

/** In a query over `queue_items` alone: its owner still lets people help. */
export function ownerAllows(): SQL {
  return sql`exists (select 1 from ${users} where users.id = ${queueItems.ownerId} and ${humanHelpAllows(queueItems.loopId)})`;
}

/** In a query over `reviews` and `users`: its owner lets people look at it; what was drawn by chance only where they always do. */
export function reviewAllowed(): SQL {
  return sql`(${humanHelpAlways()} or (${reviews.origin} = 'owner' and ${humanHelpAllows(reviews.loopId)}))`;
}
