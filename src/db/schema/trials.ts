import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';
import { billingPlans } from './plans';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A time in which somebody has a plan without paying. One of each kind in a life, one running at a time. */
export const trials = pgTable(
  'trials',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `free`: asked for; `pro`: by a code of somebody's; `invite`: with what let them in; `staff`: given. */
    kind: text('kind').$type<'free' | 'pro' | 'invite' | 'staff'>().notNull(),
    plan: text('plan')
      .notNull()
      .references(() => billingPlans.key),
    startedAt: at('started_at').notNull(),
    endsAt: at('ends_at').notNull(),
    /** When it was seen to be over, and how it ended. */
    endedAt: at('ended_at'),
    end: text('end').$type<'expired' | 'converted' | 'replaced'>(),
  },
  (t) => [
    uniqueIndex('trials_one_of_a_kind').on(t.userId, t.kind),
    uniqueIndex('trials_one_running').on(t.userId).where(sql`${t.endedAt} is null`),
    check('trials_span', sql`${t.startedAt} < ${t.endsAt}`),
    check('trials_end', sql`(${t.endedAt} is null) = (${t.end} is null)`),
    check('trials_kind', sql`${t.kind} in ('free', 'pro', 'invite', 'staff')`),
  ],
);

/** Mailboxes that have had a trial of a kind: kept when the account goes, as hashes, so that another one gives no other trial. */
export const trialMailboxes = pgTable(
  'trial_mailboxes',
  {
    kind: text('kind').$type<'free' | 'pro'>().notNull(),
    /** SHA-256 of the address in comparable form, hex. */
    addressHash: text('address_hash').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.addressHash] })],
);

/** Codes that give somebody else a time of Pro. Who pays for Pro holds three; staff as many as they make. */
export const proTrialCodes = pgTable(
  'pro_trial_codes',
  {
    /** Upper case, without the hyphens that it is shown with. */
    code: text('code').primaryKey(),
    /** Null: staff, or somebody who has gone. */
    mintedBy: uuid('minted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Which of its holder's it is, 1 … 3; null: staff's, or its place was given back because it went unused. */
    slot: integer('slot'),
    /** Only whoever has proved this address (lower case) may accept it; null: anybody. */
    email: text('email'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: at('accepted_at'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    uniqueIndex('pro_trial_codes_slot').on(t.mintedBy, t.slot),
    uniqueIndex('pro_trial_codes_one_accepted').on(t.acceptedBy),
    check('pro_trial_codes_three', sql`${t.slot} between 1 and 3`),
    check('pro_trial_codes_not_own', sql`${t.acceptedBy} <> ${t.mintedBy}`),
    check('pro_trial_codes_accepted', sql`${t.acceptedBy} is null or ${t.acceptedAt} is not null`),
  ],
);
