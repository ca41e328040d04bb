import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** Somebody's account at a provider of video meetings; one of each kind. The grant is encrypted, the row's id as additional data. */
export const videoAccounts = pgTable(
  'video_accounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'zoom'>().notNull(),
    /** The user and their organisation at the provider. */
    providerUserId: text('provider_user_id').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    email: text('email').notNull(),
    scopes: text('scopes').notNull(),
    /** Null once the grant is gone: nothing is kept that opens the account. */
    grantCiphertext: text('grant_ciphertext'),
    /** Real time at which the grant was given: what the provider says of an earlier one says nothing of it. */
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
    state: text('state').$type<'connected' | 'expired'>().notNull().default('connected'),
    /** Nothing is asked of the provider before this moment of real time: it has said so (429). */
    restsUntil: timestamp('rests_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('video_accounts_one_of_a_kind').on(t.userId, t.kind),
    uniqueIndex('video_accounts_identity').on(t.kind, t.providerAccountId, t.providerUserId),
  ],
);

/**
 * Rooms of video meetings, one for an event of the calendar. A row is written before its room is made, so that no crash can
 * leave a room behind that nobody knows of: `wanted` may or may not exist there, `open` does, `closing` is to be removed.
 */
export const videoRooms = pgTable(
  'video_rooms',
  {
    /** Also the mark by which the room is found at the provider. */
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the account was disconnected: then the room is its holder's alone. */
    accountId: uuid('account_id').references(() => videoAccounts.id, { onDelete: 'set null' }),
    /** The event's id at the calendar's provider, which is known before there is an event. */
    eventId: text('event_id').notNull(),
    state: text('state').$type<'wanted' | 'open' | 'closing' | 'closed'>().notNull(),
    /** At the provider. */
    roomId: text('room_id'),
    joinUrl: text('join_url'),
    passcode: text('passcode'),
    phones: jsonb('phones').$type<string[]>(),
    /** What the provider was told last; epoch minutes. */
    topic: text('topic').notNull(),
    startMin: integer('start_min').notNull(),
    endMin: integer('end_min').notNull(),
    /** A room without a time of its own, for a meeting that repeats. */
    repeats: boolean('repeats').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('video_rooms_one_for_an_event').on(t.ownerId, t.eventId).where(sql`state IN ('wanted', 'open')`),
    index('video_rooms_untended').on(t.state).where(sql`state <> 'closed'`),
  ],
);
