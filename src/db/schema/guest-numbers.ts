import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '@/core/loop/state';
import { loops } from './loops';
import { phoneLines } from './phone-lines';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What a guest may ask to be texted of. */
export const GUEST_WISHES = ['changes', 'reminder'] as const;
export type GuestWish = (typeof GUEST_WISHES)[number];

/** The number at which a guest has asked to be texted of one meeting: theirs once they have entered the code that went there. */
export const guestNumbers = pgTable(
  'guest_numbers',
  {
    id: uuid('id').primaryKey(),
    loopId: text('loop_id')
      .notNull()
      .references(() => loops.id, { onDelete: 'cascade' }),
    /** Of the loop, or a seat of its event (`s1`): as their link names them. */
    participantId: text('participant_id').notNull(),
    /** E.164, encrypted for this row. */
    numberCiphertext: text('number_ciphertext').notNull(),
    /** A MAC of it, by which a text from there is known. */
    numberTag: text('number_hash').notNull(),
    /** The line that texts it; null: another one is found. */
    lineId: uuid('line_id').references(() => phoneLines.id, { onDelete: 'set null' }),
    codeHash: text('code_hash'),
    codeUntil: at('code_until'),
    codeTries: integer('code_tries').notNull().default(0),
    verifiedAt: at('verified_at'),
    /** The words that they agreed to. */
    agreedTo: text('agreed_to').notNull(),
    wishes: text('wishes').array().$type<GuestWish[]>().notNull(),
    /** IANA: nothing is texted by night there. */
    zone: text('zone').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Where the meeting is as far as its guest knows, in epoch minutes; null: it does not take place. */
    toldStart: integer('told_start'),
    toldEnd: integer('told_end'),
    /** Rises with every change that was told. */
    changes: integer('changes').notNull().default(0),
    /** The start of which the guest was reminded, or is not to be. */
    remindedOf: integer('reminded_of'),
    /** All of it is forgotten then. */
    keptUntil: at('kept_until').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('guest_numbers_one').on(t.loopId, t.participantId),
    index('guest_numbers_hash').on(t.numberTag),
    index('guest_numbers_line').on(t.lineId),
    index('guest_numbers_kept').on(t.keptUntil),
    check(
      'guest_numbers_wishes',
      sql`${t.wishes} <@ array['changes', 'reminder'] and cardinality(${t.wishes}) > 0 and ${t.codeTries} >= 0`,
    ),
    check('guest_numbers_told', sql`(${t.toldStart} is null) = (${t.toldEnd} is null)`),
  ],
);
