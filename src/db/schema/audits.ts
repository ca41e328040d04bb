import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Reading } from '@/core/reading/reading';
import { users } from './identity';
import { labels } from './labels';
import { planReviews, queueItems, reviews } from './queue';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A look back at what a trainer has done in a time, by somebody else. */
export const trainerAudits = pgTable(
  'trainer_audits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    trainerId: uuid('trainer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    auditorId: uuid('auditor_id').references(() => users.id, { onDelete: 'set null' }),
    /** Days (UTC); the last one is not part of it. */
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    state: text('state').$type<'sampling' | 'judged' | 'signed'>().notNull().default('sampling'),
    /** Counts at the time of the sample. */
    figures: jsonb('figures').$type<Record<string, unknown>>().notNull().default({}),
    text: text('text'),
    textBy: text('text_by').$type<'template' | 'model' | 'person'>(),
    createdAt: at('created_at').notNull(),
    signedBy: uuid('signed_by').references(() => users.id, { onDelete: 'set null' }),
    signedAt: at('signed_at'),
  },
  (t) => [
    uniqueIndex('trainer_audits_once').on(t.trainerId, t.from, t.to),
    check('trainer_audits_span', sql`${t.from} < ${t.to}`),
    check('trainer_audits_not_own', sql`${t.auditorId} <> ${t.trainerId} and ${t.signedBy} <> ${t.trainerId}`),
    check(
      'trainer_audits_state',
      sql`${t.state} in ('sampling', 'judged', 'signed') and (${t.state} = 'signed') = (${t.signedAt} is not null) and (${t.state} <> 'signed' or ${t.text} is not null)`,
    ),
    check(
      'trainer_audits_text',
      sql`${t.textBy} in ('template', 'model', 'person') and (${t.text} is null) = (${t.textBy} is null)`,
    ),
  ],
);

/** One thing of the sample, and what the auditor thinks of it. It goes with what it is about. */
export const trainerAuditItems = pgTable(
  'trainer_audit_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    auditId: uuid('audit_id')
      .notNull()
      .references(() => trainerAudits.id, { onDelete: 'cascade' }),
    /** One of the four. */
    labelId: uuid('label_id').references(() => labels.id, { onDelete: 'cascade' }),
    queueItemId: uuid('queue_item_id').references(() => queueItems.id, { onDelete: 'cascade' }),
    planReviewId: uuid('plan_review_id').references(() => planReviews.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    verdict: text('verdict').$type<'right' | 'wrong'>(),
    severity: text('severity').$type<'critical' | 'major' | 'minor' | 'none'>(),
    /** The auditor's own reading of the message, made without seeing the trainer's. */
    secondLabel: jsonb('second_label').$type<Reading>(),
    judgedAt: at('judged_at'),
  },
  (t) => [
    uniqueIndex('trainer_audit_items_label').on(t.auditId, t.labelId),
    uniqueIndex('trainer_audit_items_queue').on(t.auditId, t.queueItemId),
    uniqueIndex('trainer_audit_items_plan_review').on(t.auditId, t.planReviewId),
    uniqueIndex('trainer_audit_items_review').on(t.auditId, t.reviewId),
    index('trainer_audit_items_audit').on(t.auditId),
    check(
      'trainer_audit_items_subject',
      sql`num_nonnulls(${t.labelId}, ${t.queueItemId}, ${t.planReviewId}, ${t.reviewId}) = 1`,
    ),
    check(
      'trainer_audit_items_verdict',
      sql`${t.verdict} in ('right', 'wrong') and ${t.severity} in ('critical', 'major', 'minor', 'none') and (${t.verdict} is null) = (${t.severity} is null) and (${t.verdict} is null) = (${t.judgedAt} is null) and (${t.verdict} <> 'right' or ${t.severity} = 'none') and (${t.verdict} <> 'wrong' or ${t.severity} <> 'none')`,
    ),
  ],
);
