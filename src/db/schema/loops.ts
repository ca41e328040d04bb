import { sql } from 'drizzle-orm';
import {
  bigserial,
  customType,
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
import type { LoopEventPayload } from '@/core/loop/event';
import type { Act } from '@/core/loop/owner/owner-rules';
import type { Action, ActionResult } from '@/core/loop/plan';
import type { LoopState } from '@/core/loop/state';
import { currentState } from '@/core/loop/state-version';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { users } from './identity';

/** The state as JSON; what an earlier version stored is lifted as it is read. */
const loopState = customType<{ data: LoopState; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (state) => JSON.stringify(state),
  fromDriver: (stored) => currentState((typeof stored === 'string' ? JSON.parse(stored) : stored) as LoopState),
});

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const loops = pgTable(
  'loops',
  {
    /** 80 random bits in base32, lower case. */
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Copies of fields of `state`, for lists. */
    phase: text('phase').notNull(),
    title: text('title').notNull(),
    version: integer('version').notNull().default(0),
    state: loopState('state').notNull(),
    createdAt,
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('loops_owner').on(t.ownerId, t.updatedAt),
    // Whose a loop is, without reading its state: asked for every row of staff's lists.
    index('loops_whose').on(t.id, t.ownerId),
    index('loops_created').on(t.createdAt, t.id),
    index('loops_updated').on(t.updatedAt, t.id),
    index('loops_phase').on(t.phase, t.updatedAt, t.id),
  ],
);

/** Who takes part, for matching mail to loops. A projection of `loops.state`, written in the same transaction. */
export const loopParticipants = pgTable(
  'loop_participants',
  {
    loopId: text('loop_id')
      .notNull()
      .references(() => loops.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
  },
  (t) => [primaryKey({ columns: [t.loopId, t.address] }), index('loop_participants_address').on(t.address)],
);

/**
 * Everything that happens to a loop, timers included: an event is handled once its `due_at` has come, in the order of
 * (due_at, id). It is at once the outbox to the engine and the history. See docs/decisions.
 */
export const loopEvents = pgTable(
  'loop_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    loopId: text('loop_id')
      .notNull()
      .references(() => loops.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<LoopEventPayload>().notNull(),
    /** The same cause gives the same key, and happens once. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    /** By the product's clock. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** A timer set by this version of the loop; a later version may have cancelled it. */
    loopVersion: integer('loop_version'),
    state: text('state').$type<'pending' | 'done' | 'cancelled' | 'failed'>().notNull().default('pending'),
    reading: jsonb('reading').$type<Reading>(),
    /** What a model has read beside it, where one was asked. */
    modelReading: jsonb('model_reading').$type<Reading>(),
    /** What the reader was told of the conversation: without it a misread mail could not be read again. */
    readingContext: jsonb('reading_context').$type<ReadingContext>(),
    error: text('error'),
    createdAt,
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (t) => [
    index('loop_events_due').on(t.state, t.dueAt),
    index('loop_events_loop').on(t.loopId, t.id),
    index('loop_events_booked').on(t.loopId, t.dueAt).where(sql`kind = 'booked'`),
    index('loop_events_decided').on(t.dueAt).where(sql`kind = 'decision'`),
    // What was read, newest first: labels are drawn from it.
    index('loop_events_read').on(t.id).where(sql`reading is not null and reading_context is not null`),
  ],
);

export const plans = pgTable(
  'plans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loopId: text('loop_id')
      .notNull()
      .references(() => loops.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    eventId: integer('event_id').notNull(),
    /** Equal outward actions, equal digest: an approval carries over only then. */
    digest: text('digest').notNull(),
    risk: integer('risk').notNull(),
    review: text('review').$type<'none' | 'owner'>().notNull(),
    /** What a plan that waits for the owner would do to others: counted by it, see core/loop/acts. */
    act: text('act').$type<Act>(),
    reasons: jsonb('reasons').$type<string[]>().notNull(),
    state: text('state')
      .$type<
        'proposed' | 'approved' | 'rejected' | 'superseded' | 'expired' | 'executing' | 'done' | 'failed' | 'unknown'
      >()
      .notNull(),
    createdAt,
    decidedBy: text('decided_by'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('plans_version').on(t.loopId, t.version),
    index('plans_asked').on(t.loopId, t.createdAt).where(sql`review = 'owner'`),
  ],
);

export const planActions = pgTable(
  'plan_actions',
  {
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    action: jsonb('action').$type<Action>().notNull(),
    state: text('state').$type<'pending' | 'done' | 'failed' | 'skipped' | 'unknown'>().notNull().default('pending'),
    result: jsonb('result').$type<ActionResult>(),
    at: timestamp('at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.index] }),
    // What was done to others, for the figures of the staff.
    index('plan_actions_outward')
      .on(t.at)
      .where(sql`state = 'done' and action ->> 'kind' in ('send', 'book', 'move', 'cancel_event', 'update_event')`),
  ],
);
