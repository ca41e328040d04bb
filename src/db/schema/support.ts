import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** What people wrote by the support form: stored before they are told so, then mailed to the operator. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** One of modules/support/schema: TOPICS. */
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    /** Where an answer goes, in comparable form; null: the writer asked for none. */
    email: text('email'),
    /** The account of whoever was signed in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<'queued' | 'sending' | 'sent' | 'unknown'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Real time: it is tried then, or taken to be cut off when it is still being sent. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** By the product's clock. */
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [index('support_requests_due').on(t.state, t.nextAttemptAt), index('support_requests_user').on(t.userId)],
);
