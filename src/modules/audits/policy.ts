import { type SQL, sql } from 'drizzle-orm';
import { hasRole } from '@/modules/identity/policy';
import type { SessionUser } from '@/modules/identity/schema';
import { humanHelpAllows, humanHelpAlways } from '@/modules/staff/policy';

/** Administrators see every audit, a trainer those of their own work alone. */
export function seesEvery(user: SessionUser): boolean {
  return hasRole(user, ['ADMIN']);
}

/** Nobody judges or signs what they have done themselves; the constraint `trainer_audits_not_own` holds it, too. */
export function isOwn(user: Pick<SessionUser, 'id'>, audit: { readonly trainerId: string }): boolean {
  return user.id === audit.trainerId;
}

/** Of an item: a label whose mail the auditor has to label first, without seeing what the trainer said. */
export const BLIND = sql`(i.label_id is not null and i.second_label is null and i.verdict is null and m.raw is not null
  and le.reading_context is not null)`;

/**
 * Items of samples, `i`, with what they are about: `l`, `m` and the event `le` of labels, `qi`, `pr` or `rv`, and `users`, who own it. What its
 * owner does not let staff see any more is left out.
 */
export function visibleItems(where: SQL): SQL {
  const loop = sql`coalesce(qi.loop_id, pr.loop_id, rv.loop_id)`;
  return sql`trainer_audit_items i
    left join labels l on l.id = i.label_id
    left join messages m on m.id = l.message_id
    left join queue_items qi on qi.id = i.queue_item_id
    left join plan_reviews pr on pr.id = i.plan_review_id
    left join reviews rv on rv.id = i.review_id
    left join outgoing_mails om on om.id = rv.mail_id
    left join loop_events le on le.id = l.event_id
    left join plans p on p.id = coalesce(pr.plan_id, rv.plan_id)
      or (p.loop_id = qi.loop_id and p.version = qi.plan_version)
      or (p.loop_id = om.loop_id and p.version = om.loop_version)
      or (p.loop_id = le.loop_id and p.event_id = le.id)
    join users on users.id = coalesce(m.user_id, qi.owner_id, pr.owner_id, rv.owner_id)
    where ${where} and (case when m.id is null then ${humanHelpAllows(loop)} else ${humanHelpAlways()} end)`;
}
