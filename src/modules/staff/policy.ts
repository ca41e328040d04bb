import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { glass } from '@/db/schema/staff';
import type { SessionUser } from '@/modules/identity/schema';

/**
 * In a query over `users`, who own what is asked for: whether staff may see what is said in the loop of this id. Its owner has
 * agreed to human help always; or when stuck, and the loop has been in the queue. Every list, search, sample, export and count
 * of staff that shows words, people or times of a loop has this in its WHERE. Null: it is in no loop.
 */
export function humanHelpAllows(loopId: SQLWrapper | null): SQL {
  const stuck = loopId ? sql`exists (select 1 from queue_items q where q.loop_id = ${loopId})` : sql`false`;
  return allows(stuck);
}

/** The same of a message that was received: it may be in several loops, and one of them in the queue is enough. */
export function humanHelpAllowsMessage(messageId: SQLWrapper): SQL {
  return allows(
    sql`exists (select 1 from loop_messages lm join queue_items q on q.loop_id = lm.loop_id where lm.message_id = ${messageId})`,
  );
}

/** Whoever is leaving is left alone. */
function allows(stuck: SQL): SQL {
  return sql`(users.deletion_at is null and (users.human_help = 'always' or (users.human_help = 'when_stuck' and ${stuck})))`;
}

/**
 * In a query over `users`: whether this administrator has broken the glass of that owner, which holds for half an hour. Of one
 * loop or message that is opened by itself, never of lists, samples and exports. `now` is real time.
 */
export function glassBroken(staff: Pick<SessionUser, 'id' | 'role'>, now: Date): SQL {
  if (staff.role !== 'ADMIN') return sql`false`;
  return sql`exists (select 1 from ${glass} g where g.owner_id = users.id and g.admin_id = ${staff.id} and g.ends_at > ${now} and g.told_at is not null)`;
}
