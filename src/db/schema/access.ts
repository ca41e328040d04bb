import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Keys by which an owner's own programs call the API. One that is taken back is deleted. Real time, as of sessions. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As its owner calls it. */
    name: text('name').notNull(),
    /** SHA-256 of the token, hex: a leaked table opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last four characters, by which its owner knows it again. */
    ending: text('ending').notNull(),
    /** Of core/access/scopes. */
    scopes: text('scopes').array().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    expiresAt: at('expires_at').notNull(),
    /** To the hour. */
    lastUsedAt: at('last_used_at'),
  },
  (t) => [
    index('access_tokens_user').on(t.userId, t.createdAt),
    check('access_tokens_some', sql`cardinality(${t.scopes}) > 0`),
    check(
      'access_tokens_end',
      sql`${t.expiresAt} > ${t.createdAt} and ${t.expiresAt} <= ${t.createdAt} + interval '366 days'`,
    ),
  ],
);
