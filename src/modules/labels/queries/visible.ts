import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { humanHelpAlways } from '@/modules/staff/policy';

/** In a query over `loops` and their `users`: whether the mail that is read there may be drawn, labelled and exported. */
export function shownToStaff(): SQL {
  return humanHelpAlways();
}

/** Whether some loop of this message has an owner who lets staff see it. */
export function messageShown(messageId: SQLWrapper): SQL {
  return sql`exists (select 1 from loop_messages lm join loops on loops.id = lm.loop_id join users on users.id = loops.owner_id
    where lm.message_id = ${messageId} and ${shownToStaff()})`;
}

/**
 * Whether this person may see what others make of a message: not while they have it to label themselves, so that two labelers
 * do not see each other's labels.
 */
export function notBlindTo(messageId: SQLWrapper, staffId: string): SQL {
  return sql`not exists (select 1 from labeling_items blind join labeling_sessions s on s.id = blind.session_id
    where blind.message_id = ${messageId} and blind.labeler_id = ${staffId} and blind.done_at is null and s.state = 'open')`;
}
