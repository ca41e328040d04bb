import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roleEnum, users } from './identity';
import { billingPlans } from './plans';

/** Codes that let people in. */
export const invites = pgTable(
  'invites',
  {
    /** Upper case, without the hyphen that it is shown with. */
    code: text('code').primaryKey(),
    /** How many accounts may redeem it, and how many have. */
    uses: integer('uses').notNull().default(1),
    used: integer('used').notNull().default(0),
    /** Only whoever has this address (lower case) may redeem it; null: anybody. */
    email: text('email'),
    role: roleEnum('role').notNull().default('USER'),
    /** A plan that the account has for so many days with it. */
    plan: text('plan').references(() => billingPlans.key),
    trialDays: integer('trial_days'),
    /** Who made it; null: the command line. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (t) => [
    check('invites_used_within_uses', sql`${t.used} between 0 and ${t.uses}`),
    check('invites_trial', sql`(${t.plan} is null) = (${t.trialDays} is null) and ${t.trialDays} between 1 and 730`),
  ],
);

/** Who redeemed which code: once each. */
export const inviteRedemptions = pgTable(
  'invite_redemptions',
  {
    code: text('code')
      .notNull()
      .references(() => invites.code, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.code, t.userId] })],
);
