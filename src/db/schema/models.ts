import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SentenceReading } from '@/core/preferences/second-reading/answer';
import type { ModelAnswer } from '@/core/reading/model/answer';
import type { PhrasingAnswer } from '@/core/replies/phrasing/instructions';
import { users } from './identity';

const ownerId = () =>
  uuid('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Owners who were asked whether a language model may read mail, word it, or read their preferences, and the host that they have agreed to; empty: they refused. */
export const modelConsents = pgTable(
  'model_consents',
  {
    ownerId: ownerId(),
    purpose: text('purpose').$type<'reading' | 'phrasing' | 'preferences'>().notNull().default('reading'),
    recipient: text('recipient').notNull(),
    /** By the product's clock. */
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.purpose] })],
);

/** What a model has answered: a repeated question costs nothing. Forgotten with the raw mail, of which a reading holds words. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    ownerId: ownerId(),
    /** SHA-256 of model, prompt version and input, in hex. */
    key: text('key').notNull(),
    answer: jsonb('answer').$type<ModelAnswer | PhrasingAnswer | SentenceReading>().notNull(),
    /** By the product's clock. */
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.key] })],
);

/** Tokens spent or reserved for an owner on one day (UTC, by the product's clock). */
export const modelSpending = pgTable(
  'model_spending',
  {
    ownerId: ownerId(),
    day: date('day', { mode: 'string' }).notNull(),
    tokens: integer('tokens').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.day] })],
);
