import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** How far a feature is rolled out. A feature without a row has the default of modules/flags/schema. */
export const featureFlags = pgTable('feature_flags', {
  key: text('key').primaryKey(),
  /** False: off for everybody. */
  on: boolean('on').notNull(),
  /** Of all users, by a stable hash; 100: everybody. */
  percent: integer('percent').notNull().default(100),
  /** Users who have it in any case while it is on. */
  users: uuid('users').array().notNull().default([]),
});
