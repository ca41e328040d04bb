import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The figures of the staff as they were last counted: one row, id 1. They name nobody. */
export const insightFigures = pgTable(
  'insight_figures',
  {
    id: integer('id').primaryKey(),
    /** By the product's clock. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** As modules/insight/schema has them. */
    figures: jsonb('figures').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [check('insight_figures_one', sql`${t.id} = 1`)],
);
