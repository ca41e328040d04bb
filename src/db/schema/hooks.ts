import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Where an owner's own programs are told of what happens. All moments of these tables are of real time. */
export const hooks = pgTable(
  'hooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Of core/hooks/events. */
    events: text('events').array().notNull(),
    /** Signs its messages; sealed for this row (modules/connections/commands/seal). */
    secretCiphertext: text('secret_ciphertext').notNull(),
    /** The one before it signs as well, until then. */
    formerCiphertext: text('former_ciphertext'),
    formerUntil: at('former_until'),
    pausedAt: at('paused_at'),
    /** `failing`: nothing has arrived for days; `gone`: its receiver has answered 410; `owner`: as its owner wants. */
    pausedFor: text('paused_for').$type<'owner' | 'failing' | 'gone'>(),
    /** The first attempt that failed since the last one that did not. */
    failingSince: at('failing_since'),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('hooks_user').on(t.userId, t.createdAt),
    check('hooks_some', sql`cardinality(${t.events}) > 0`),
    check('hooks_paused', sql`(${t.pausedAt} is null) = (${t.pausedFor} is null)`),
    check('hooks_paused_for', sql`${t.pausedFor} in ('owner', 'failing', 'gone')`),
    check('hooks_former', sql`(${t.formerCiphertext} is null) = (${t.formerUntil} is null)`),
  ],
);

/** A message to one webhook: written in the transaction of what it tells of, sent afterwards, and kept for a while as its log. */
export const hookDeliveries = pgTable(
  'hook_deliveries',
  {
    /** Part of its `webhook-id`, which stays the same however often it is sent. */
    id: uuid('id').primaryKey().defaultRandom(),
    hookId: uuid('hook_id')
      .notNull()
      .references(() => hooks.id, { onDelete: 'cascade' }),
    /** What has happened: told once to each webhook. */
    eventKey: text('event_key').notNull(),
    type: text('type').notNull(),
    /** The very text that is signed and sent. */
    body: text('body').notNull(),
    state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    /** When it is sent next; while an attempt runs, when that counts as cut off. */
    dueAt: at('due_at'),
    /** Since it was asked for: a resend begins anew. */
    attempts: integer('attempts').notNull().default(0),
    createdAt: at('created_at').notNull(),
    triedAt: at('tried_at'),
    /** Of the last attempt: the answer's status, how long it took in milliseconds, and the beginning of what it said. */
    status: integer('status'),
    tookMs: integer('took_ms'),
    excerpt: text('excerpt'),
    /** Why there was no answer, or it did not count; a word of ports/hooks, or `paused`. */
    problem: text('problem'),
  },
  (t) => [
    uniqueIndex('hook_deliveries_once').on(t.hookId, t.eventKey),
    index('hook_deliveries_hook').on(t.hookId, t.createdAt, t.id),
    index('hook_deliveries_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('hook_deliveries_created').on(t.createdAt),
    check('hook_deliveries_state', sql`${t.state} in ('waiting', 'delivered', 'failed')`),
    check('hook_deliveries_waiting', sql`(${t.state} = 'waiting') = (${t.dueAt} is not null)`),
  ],
);
