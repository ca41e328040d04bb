import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One thing that a briefing tells. */
export interface BriefingItem {
  readonly kind: string;
  readonly text: string;
  /** Path in the app. */
  readonly href: string | null;
}

/** What a user was told of a day or a week: once each. */
export const briefings = pgTable(
  'briefings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In the zone of its reader. */
    localDate: date('local_date', { mode: 'string' }).notNull(),
    kind: text('kind').$type<'daily' | 'week'>().notNull(),
    items: jsonb('items').$type<BriefingItem[]>().notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    /** By the product's clock; null: not sent, or only tried out by staff. */
    sentAt: at('sent_at'),
    /** When no more came after it, because nobody had looked at one for 28 days. */
    pausedAt: at('paused_at'),
  },
  (t) => [
    uniqueIndex('briefings_once').on(t.userId, t.localDate, t.kind),
    index('briefings_sent').on(t.sentAt),
    index('briefings_user').on(t.userId, t.sentAt).where(sql`${t.sentAt} is not null`),
    check('briefings_kind', sql`${t.kind} in ('daily', 'week')`),
  ],
);

/** That somebody followed a link of a briefing, or answered it. */
export const briefingClicks = pgTable(
  'briefing_clicks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    briefingId: uuid('briefing_id')
      .notNull()
      .references(() => briefings.id, { onDelete: 'cascade' }),
    /** Whose briefing it is. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which of its items, from 0 on; null: the briefing as a whole. */
    item: integer('item'),
    by: text('by').$type<'click' | 'answer'>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('briefing_clicks_briefing').on(t.briefingId, t.at),
    index('briefing_clicks_user').on(t.userId, t.at),
    check('briefing_clicks_by', sql`${t.by} in ('click', 'answer')`),
  ],
);
