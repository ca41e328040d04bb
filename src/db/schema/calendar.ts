import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CalendarKind, ProviderAttendee, ProviderEvent, ProviderMoment } from '@/ports/calendar';
import { users } from './identity';

/** A connected account of a calendar provider. The grant is encrypted (AES-256-GCM, the row's id as additional data). */
export const connections = pgTable(
  'connections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CalendarKind>().notNull(),
    /** Host of the account's server; empty where all accounts of the kind are at one provider. */
    server: text('server').notNull().default(''),
    /** The account's address, or its name at the server. */
    accountEmail: text('account_email').notNull(),
    scopes: text('scopes').notNull(),
    grantCiphertext: text('grant_ciphertext').notNull(),
    state: text('state').$type<'connected' | 'syncing' | 'expired' | 'error'>().notNull().default('connected'),
    error: text('error'),
    lastSyncAt: timestamp('last_sync_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('connections_account').on(t.kind, t.server, t.accountEmail)],
);

export const calendars = pgTable(
  'calendars',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    name: text('name').notNull(),
    zone: text('zone'),
    colour: text('colour'),
    primary: boolean('is_primary').notNull().default(false),
    writable: boolean('writable').notNull().default(false),
    /** The provider invites the guests of its events; otherwise we do. */
    invites: boolean('invites').notNull().default(true),
    /** Its events count as busy time. */
    busy: boolean('busy').notNull().default(true),
    /** Bookings are written here; at most one per user. */
    write: boolean('write').notNull().default(false),
    syncToken: text('sync_token'),
    /** Epoch minute from which the mirror holds events; before it nothing is known. */
    syncedFromMin: integer('synced_from_min'),
    /** Rises with every applied change: keys the in-process free/busy. */
    syncVersion: integer('sync_version').notNull().default(0),
    syncedAt: timestamp('synced_at', { withTimezone: true }),
    syncError: text('sync_error'),
    channel: jsonb('channel').$type<{ id: string; token: string; resourceId: string; expiresAt: number }>(),
  },
  (t) => [
    uniqueIndex('calendars_provider').on(t.connectionId, t.providerId),
    uniqueIndex('calendars_one_write').on(t.userId).where(sql`${t.write}`),
    // A push names its channel, and anybody may send one.
    index('calendars_channel').on(sql`(${t.channel} ->> 'id')`),
  ],
);

/** Mirror of the provider's events: single events, series masters and exceptions, never expanded. May overlap freely. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    calendarId: uuid('calendar_id')
      .notNull()
      .references(() => calendars.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    etag: text('etag').notNull(),
    icalUid: text('ical_uid').notNull(),
    status: text('status').$type<'confirmed' | 'tentative' | 'cancelled'>().notNull(),
    transparent: boolean('transparent').notNull(),
    type: text('type').$type<ProviderEvent['type']>().notNull(),
    summary: text('summary'),
    location: text('location'),
    start: jsonb('start').$type<ProviderMoment>(),
    end: jsonb('end').$type<ProviderMoment>(),
    recurrence: jsonb('recurrence').$type<string[]>().notNull().default([]),
    recurringEventId: text('recurring_event_id'),
    originalStart: jsonb('original_start').$type<ProviderMoment>(),
    organizerSelf: boolean('organizer_self').notNull(),
    attendees: jsonb('attendees').$type<ProviderAttendee[]>().notNull().default([]),
    sequence: integer('sequence').notNull().default(0),
    htmlLink: text('html_link'),
    joinUrl: text('join_url'),
  },
  (t) => [
    uniqueIndex('calendar_events_provider').on(t.calendarId, t.providerId),
    index('calendar_events_uid').on(t.icalUid),
    // Whoever writes first may be invited to something.
    index('calendar_events_attendees').using('gin', t.attendees.op('jsonb_path_ops')),
  ],
);
