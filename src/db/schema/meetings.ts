import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DialIn } from '@/core/loop/state';
import type { ProviderAttendee } from '@/ports/calendar';
import { users } from './identity';

const int4range = customType<{ data: string }>({ dataType: () => 'int4range' });

/**
 * Holds and bookings. The exclusion constraint `meetings_no_overlap` (a custom migration, drizzle cannot express it)
 * forbids two live rows of one owner that overlap, unless they belong to one loop: a move does not collide with itself.
 */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    loopId: text('loop_id').notNull(),
    /** 0 for a single meeting; a series has a row per occurrence. */
    occurrence: integer('occurrence').notNull().default(0),
    state: text('state').$type<'held' | 'confirmed' | 'released' | 'cancelled'>().notNull(),
    startMin: integer('start_min').notNull(),
    endMin: integer('end_min').notNull(),
    span: int4range('span').generatedAlwaysAs(sql`int4range(start_min, end_min)`),
    /** A hold frees itself then; null for a booking. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    title: text('title'),
    location: text('location'),
    /** `response`: the answer to the invitation that the loop has heard of, as the calendar had it. */
    attendees:
      jsonb('attendees').$type<
        { email: string; name: string | null; optional: boolean; response?: ProviderAttendee['response'] }[]
      >(),
    calendarId: uuid('calendar_id'),
    providerEventId: text('provider_event_id'),
    icalUid: text('ical_uid'),
    etag: text('etag'),
    sequence: integer('sequence').notNull().default(0),
    htmlLink: text('html_link'),
    joinUrl: text('join_url'),
    /** How one joins without the link, where the conference has such ways. */
    dialIn: jsonb('dial_in').$type<DialIn>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('meetings_owner').on(t.ownerId, t.startMin),
    index('meetings_loop').on(t.loopId),
    uniqueIndex('meetings_one_confirmed').on(t.ownerId, t.loopId, t.occurrence).where(sql`state = 'confirmed'`),
    // An event of the calendar is looked after by one loop.
    uniqueIndex('meetings_one_event').on(t.calendarId, t.providerEventId, t.occurrence).where(sql`state = 'confirmed'`),
  ],
);
