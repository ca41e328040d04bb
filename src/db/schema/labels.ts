import { sql } from 'drizzle-orm';
import {
  bigint,
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
import type { Reading } from '@/core/reading/reading';
import { users } from './identity';
import { loopEvents } from './loops';
import { messages } from './mailbox';

const at = (name: string) => timestamp(name, { withTimezone: true });
const staff = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });
const messageId = () =>
  uuid('message_id')
    .notNull()
    .references(() => messages.id, { onDelete: 'cascade' });

/** By which rule the messages of a session are drawn: parts of a hundred. */
export interface SamplingRule {
  readonly uncertain: number;
  readonly random: number;
  readonly newKinds: number;
}

/** A batch of messages that several people label. */
export const labelingSessions = pgTable(
  'labeling_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    rule: jsonb('rule').$type<SamplingRule>().notNull(),
    /** So many messages, of which so many percent go to two people. */
    size: integer('size').notNull(),
    overlap: integer('overlap').notNull(),
    /** What the order was drawn with: the same seed gives the same order. */
    seed: integer('seed').notNull(),
    state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
    createdBy: staff('created_by'),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    check('labeling_sessions_size', sql`${t.size} between 1 and 10000`),
    check('labeling_sessions_overlap', sql`${t.overlap} between 0 and 100`),
    check(
      'labeling_sessions_state',
      sql`${t.state} in ('open', 'closed') and (${t.state} = 'closed') = (${t.closedAt} is not null)`,
    ),
  ],
);

/** One message of a session for one person. */
export const labelingItems = pgTable(
  'labeling_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => labelingSessions.id, { onDelete: 'cascade' }),
    messageId: messageId(),
    labelerId: staff('labeler_id'),
    /** In the order of this person, from 0 on. */
    position: integer('position').notNull(),
    /** Why it was drawn. */
    stratum: text('stratum').$type<'uncertain' | 'random' | 'new_kinds'>().notNull(),
    /** Somebody else labels it too, and neither sees the other's. */
    blind: boolean('blind').notNull(),
    /** What the reader made of it is not shown beforehand. */
    hidden: boolean('hidden').notNull(),
    startedAt: at('started_at'),
    /** Time spent on it. */
    seconds: integer('seconds').notNull().default(0),
    doneAt: at('done_at'),
  },
  (t) => [
    uniqueIndex('labeling_items_once').on(t.sessionId, t.messageId, t.labelerId),
    uniqueIndex('labeling_items_position').on(t.sessionId, t.labelerId, t.position),
    index('labeling_items_message').on(t.messageId),
    index('labeling_items_labeler').on(t.labelerId, t.doneAt),
    check('labeling_items_stratum', sql`${t.stratum} in ('uncertain', 'random', 'new_kinds')`),
    check('labeling_items_seconds', sql`${t.seconds} >= 0`),
  ],
);

/**
 * A third person's word where two labels differ: its reading is gold. Whoever has labelled the message may not say it, nor
 * label it afterwards (the triggers `adjudications_not_own` and `labels_not_adjudicated`).
 */
export const adjudications = pgTable(
  'adjudications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: messageId().unique(),
    adjudicatorId: staff('adjudicator_id'),
    reading: jsonb('reading').$type<Reading>().notNull(),
    reasonCode: text('reason_code').$type<'guideline_gap' | 'slip' | 'ambiguous'>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('adjudications_by').on(t.adjudicatorId, t.at),
    check('adjudications_reason', sql`${t.reasonCode} in ('guideline_gap', 'slip', 'ambiguous')`),
  ],
);

/** A reading of one message by one person. */
export const labels = pgTable(
  'labels',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: messageId(),
    /** The event of the loop whose reading it is about; it says what the reader was told. */
    eventId: bigint('event_id', { mode: 'number' }).references(() => loopEvents.id, { onDelete: 'set null' }),
    labelerId: staff('labeler_id'),
    sessionId: uuid('session_id').references(() => labelingSessions.id, { onDelete: 'set null' }),
    /** Where it is the gold that a third person's word made. */
    adjudicationId: uuid('adjudication_id').references(() => adjudications.id, { onDelete: 'cascade' }),
    reading: jsonb('reading').$type<Reading>().notNull(),
    /** Whether the reader's own reading was shown beforehand; and what it was. */
    prefilled: boolean('prefilled').notNull(),
    prefill: jsonb('prefill').$type<Reading>(),
    seconds: integer('seconds').notNull().default(0),
    /** A correction of a review or of the queue is one as well. */
    origin: text('origin').$type<'session' | 'single' | 'review' | 'queue' | 'adjudication'>().notNull(),
    state: text('state').$type<'draft' | 'submitted' | 'gold' | 'superseded'>().notNull().default('draft'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    submittedAt: at('submitted_at'),
  },
  (t) => [
    uniqueIndex('labels_one_gold').on(t.messageId).where(sql`${t.state} = 'gold'`),
    uniqueIndex('labels_one_alive').on(t.messageId, t.labelerId).where(sql`${t.state} in ('draft', 'submitted')`),
    index('labels_list').on(t.state, t.updatedAt, t.id),
    index('labels_message').on(t.messageId),
    index('labels_updated').on(t.updatedAt, t.id),
    index('labels_labeler').on(t.labelerId, t.submittedAt),
    index('labels_session').on(t.sessionId),
    check('labels_state', sql`${t.state} in ('draft', 'submitted', 'gold', 'superseded')`),
    check('labels_submitted', sql`${t.state} in ('draft', 'superseded') or ${t.submittedAt} is not null`),
    check('labels_origin', sql`${t.origin} in ('session', 'single', 'review', 'queue', 'adjudication')`),
    check('labels_adjudication', sql`(${t.origin} = 'adjudication') = (${t.adjudicationId} is not null)`),
    check('labels_seconds', sql`${t.seconds} >= 0`),
  ],
);

/** What a label said before. */
export const labelVersions = pgTable(
  'label_versions',
  {
    labelId: uuid('label_id')
      .notNull()
      .references(() => labels.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    reading: jsonb('reading').$type<Reading>().notNull(),
    by: staff('by_id'),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.labelId, t.version] })],
);
