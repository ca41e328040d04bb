import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DraftedSentence } from '@/core/preferences/draft';
import type { Origins } from '@/core/preferences/origins';
import { users } from './identity';

/** The owner's document about how they want to be scheduled, as it stood at each time: the only store of preferences. */
export const preferenceVersions = pgTable(
  'preference_versions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** `start`: rendered from settings that were there before any document. */
    source: text('source').$type<'owner' | 'form' | 'mail' | 'draft' | 'undo' | 'start'>().notNull(),
    /** The loop whose mail brought the change; the version that was gone back to. */
    cause: jsonb('cause').$type<{ readonly loopId?: string; readonly undoneTo?: number }>().notNull().default({}),
    /** When each sentence of it was written. */
    origins: jsonb('origins').$type<Origins>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] })],
);

/** What owners have changed in plans: a change that is made twice is offered as a rule. */
export const planCorrections = pgTable(
  'plan_corrections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The rule that the change would be, as preferences/normal writes it. */
    rule: text('rule').notNull(),
    loopId: text('loop_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.rule, t.loopId] })],
);

/** A first document, drafted from the calendar; the owner takes of it what is right. */
export const preferenceDrafts = pgTable('preference_drafts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text('state').$type<'running' | 'ready' | 'failed'>().notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  sentences: jsonb('sentences').$type<readonly DraftedSentence[]>().notNull().default([]),
});
