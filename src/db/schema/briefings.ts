import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BriefedMatter } from '@/core/briefing/facts';
import { users } from './identity';
import { messages } from './mailbox';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { withTimezone: true });

/** One thing that a briefing tells. */
export interface BriefingItem {
  readonly kind: string;
  readonly text: string;
  /** Path in the app. */
  readonly href: string | null;
  /** What an answer to it is about; absent where it only tells. */
  readonly about?: BriefedMatter;
}

/** What became of one line that was answered; `words`: those that were said of it. */
export interface AnsweredLine {
  /** As it is numbered in the mail, from 1. */
  readonly line: number;
  readonly text: string;
  readonly words: string;
  readonly became: 'answered' | 'passed' | 'over' | 'wordless' | 'untold' | 'missing' | 'limited';
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
    /** PNG that stands in it, until it is sent. */
    picture: bytea('picture'),
  },
  (t) => [
    uniqueIndex('briefings_once').on(t.userId, t.localDate, t.kind),
    index('briefings_sent').on(t.sentAt),
    index('briefings_user').on(t.userId, t.sentAt).where(sql`${t.sentAt} is not null`),
    check('briefings_kind', sql`${t.kind} in ('daily', 'week')`),
  ],
);

/** A mail of its reader's that answers a briefing, and what became of its lines: heard once, and told of once. */
export const briefingAnswers = pgTable(
  'briefing_answers',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    briefingId: uuid('briefing_id')
      .notNull()
      .references(() => briefings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the product's clock. */
    at: at('at').notNull(),
    /** Null: not read yet. */
    lines: jsonb('lines').$type<AnsweredLine[]>(),
    /** When nothing was left to be done about it. */
    toldAt: at('told_at'),
  },
  (t) => [
    index('briefing_answers_waiting').on(t.at).where(sql`${t.toldAt} is null`),
    index('briefing_answers_briefing').on(t.briefingId),
    index('briefing_answers_user').on(t.userId),
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
