import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * When an administrator may look at what an owner without human help has: for a reason, and half an hour at most. The owner
 * is told at once. What was looked at meanwhile stands in the audit log.
 */
export const glass = pgTable(
  'glass',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    /** Real time, as of sessions. */
    at: at('at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** When the mail about it was accepted by the server that delivers it; null: not yet. */
    toldAt: at('told_at'),
  },
  (t) => [
    index('glass_owner').on(t.ownerId, t.endsAt),
    check('glass_reason', sql`length(trim(${t.reason})) >= 3`),
    check('glass_half_an_hour', sql`${t.endsAt} > ${t.at} and ${t.endsAt} <= ${t.at} + interval '30 minutes'`),
    check('glass_not_own', sql`${t.adminId} <> ${t.ownerId}`),
  ],
);
