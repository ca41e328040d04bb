import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { users } from './identity';
import { loops } from './loops';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Under which name somebody's booking pages are found. One that was given up stays theirs, and leads to the current one. */
export const bookingHandles = pgTable(
  'booking_handles',
  {
    /** Lower case. */
    handle: text('handle').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    retiredAt: at('retired_at'),
  },
  (t) => [
    uniqueIndex('booking_handles_one_current').on(t.userId).where(sql`${t.retiredAt} is null`),
    check('booking_handles_form', sql`${t.handle} ~ '^[a-z0-9](-?[a-z0-9]){2,31}$'`),
  ],
);

/** One question of a booking page, as its guests read it. */
export interface BookingQuestion {
  readonly label: string;
  readonly required: boolean;
  /** Several lines. */
  readonly long: boolean;
}

/** A meeting that others may book: what it is, and its limits beside its owner's own rules. Lengths in minutes. */
export const bookingTypes = pgTable(
  'booking_types',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<'one_to_one' | 'round_robin' | 'collective' | 'group'>().notNull(),
    durationMin: integer('duration_min').notNull(),
    medium: text('medium').$type<'video' | 'phone' | 'in_person'>().notNull(),
    location: text('location'),
    noticeMin: integer('notice_min').notNull(),
    daysAhead: integer('days_ahead').notNull(),
    bufferBefore: integer('buffer_before').notNull(),
    bufferAfter: integer('buffer_after').notNull(),
    dailyLimit: integer('daily_limit'),
    confirms: boolean('confirms').notNull(),
    /** Of a group: how many guests an event has room for. */
    seats: integer('seats'),
    questions: jsonb('questions').$type<readonly BookingQuestion[]>().notNull(),
    paused: boolean('paused').notNull().default(false),
    createdAt: at('created_at').notNull(),
    removedAt: at('removed_at'),
  },
  (t) => [
    uniqueIndex('booking_types_slug').on(t.ownerId, t.slug).where(sql`${t.removedAt} is null`),
    check('booking_types_kind', sql`${t.kind} in ('one_to_one', 'round_robin', 'collective', 'group')`),
    check('booking_types_seats', sql`(${t.kind} = 'group') = (${t.seats} is not null)`),
    check('booking_types_room', sql`${t.seats} between 2 and 100`),
    check('booking_types_medium', sql`${t.medium} in ('video', 'phone', 'in_person')`),
    check('booking_types_place', sql`${t.medium} <> 'in_person' or ${t.location} is not null`),
    check('booking_types_lengths', sql`${t.durationMin} between 5 and 480 and ${t.daysAhead} between 1 and 90`),
    check('booking_types_limit', sql`${t.dailyLimit} >= 1`),
  ],
);

/** Who else of the owner's team meets the guests of a booking page. */
export const bookingHosts = pgTable(
  'booking_hosts',
  {
    typeId: uuid('type_id')
      .notNull()
      .references(() => bookingTypes.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.typeId, t.userId] }), index('booking_hosts_user').on(t.userId)],
);

/** What somebody has typed in the form of a page, as text; and what was not right about it, by field. */
export interface TypedForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly answers: readonly string[];
}

/**
 * A form that was refused, kept so that nobody types twice where there is no script. Whoever has its number sees it, so it is as
 * secret as the form itself, and it is forgotten soon.
 */
export const bookingDrafts = pgTable(
  'booking_drafts',
  {
    id: uuid('id').primaryKey(),
    typeId: uuid('type_id')
      .notNull()
      .references(() => bookingTypes.id, { onDelete: 'cascade' }),
    typed: jsonb('typed').$type<TypedForm>().notNull(),
    /** By the field's name: `email`, `answers.0`. */
    problems: jsonb('problems').$type<Readonly<Record<string, string>>>().notNull(),
    /** By real time, as the form that it came from. */
    keptAt: at('kept_at').notNull(),
  },
  (t) => [index('booking_drafts_kept').on(t.keptAt)],
);

/** What was booked on a page: the loop has the rest. A form books once: its number is the booking's. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid('id').primaryKey(),
    typeId: uuid('type_id')
      .notNull()
      .references(() => bookingTypes.id, { onDelete: 'cascade' }),
    loopId: text('loop_id')
      .notNull()
      .unique()
      .references(() => loops.id, { onDelete: 'cascade' }),
    /** Comparable form. */
    guestAddress: text('guest_address').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('bookings_type').on(t.typeId), index('bookings_guest').on(t.guestAddress)],
);
