import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

/** What a user has said to a suggested person. Who is a VIP stands in the preferences document and nowhere else. */
export const contactChoices = pgTable(
  'contact_choices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In comparable form. */
    address: text('address').notNull(),
    list: text('list').$type<'vip' | 'invite'>().notNull(),
    /** By the product's clock: the person is not suggested again for a while. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.address, t.list] })],
);

/** People who were asked to join, by whomever, or want never to be asked. One row per person: it bounds all users together. */
export const askedPeople = pgTable('asked_people', {
  /** In comparable form. */
  address: text('address').primaryKey(),
  /** By the product's clock; null: never asked. */
  askedAt: timestamp('asked_at', { withTimezone: true }),
  askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
  /** Set once, and kept. */
  unsubscribedAt: timestamp('unsubscribed_at', { withTimezone: true }),
});

/** People who may instruct the assistant of an owner. */
export const delegates = pgTable(
  'delegates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In comparable form. */
    address: text('address').notNull(),
    name: text('name'),
    /** May have meetings arranged that they attend themselves. */
    schedule: boolean('schedule').notNull(),
    /** May have meetings of the owner arranged without them. */
    initiate: boolean('initiate').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('delegates_once').on(t.ownerId, t.address), index('delegates_address').on(t.address)],
);
