import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvoiceStatus } from '@/ports/payments';
import { users } from './identity';
import { billingPlans } from './plans';
import { teams } from './teams';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Who pays: one user for themselves, or a team. */
export const billingAccounts = pgTable(
  'billing_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .unique()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /**
     * Of a team: whose card pays, and who has agreed to the price. While its plan goes on they administer the team: the trigger
     * `team_members_payer` sees to it. Null once their account is gone; the plan ends then with what is paid for.
     */
    payerId: uuid('payer_id').references(() => users.id, { onDelete: 'set null' }),
    /** At the payment vendor; null until there is one. */
    customerId: text('customer_id').unique(),
    /** The vendor's name of the card that pays, as it was last seen: with another one an open invoice is tried again. */
    cardId: text('card_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('billing_accounts_payer').on(t.payerId),
    check('billing_accounts_of_one', sql`num_nonnulls(${t.userId}, ${t.teamId}) = 1`),
    check('billing_accounts_payer_of_team', sql`${t.payerId} is null or ${t.teamId} is not null`),
  ],
);

/** A page at the vendor on which somebody gives a card that pays from then on. One is open for an account at a time. */
export const cardPages = pgTable(
  'card_pages',
  {
    /** The vendor's. */
    sessionId: text('session_id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    /** Whose card it is: of a team they pay from then on. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<'open' | 'saved' | 'expired'>().notNull().default('open'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('card_pages_one_open').on(t.accountId).where(sql`${t.state} = 'open'`),
    check('card_pages_state', sql`${t.state} in ('open', 'saved', 'expired')`),
  ],
);

/**
 * Customers at the vendor whose account here is gone, until nothing of them is charged any more: `billing_accounts_departed`
 * writes a row with each account that is deleted, whatever deletes it.
 */
export const departedCustomers = pgTable('departed_customers', {
  customerId: text('customer_id').primaryKey(),
});

/** Cards that have paid for an account, by the vendor's fingerprint of each: the same card elsewhere is the same payer. */
export const paymentCards = pgTable(
  'payment_cards',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    fingerprint: text('fingerprint').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.fingerprint] }), index('payment_cards_fingerprint').on(t.fingerprint)],
);

/** A subscription as it stood at the vendor when it was last fetched. Written by applying the vendor's object, by nothing else. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The vendor's. */
    id: text('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    plan: text('plan')
      .notNull()
      .references(() => billingPlans.key),
    /** The lookup key of its price. */
    price: text('price').notNull(),
    interval: text('interval').$type<'month' | 'year'>().notNull(),
    /** What one seat costs an interval, in the smallest unit of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    seats: integer('seats').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    startedAt: at('started_at').notNull(),
    periodStart: at('period_start').notNull(),
    periodEnd: at('period_end').notNull(),
    /** When it ends because that was asked for. */
    cancelAt: at('cancel_at'),
    endedAt: at('ended_at'),
    /** No invoice is made until then; what was paid for before is given until `paidUntil`, and nothing from then on. */
    pausedUntil: at('paused_until'),
    paidUntil: at('paid_until'),
    /** Since when a payment fails. */
    pastDueSince: at('past_due_since'),
    /** When the fetch had ended that this is from, by the database's clock: one that began before it changes nothing. */
    asOf: at('as_of').notNull(),
  },
  (t) => [
    uniqueIndex('subscriptions_one_alive')
      .on(t.accountId)
      .where(sql`${t.status} in ('trialing', 'active', 'past_due', 'unpaid', 'paused')`),
    check('subscriptions_seats', sql`${t.seats} >= 1`),
    check('subscriptions_amount', sql`${t.amount} >= 0 and ${t.currency} ~ '^[a-z]{3}$'`),
    check('subscriptions_period', sql`${t.periodStart} <= ${t.periodEnd}`),
    check('subscriptions_past_due', sql`${t.status} <> 'past_due' or ${t.pastDueSince} is not null`),
  ],
);

/** As the vendor names them; `paused`: collection is paused there. */
type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'paused'
  | 'canceled';

