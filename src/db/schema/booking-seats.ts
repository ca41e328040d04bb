import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ToldOfEvent } from '@/core/booking-pages/seat-news';
import type { PageAnswer } from '@/core/loop/page/page-terms';
import { bookingTypes } from './booking-pages';
import { loops } from './loops';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** An event with seats: the loop of its owner alone has the time, the seats beside it have the guests. */
export const bookingSessions = pgTable(
  'booking_sessions',
  {
    loopId: text('loop_id')
      .primaryKey()
      .references(() => loops.id, { onDelete: 'cascade' }),
    typeId: uuid('type_id')
      .notNull()
      .references(() => bookingTypes.id, { onDelete: 'cascade' }),
    /** Where its loop has it, or is to have it; epoch minutes. */
    startMin: integer('start_min').notNull(),
    endMin: integer('end_min').notNull(),
    /** As many as the page had room for when it began. */
    seats: integer('seats').notNull(),
    /** It does not take place, or nobody comes any more. */
    closedAt: at('closed_at'),
  },
  (t) => [
    uniqueIndex('booking_sessions_one_open').on(t.typeId, t.startMin).where(sql`${t.closedAt} is null`),
    unique('booking_sessions_room').on(t.loopId, t.seats),
  ],
);

/**
 * Who has a seat, each a number up to the room that there is: so nobody can be one too many. A form takes one seat: its number is
 * the seat's.
 */
export const bookingSeats = pgTable(
  'booking_seats',
  {
    id: uuid('id').primaryKey(),
    loopId: text('loop_id').notNull(),
    seats: integer('seats').notNull(),
    number: integer('number').notNull(),
    /** Names the guest in the link of their page (`s1`), and is never another's. */
    ordinal: integer('ordinal').notNull(),
    /** Comparable form. */
    guestAddress: text('guest_address').notNull(),
    name: text('name').notNull(),
    /** IANA; null where it was not told. */
    zone: text('zone'),
    /** Of the page on which it was taken. */
    language: text('language').notNull(),
    answers: jsonb('answers').$type<readonly PageAnswer[]>().notNull(),
    createdAt: at('created_at').notNull(),
    givenUpAt: at('given_up_at'),
    /** The seat that its guest has in its place. */
    movedTo: uuid('moved_to').references((): AnyPgColumn => bookingSeats.id, { onDelete: 'set null' }),
    /** What its guest was told last; null before the first mail. */
    told: jsonb('told').$type<ToldOfEvent>(),
    /** Of the event in the guest's calendar, which a move takes along (RFC 5545, 3.8.4.7). */
    icalUid: text('ical_uid').notNull(),
    /** Rises with every mail (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'booking_seats_of_session',
      columns: [t.loopId, t.seats],
      foreignColumns: [bookingSessions.loopId, bookingSessions.seats],
    }).onDelete('cascade'),
    check('booking_seats_room', sql`${t.number} between 1 and ${t.seats}`),
    uniqueIndex('booking_seats_number').on(t.loopId, t.number).where(sql`${t.givenUpAt} is null`),
    uniqueIndex('booking_seats_guest').on(t.loopId, t.guestAddress).where(sql`${t.givenUpAt} is null`),
    uniqueIndex('booking_seats_ordinal').on(t.loopId, t.ordinal),
    index('booking_seats_address').on(t.guestAddress),
  ],
);
