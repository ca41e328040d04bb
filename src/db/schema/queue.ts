import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';
import { loops, plans } from './loops';
import { outgoingMails } from './mailbox';

const at = (name: string) => timestamp(name, { withTimezone: true });
const staff = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });
const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const loopId = () =>
  text('loop_id')
    .notNull()
    .references(() => loops.id, { onDelete: 'cascade' });

/** Loops that wait for somebody of the staff. All times by the product's clock. */
export const queueItems = pgTable(
  'queue_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loopId: loopId(),
    ownerId: ownerId(),
    reason: text('reason')
      .$type<'low_confidence' | 'policy' | 'complaint' | 'contradiction' | 'send_failed' | 'owner_asked'>()
      .notNull(),
    state: text('state').$type<'open' | 'resolved'>().notNull().default('open'),
    /** Version of the loop whose plan it is about; null: about no plan. */
    planVersion: integer('plan_version'),
    /** What the owner or the machine said of it. */
    note: text('note'),
    createdAt: at('created_at').notNull(),
    dueAt: at('due_at').notNull(),
    /** Who holds it, and until when: after that it is anybody's. */
    leaseHolder: staff('lease_holder'),
    leaseUntil: at('lease_until'),
    /** Since when whoever holds it, or held it last, has had it without a break. */
    claimedAt: at('claimed_at'),
    /** When it was told that nobody holds it. */
    alarmedAt: at('alarmed_at'),
    /** What was done about it, with the words and the change that were given. */
    action: text('action').$type<
      'approve' | 'edit_plan' | 'edit_text' | 'ask_owner' | 'take_over' | 'silence' | 'obsolete'
    >(),
    text: text('text'),
    patch: jsonb('patch').$type<Record<string, unknown>>(),
    resolvedBy: staff('resolved_by'),
    resolvedAt: at('resolved_at'),
    /** From being claimed to being resolved. */
    handledSeconds: integer('handled_seconds'),
  },
  (t) => [
    uniqueIndex('queue_items_one_open').on(t.loopId, t.reason).where(sql`${t.state} = 'open'`),
    index('queue_items_due').on(t.state, t.dueAt, t.id),
    index('queue_items_owner').on(t.ownerId),
    index('queue_items_loop').on(t.loopId),
    index('queue_items_resolver').on(t.resolvedBy, t.resolvedAt),
    check(
      'queue_items_reason',
      sql`${t.reason} in ('low_confidence', 'policy', 'complaint', 'contradiction', 'send_failed', 'owner_asked')`,
    ),
    check('queue_items_lease', sql`${t.leaseHolder} is null or ${t.leaseUntil} is not null`),
    check(
      'queue_items_state',
      sql`(${t.state} = 'open' and ${t.resolvedAt} is null and ${t.action} is null) or (${t.state} = 'resolved' and ${t.resolvedAt} is not null and ${t.action} is not null)`,
    ),
    check(
      'queue_items_action',
      sql`${t.action} in ('approve', 'edit_plan', 'edit_text', 'ask_owner', 'take_over', 'silence', 'obsolete')`,
    ),
  ],
);

/** What somebody of the staff decided of a plan before it was carried out: once for each plan. */
export const planReviews = pgTable(
  'plan_reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    planId: uuid('plan_id')
      .notNull()
      .unique()
      .references(() => plans.id, { onDelete: 'cascade' }),
    loopId: loopId(),
    ownerId: ownerId(),
    decision: text('decision').$type<'approve' | 'reject' | 'edit'>().notNull(),
    cause: text('cause').$type<'misread' | 'wrong_policy' | 'tone' | 'unneeded'>(),
    patch: jsonb('patch').$type<Record<string, unknown>>(),
    by: staff('by_id'),
    at: at('at').notNull(),
  },
  (t) => [
    index('plan_reviews_by').on(t.by, t.at),
    check('plan_reviews_decision', sql`${t.decision} in ('approve', 'reject', 'edit')`),
    check('plan_reviews_cause', sql`${t.cause} in ('misread', 'wrong_policy', 'tone', 'unneeded')`),
    check('plan_reviews_reject', sql`${t.decision} <> 'reject' or ${t.cause} is not null`),
  ],
);

/** Something that was sent, or a plan that was carried out, to be judged afterwards: drawn by chance, or marked as wrong by its owner. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loopId: loopId(),
    ownerId: ownerId(),
    /** One of the two. */
    mailId: uuid('mail_id').references(() => outgoingMails.id, { onDelete: 'cascade' }),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'cascade' }),
    origin: text('origin').$type<'sample' | 'owner'>().notNull(),
    /** What the owner said of it. */
    note: text('note'),
    sampledAt: at('sampled_at').notNull(),
    verdict: text('verdict').$type<'right' | 'wrong' | 'unclear'>(),
    cause: text('cause').$type<'misread' | 'wrong_policy' | 'tone' | 'unneeded'>(),
    by: staff('by_id'),
    at: at('at'),
  },
  (t) => [
    uniqueIndex('reviews_one_mail').on(t.mailId),
    uniqueIndex('reviews_one_plan').on(t.planId),
    index('reviews_open').on(t.sampledAt, t.id).where(sql`${t.verdict} is null`),
    index('reviews_owner').on(t.ownerId),
    index('reviews_by').on(t.by, t.at),
    check('reviews_subject', sql`num_nonnulls(${t.mailId}, ${t.planId}) = 1`),
    check('reviews_origin', sql`${t.origin} in ('sample', 'owner')`),
    check(
      'reviews_verdict',
      sql`${t.verdict} in ('right', 'wrong', 'unclear') and (${t.verdict} is null) = (${t.at} is null)`,
    ),
    check(
      'reviews_cause',
      sql`${t.cause} in ('misread', 'wrong_policy', 'tone', 'unneeded') and (${t.verdict} is distinct from 'wrong' or ${t.cause} is not null) and (${t.verdict} = 'wrong' or ${t.cause} is null)`,
    ),
  ],
);
