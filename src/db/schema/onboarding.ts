import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RehearsalScript } from '@/core/rehearsal/script';
import { users } from './identity';

type Step = 'zone' | 'calendar' | 'document' | 'details' | 'people' | 'assistant' | 'rehearsal';

/** How far somebody has come in the onboarding. What its steps decide stands where it belongs: calendars, the document. */
export const onboarding = pgTable('onboarding', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Where it is resumed. */
  step: text('step').$type<Step>().notNull(),
  done: jsonb('done').$type<Partial<Record<Step, 'done' | 'skipped'>>>().notNull().default({}),
  /** What has no other place. */
  data: jsonb('data').$type<{ readonly rehearsal?: RehearsalScript }>().notNull().default({}),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
