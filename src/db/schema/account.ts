import { customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The picture that somebody has put in, square and in one format. */
export const pictures = pgTable('pictures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Its public name, in hex: another picture has another one, so that it may be kept for ever by browsers. */
  name: text('name').notNull().unique(),
  webp: bytea('webp').notNull(),
});

/** Everything of an account in one archive: made when asked for, kept for a week. One per user. */
export const accountExports = pgTable('account_exports', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text('state').$type<'running' | 'ready' | 'failed'>().notNull().default('running'),
  attempts: integer('attempts').notNull().default(0),
  /** By the product's clock, as all times of an export. */
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  readyAt: timestamp('ready_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  sizeBytes: integer('size_bytes'),
});

/** The archive in pieces, so that neither writing nor reading holds all of it. */
export const exportChunks = pgTable(
  'account_export_chunks',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => accountExports.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.index] })],
);
