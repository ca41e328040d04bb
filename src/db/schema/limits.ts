import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Turns taken of limits in their running windows, by real time. Unlogged: a crash of the database forgets them, nothing else. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** SHA-256 of the limit's name and who is counted: whoever reads the table learns no address from it. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    until: timestamp('until', { withTimezone: true }).notNull(),
  },
  (t) => [index('rate_limits_until').on(t.until)],
);