/** What was said when a subscription was cancelled, if anything was. */
export const cancellations = pgTable('cancellations', {
  subscriptionId: text('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  reason: text('reason'),
  words: text('words'),
  at: at('at').notNull(),
});

/** A page at the vendor on which somebody may pay. One is open for an account at a time. */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Ours; the vendor's is `sessionId`, once there is one. */
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: text('session_id').unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    /** Who saw the price. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    price: text('price').notNull(),
    seats: integer('seats').notNull(),
    coupon: text('coupon'),
    state: text('state').$type<'open' | 'complete' | 'expired'>().notNull().default('open'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('checkouts_one_open').on(t.accountId).where(sql`${t.state} = 'open'`),
    check('checkouts_seats', sql`${t.seats} >= 1`),
  ],
);

/** Invoices, as far as they are shown: the documents are the vendor's. Amounts in the smallest unit of the currency. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => billingAccounts.id, { onDelete: 'cascade' }),
    /** Of a team's: who has paid it, and sees it also after having left. */
    payerId: uuid('payer_id').references(() => users.id, { onDelete: 'set null' }),
    subscriptionId: text('subscription_id'),
    number: text('number'),
    status: text('status').$type<InvoiceStatus>().notNull(),
    currency: text('currency').notNull(),
    subtotal: integer('subtotal').notNull(),
    tax: integer('tax').notNull(),
    total: integer('total').notNull(),
    amountDue: integer('amount_due').notNull(),
    amountPaid: integer('amount_paid').notNull(),
    amountRefunded: integer('amount_refunded').notNull().default(0),
    hostedUrl: text('hosted_url'),
    pdfUrl: text('pdf_url'),
    createdAt: at('created_at').notNull(),
    paidAt: at('paid_at'),
    /** When an open one is charged again; null: not by itself. */
    nextAttemptAt: at('next_attempt_at'),
    asOf: at('as_of').notNull(),
  },
  (t) => [
    index('invoices_account').on(t.accountId, t.createdAt),
    index('invoices_payer').on(t.payerId),
    check('invoices_currency', sql`${t.currency} ~ '^[a-z]{3}$'`),
    check('invoices_paid', sql`${t.amountPaid} >= 0 and ${t.amountRefunded} between 0 and ${t.amountPaid}`),
  ],
);

/** Every event of the vendor, once, before anything is answered. What it says is fetched when it is applied. */
export const vendorEvents = pgTable(
  'vendor_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** What it is about, and whose that is. */
    objectId: text('object_id'),
    customerId: text('customer_id'),
    /** By the vendor's clock. */
    createdAt: at('created_at').notNull(),
    receivedAt: at('received_at').notNull(),
    state: text('state').$type<'pending' | 'applied' | 'ignored'>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** Real time. */
    nextAttemptAt: at('next_attempt_at').notNull(),
    lastError: text('last_error'),
    appliedAt: at('applied_at'),
  },
  (t) => [index('vendor_events_due').on(t.state, t.nextAttemptAt)],
);

/** Each comparison of our books with the vendor's: one a day. */
export const bookComparisons = pgTable('book_comparisons', {
  /** The day in UTC, `2026-03-02`. */
  day: text('day').primaryKey(),
  finishedAt: at('finished_at'),
  compared: integer('compared').notNull().default(0),
  /** What differed: it was taken from the vendor, and told to the administrators. */
  differences: jsonb('differences').$type<readonly BookDifference[]>().notNull().default([]),
});

interface BookDifference {
  readonly subject: string;
  readonly field: string;
  readonly ours: string | null;
  readonly theirs: string | null;
}

/** Mails about money and access, reminders too: written with the change that they tell of, sent by the worker. */
export const billingMails = pgTable(
  'billing_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Same cause, same key: told once. */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
    state: text('state').$type<'queued' | 'sending' | 'sent' | 'failed' | 'unknown'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Real time. */
    nextAttemptAt: at('next_attempt_at').notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [index('billing_mails_due').on(t.state, t.nextAttemptAt), index('billing_mails_user').on(t.userId)],
);
