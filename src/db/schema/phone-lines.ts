import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Numbers by which the assistant can be reached. */
export const phoneLines = pgTable(
  'phone_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** E.164. */
    number: text('number').notNull().unique(),
    capabilities: text('capabilities').array().$type<('sms' | 'mms' | 'voice')[]>().notNull(),
    /** For whoever has none of their own; else one user's. Neither: its user has left. */
    pool: boolean('pool').notNull().default(false),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').$type<'active' | 'paused' | 'released'>().notNull().default('active'),
    createdAt: at('created_at').notNull(),
    releasedAt: at('released_at'),
  },
  (t) => [
    index('phone_lines_user').on(t.userId),
    check('phone_lines_number', sql`${t.number} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check(
      'phone_lines_capabilities',
      sql`${t.capabilities} <@ array['sms', 'mms', 'voice'] and cardinality(${t.capabilities}) > 0`,
    ),
    check('phone_lines_whose', sql`not (${t.pool} and ${t.userId} is not null)`),
    check(
      'phone_lines_state',
      sql`${t.state} in ('active', 'paused', 'released') and (${t.state} = 'released') = (${t.releasedAt} is not null)`,
    ),
  ],
);

/** What came and went by a line that has to be shown later: that somebody agreed, and in which words; STOP, HELP and START. */
export const phoneLineLog = pgTable(
  'phone_line_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lineId: uuid('line_id')
      .notNull()
      .references(() => phoneLines.id, { onDelete: 'cascade' }),
    /** Whose number it is, where that was proved. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The other number, E.164. */
    peer: text('peer').notNull(),
    direction: text('direction').$type<'in' | 'out'>().notNull(),
    kind: text('kind').$type<'opt_in' | 'stop' | 'help' | 'start'>().notNull(),
    text: text('text').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    index('phone_line_log_line').on(t.lineId, t.at),
    index('phone_line_log_user').on(t.userId),
    check('phone_line_log_direction', sql`${t.direction} in ('in', 'out')`),
    check('phone_line_log_kind', sql`${t.kind} in ('opt_in', 'stop', 'help', 'start')`),
  ],
);

/** What a line has cost in a month. */
export const phoneLineSpend = pgTable(
  'phone_line_spend',
  {
    lineId: uuid('line_id')
      .notNull()
      .references(() => phoneLines.id, { onDelete: 'cascade' }),
    /** `2026-03`, UTC. */
    month: text('month').notNull(),
    /** ISO 4217, lower case. */
    currency: text('currency').notNull(),
    /** In millionths of the currency: a text costs less than its smallest unit. */
    micros: bigint('micros', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lineId, t.month, t.currency] }),
    check('phone_line_spend_month', sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('phone_line_spend_amount', sql`${t.micros} >= 0 and ${t.currency} ~ '^[a-z]{3}$'`),
  ],
);
