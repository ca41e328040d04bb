import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The assistant's personas: under which name and address it works for an owner. Without one it has the installation's. */
export const assistants = pgTable(
  'assistants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Lower case, under the host of the installation's assistant; one persona's, also after it was given up. */
    address: text('address').notNull().unique(),
    /** Of its mails; null: as the preferences say. */
    tone: text('tone').$type<'brief' | 'warm' | 'formal'>(),
    /** The line that closes its mails; null: as the preferences say. */
    signature: text('signature'),
    /** Says that it is software, under every mail; null: in the words of the language that the mail is in. */
    disclosure: text('disclosure'),
    /** Its name stands where the installation's own address is written to. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Given up: mail to it still arrives, so that nobody else ever gets it, and no new meeting begins under it. */
    retiredAt: timestamp('retired_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('assistants_one_default').on(t.userId).where(sql`${t.isDefault}`),
    index('assistants_user').on(t.userId),
  ],
);

/** The picture of a persona, square and in one format. It goes when the persona is given up. */
export const assistantPictures = pgTable('assistant_pictures', {
  assistantId: uuid('assistant_id')
    .primaryKey()
    .references(() => assistants.id, { onDelete: 'cascade' }),
  /** Changes with the picture, in hex: tells browsers whether they have it already. */
  version: text('version').notNull(),
  webp: bytea('webp').notNull(),
});
