import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { guestNumbers } from './guest-numbers';
import { users } from './identity';
import { phoneLines } from './phone-lines';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The number at which an owner is texted: theirs once they have entered the code that was texted there, and have agreed. */
export const textNumbers = pgTable(
  'text_numbers',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** E.164. */
    number: text('number').notNull(),
    /** The line that texts it; null: another one is found. */
    lineId: uuid('line_id').references(() => phoneLines.id, { onDelete: 'set null' }),
    /** A MAC of the code that was texted there, with the number. */
    codeHash: text('code_hash'),
    codeUntil: at('code_until'),
    codeTries: integer('code_tries').notNull().default(0),
    verifiedAt: at('verified_at'),
    /** The words that they agreed to, then. */
    agreedTo: text('agreed_to'),
    /** What they are texted of. */
    kinds: text('kinds').array().$type<TextedKind[]>().notNull(),
    /** In which nothing is texted but answers, as minutes of the day in their zone; the same twice: there are none. */
    quietFrom: integer('quiet_from').notNull(),
    quietUntil: integer('quiet_until').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('text_numbers_verified').on(t.number).where(sql`${t.verifiedAt} is not null`),
    index('text_numbers_line').on(t.lineId),
    check('text_numbers_number', sql`${t.number} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('text_numbers_agreed', sql`(${t.verifiedAt} is null) = (${t.agreedTo} is null)`),
    check('text_numbers_kinds', sql`${t.kinds} <@ array['decision', 'vip', 'late', 'first', 'guests']`),
    check(
      'text_numbers_quiet',
      sql`${t.quietFrom} between 0 and 1439 and ${t.quietUntil} between 0 and 1439 and ${t.codeTries} >= 0`,
    ),
  ],
);

/** What an owner may be texted of unasked; `guests`: that their guests may, who ask for it. */
export type TextedKind = 'decision' | 'vip' | 'late' | 'first' | 'guests';

/** Numbers whose holders want no texts, until they say START there: whatever account they are of. */
export const textStops = pgTable('text_stops', {
  /** E.164. */
  number: text('number').primaryKey(),
  at: at('at').notNull(),
});

/** What the numbers in a text stand for. */
export interface TextAsks {
  /** The number of the first answer. */
  readonly first: number;
  readonly matter:
    | {
        readonly kind: 'decision';
        readonly loopId: string;
        readonly decisionId: string;
        readonly askedAt: number;
        readonly answers: readonly string[];
      }
    | { readonly kind: 'late'; readonly minutes: number | null; readonly loopIds: readonly string[] };
}

export const TEXT_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'failed',
  'expired',
  'unknown',
  'received',
] as const;
export type TextState = (typeof TEXT_STATES)[number];

/** Every text that went out or came in by a line, of a number that was proved or is being. */
export const texts = pgTable(
  'texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lineId: uuid('line_id').references(() => phoneLines.id, { onDelete: 'set null' }),
    /** The other number, E.164; null where it is a guest's, which stands sealed in one place alone. */
    peer: text('peer'),
    guestId: uuid('guest_id').references(() => guestNumbers.id, { onDelete: 'cascade' }),
    direction: text('direction').$type<'in' | 'out'>().notNull(),
    kind: text('kind').$type<TextedKind | 'code' | 'reply' | 'answer'>().notNull(),
    /** Empty where it is a code, which stands nowhere (modules/texting/policy). */
    body: text('body').notNull(),
    /** What it is about, which is texted once; null of what came in. */
    about: text('about').unique(),
    asks: jsonb('asks').$type<TextAsks>(),
    /** When one of its numbers was answered. */
    answeredAt: at('answered_at'),
    state: text('state').$type<TextState>().notNull(),
    /** When it is looked at again: to be sent, or to learn what has become of it. */
    dueAt: at('due_at'),
    /** Worth nothing from then on. */
    until: at('until'),
    /** When the last attempt to hand it over began. */
    begunAt: at('begun_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: at('sent_at'),
    vendorId: text('vendor_id').unique(),
    problem: text('problem'),
    segments: integer('segments').notNull().default(0),
    /** What was put aside for it, and what it has cost as the vendor says; in millionths of the currency. */
    reserved: integer('reserved').notNull().default(0),
    cost: integer('cost'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('texts_user').on(t.userId, t.createdAt),
    index('texts_line').on(t.lineId),
    index('texts_guest').on(t.guestId),
    check('texts_peer', sql`(${t.peer} is null) = (${t.guestId} is not null)`),
    index('texts_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    check(
      'texts_direction',
      sql`${t.direction} in ('in', 'out') and (${t.direction} = 'in') = (${t.state} = 'received')`,
    ),
    check('texts_kind', sql`${t.kind} in ('decision', 'vip', 'late', 'first', 'guests', 'code', 'reply', 'answer')`),
    check(
      'texts_state',
      sql`${t.state} in ('queued', 'sending', 'sent', 'delivered', 'failed', 'expired', 'unknown', 'received')`,
    ),
    check('texts_begun', sql`${t.state} <> 'sending' or ${t.begunAt} is not null`),
    check('texts_cost', sql`${t.reserved} >= 0 and ${t.cost} >= 0 and ${t.segments} >= 0`),
  ],
);

/** What the texts of an owner may cost in a month and what of it is put aside or spent; in millionths of the currency. */
export const textBudgets = pgTable(
  'text_budgets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `2026-03`, UTC. */
    month: text('month').notNull(),
    /** ISO 4217, lower case. */
    currency: text('currency').notNull(),
    most: bigint('most', { mode: 'number' }).notNull(),
    reserved: bigint('reserved', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.month, t.currency] }),
    check('text_budgets_month', sql`${t.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and ${t.currency} ~ '^[a-z]{3}$'`),
    check('text_budgets_most', sql`${t.reserved} between 0 and ${t.most}`),
  ],
);
