import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { glass } from '@/db/schema/staff';
import type { SessionUser } from '@/modules/identity/schema';

/**
 * In a query over `users`, who own what is asked for: whether staff may see what is said in the loop of this id. Its owner has
 * agreed to human help always; or when stuck, and the loop waits in the queue now. Every list, search and count of staff that
 * shows words, people or times of a loop has this in its WHERE. Whoever is leaving is left alone.
 */
export function humanHelpAllows(loopId: SQLWrapper): SQL {
  const stuck = sql`exists (select 1 from queue_items q where q.loop_id = ${loopId} and q.state = 'open')`;
  return sql`(${humanHelpAlways()} or (users.deletion_at is null and users.human_help = 'when_stuck' and ${stuck}))`;
}

/**
 * The same of what helps nobody get on with a meeting: samples, labels, exports, the briefing of somebody. Leave to help when
 * stuck is none for these, whatever waits in the queue; a label of such an owner is shown and exported no more.
 */
export function humanHelpAlways(): SQL {
  return sql`(users.deletion_at is null and users.human_help = 'always')`;
}

/**
 * In a query over `users`: whether this administrator has broken the glass of that owner, which holds for half an hour. Of one
 * loop or message that is opened by itself, never of lists, samples and exports. `now` is real time.
 */
export function glassBroken(staff: Pick<SessionUser, 'id' | 'role'>, now: Date): SQL {
  if (staff.role !== 'ADMIN') return sql`false`;
  return sql`exists (select 1 from ${glass} g where g.owner_id = users.id and g.admin_id = ${staff.id} and g.ends_at > ${now} and g.told_at is not null)`;
}
