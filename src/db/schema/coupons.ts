import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { billingAccounts, checkouts } from './billing';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What makes a checkout cheaper, by a code. It is a promotion code at the vendor as well. */
export const coupons = pgTable(
  'coupons',
  {
    /** Upper case. */
    code: text('code').primaryKey(),
    kind: text('kind').$type<'percent' | 'amount' | 'trial_days'>().notNull(),
    /** Percent, smallest units of the currency, or days: as `kind` says. */
    value: integer('value').notNull(),
    /** Of an amount. */
    currency: text('currency'),
    duration: text('duration').$type<'once' | 'repeating' | 'forever'>().notNull(),
    /** Of `repeating`. */
    months: integer('months'),
    /** Which plans it is good for; empty: all. */
    plans: text('plans').array().notNull().default([]),
    /** How many accounts may use it, null: any number; and how many have, those with an open checkout counted. */
    max: integer('max'),
    used: integer('used').notNull().default(0),
    expiresAt: at('expires_at'),
    /** Switched off then. */
    offAt: at('off_at'),
    /** At the vendor, once it was made there. */
    vendorCouponId: text('vendor_coupon_id').unique(),
    vendorPromotionId: text('vendor_promotion_id').unique(),
    /** Null: the command line. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    check('coupons_code', sql`${t.code} ~ '^[A-Z0-9_-]{3,40}$'`),
    check(
      'coupons_value',
      sql`(${t.kind} = 'percent' and ${t.value} between 1 and 100) or (${t.kind} = 'amount' and ${t.value} > 0) or (${t.kind} = 'trial_days' and ${t.value} between 1 and 730)`,
    ),
    check(
      'coupons_currency',
      sql`(${t.kind} = 'amount') = (${t.currency} is not null) and ${t.currency} ~ '^[a-z]{3}$'`,
    ),
    check('coupons_months', sql`(${t.duration} = 'repeating') = (${t.months} is not null) and ${t.months} > 0`),
    check('coupons_used_within_max', sql`${t.used} >= 0 and ${t.used} <= ${t.max}`),
  ],
);

/** Who uses which coupon: reserved while a checkout is open, used when it is complete, given back otherwise. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    checkoutId: uuid('checkout_id')
      .primaryKey()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => coupons.code, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    state: text('state').$type<'reserved' | 'used' | 'released'>().notNull().default('reserved'),
    at: at('at').notNull(),
  },
  (t) => [
    uniqueIndex('coupon_redemptions_once').on(t.code, t.accountId).where(sql`${t.state} <> 'released'`),
    check('coupon_redemptions_state', sql`${t.state} in ('reserved', 'used', 'released')`),
  ],
);
