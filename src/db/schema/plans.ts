import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** What can be had, beside the plans of loops: from the least to the most. The rows of a new installation are written by `seed_plans()` of the migration. */
export const billingPlans = pgTable('billing_plans', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  /** A higher one gives more: what is left of two plans of one account is the higher. */
  rank: integer('rank').notNull().unique(),
  /** Paid for each member of a team; else for one account. */
  perSeat: boolean('per_seat').notNull().default(false),
  /** Can be chosen now; who has it keeps it. */
  offered: boolean('offered').notNull().default(true),
});

/**
 * What a plan costs. A price never changes: another amount is another row, as at the vendor. One of each plan, interval and
 * currency is current; one may stand for accounts of before GRANDFATHER_BEFORE.
 */
export const prices = pgTable(
  'prices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Under which the payment vendor finds it, such as `basic_monthly`. */
    lookupKey: text('lookup_key').notNull().unique(),
    plan: text('plan')
      .notNull()
      .references(() => billingPlans.key),
    interval: text('interval').$type<'month' | 'year'>().notNull(),
    /** ISO 4217, lower case as the vendor writes it. */
    currency: text('currency').notNull(),
    /** Of one seat for one interval, in the smallest unit of the currency. */
    amount: integer('amount').notNull(),
    /** From so many seats on, all of them cost so many percent less. */
    reducedFrom: integer('reduced_from'),
    reducedPercent: integer('reduced_percent'),
    offer: text('offer').$type<'current' | 'grandfathered' | 'retired'>().notNull().default('current'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('prices_one_of_each_offer')
      .on(t.plan, t.interval, t.currency, t.offer)
      .where(sql`${t.offer} <> 'retired'`),
    check('prices_amount', sql`${t.amount} >= 0`),
    check('prices_currency', sql`${t.currency} ~ '^[a-z]{3}$'`),
    check('prices_interval', sql`${t.interval} in ('month', 'year')`),
    check(
      'prices_reduction',
      sql`(${t.reducedFrom} is null) = (${t.reducedPercent} is null) and (${t.reducedFrom} is null or (${t.reducedFrom} > 1 and ${t.reducedPercent} between 1 and 100))`,
    ),
  ],
);

/** What a plan can give: the catalogue. Keys are those of core/entitlements. */
export const features = pgTable('features', {
  key: text('key').primaryKey(),
  /** In which order they are told. */
  rank: integer('rank').notNull(),
});

/** Which plan has which feature, and how much of it. Without a row it has none. */
export const planFeatures = pgTable(
  'plan_features',
  {
    plan: text('plan')
      .notNull()
      .references(() => billingPlans.key, { onDelete: 'cascade' }),
    feature: text('feature')
      .notNull()
      .references(() => features.key, { onDelete: 'cascade' }),
    /** At most so many; null: as many as are wanted. */
    most: integer('most'),
    /** `most` is what is fair: beyond it the owner is told, and nothing stops. */
    fairUse: boolean('fair_use').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.plan, t.feature] }),
    check('plan_features_most', sql`${t.most} >= 0 and (not ${t.fairUse} or ${t.most} is not null)`),
  ],
);
