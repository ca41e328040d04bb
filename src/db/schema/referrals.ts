import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** By which somebody recommends us: one each. */
export const referralCodes = pgTable('referral_codes', {
  code: text('code').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: at('created_at').notNull(),
});

/** How often a link was followed on a day (UTC, `2026-03-02`). Nobody is known by it. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    code: text('code')
      .notNull()
      .references(() => referralCodes.code, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.day] })],
);

/** Somebody who came by somebody's recommendation: once in a life. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referredId: uuid('referred_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `clicked` is counted in referral_clicks: before somebody signs up there is nobody to tell of. */
    state: text('state').$type<'signed_up' | 'trialing' | 'qualified' | 'credited' | 'void'>().notNull(),
    signedUpAt: at('signed_up_at').notNull(),
    trialingAt: at('trialing_at'),
    /** The first invoice that the friend has paid, and when. */
    invoiceId: text('invoice_id').unique(),
    qualifiedAt: at('qualified_at'),
    creditedAt: at('credited_at'),
    voidReason: text('void_reason').$type<'same_card' | 'same_mailbox' | 'same_team' | 'refunded' | 'over_the_limit'>(),
  },
  (t) => [
    index('referrals_referrer').on(t.referrerId, t.signedUpAt),
    check('referrals_not_self', sql`${t.referrerId} <> ${t.referredId}`),
    check(
      'referrals_state',
      sql`${t.state} in ('signed_up', 'trialing', 'qualified', 'credited', 'void') and (${t.state} = 'void') = (${t.voidReason} is not null) and (${t.state} <> 'qualified' or ${t.qualifiedAt} is not null) and (${t.state} <> 'credited' or ${t.creditedAt} is not null)`,
    ),
  ],
);

/** What was credited for a recommendation: one for each, twelve in a calendar year (UTC) at most. */
export const referralCredits = pgTable(
  'referral_credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referralId: uuid('referral_id')
      .unique()
      .references(() => referrals.id, { onDelete: 'set null' }),
    year: integer('year').notNull(),
    /** Which of its year it is. */
    ordinal: integer('ordinal').notNull(),
    /** In the smallest unit of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** The vendor's entry in the customer's balance; null until it was made there. */
    vendorEntryId: text('vendor_entry_id').unique(),
    createdAt: at('created_at').notNull(),
    /** When its holder has seen that it is there. */
    seenAt: at('seen_at'),
  },
  (t) => [
    uniqueIndex('referral_credits_ordinal').on(t.userId, t.year, t.ordinal),
    check('referral_credits_twelve', sql`${t.ordinal} between 1 and 12`),
    check('referral_credits_amount', sql`${t.amount} > 0 and ${t.currency} ~ '^[a-z]{3}$'`),
  ],
);
