import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
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
import { users } from './identity';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Every mail that we accepted, as it came. The unique key is where a duplicate delivery stops. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** `message-id|from`; without a Message-ID the SHA-256 of the bytes stands in. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    messageId: text('message_id').notNull(),
    /** Null once the retention time has passed. */
    raw: bytea('raw'),
    size: integer('size').notNull(),
    envelopeFrom: text('envelope_from').notNull(),
    envelopeTo: jsonb('envelope_to').$type<string[]>().notNull(),
    /** The one address of From, or empty when there is not exactly one. */
    fromAddress: text('from_address').notNull(),
    subject: text('subject').notNull(),
    /** By the product's clock. */
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The whole result of authentication, kept for audit. */
    auth: jsonb('auth').$type<Record<string, unknown>>().notNull(),
    level: text('level').$type<'A0' | 'A1' | 'A2' | 'A3'>().notNull(),
    /** The user to whose assistant it belongs, if one is known. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Why nothing was done, in words for the owner; null while it is in a loop. */
    silentReason: text('silent_reason'),
  },
  (t) => [
    index('messages_user').on(t.userId, t.receivedAt),
    index('messages_message_id').on(t.messageId),
    index('messages_received').on(t.receivedAt, t.id),
  ],
);

/** DKIM signatures that gave a message its authority, by SHA-256: each is accepted once, so that signed mail cannot be replayed. */
export const messageSignatures = pgTable('message_signatures', {
  signature: text('signature').primaryKey(),
  messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
});

export const loopMessages = pgTable(
  'loop_messages',
  {
    loopId: text('loop_id').notNull(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** How it was matched: token, references, itip, new. */
    via: text('via').notNull(),
  },
  (t) => [primaryKey({ columns: [t.loopId, t.messageId] }), index('loop_messages_message').on(t.messageId)],
);

/** Outbox of mail: exact bytes, one row per recipient. The unique key makes a second mail for one turn impossible. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    loopId: text('loop_id').notNull(),
    loopVersion: integer('loop_version').notNull(),
    actionIndex: integer('action_index').notNull(),
    recipient: text('recipient').notNull(),
    messageId: text('message_id').notNull().unique(),
    envelopeFrom: text('envelope_from').notNull(),
    raw: bytea('raw').notNull(),
    template: text('template').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<'queued' | 'sending' | 'sent' | 'failed' | 'unknown'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Real time: a temporary failure is tried again then. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt,
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('outgoing_mails_once').on(t.loopId, t.loopVersion, t.actionIndex, t.recipient),
    index('outgoing_mails_loop').on(t.loopId),
    // For what waits, and for what went lately, among all that ever went.
    index('outgoing_mails_unsent').on(t.state, t.nextAttemptAt).where(sql`${t.state} <> 'sent'`),
    index('outgoing_mails_sent').on(t.sentAt),
  ],
);

/**
 * Questions to somebody who may instruct the assistant for several people: for whom is this mail? Written with the mail, sent
 * afterwards, and forgotten once that has come to an end.
 */
export const delegateQuestions = pgTable(
  'delegate_questions',
  {
    /** The mail that is asked about. */
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Names of those for whom it may be. */
    people: jsonb('people').$type<string[]>().notNull(),
    state: text('state').$type<'queued' | 'sending'>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Real time: it is tried then, or taken to be cut off when it is still being sent. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('delegate_questions_due').on(t.nextAttemptAt)],
);

/** Addresses that are never written to again, with the reason (opt_out, bounced). */
export const suppressions = pgTable('suppressions', {
  address: text('address').primaryKey(),
  reason: text('reason').notNull(),
  createdAt,
});

/** Mailboxes that are read over IMAP: the assistant's own (without a user, set up by the environment) and those of owners. */
export const imapMailboxes = pgTable(
  'imap_mailboxes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Null: the assistant's own. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    host: text('host').notNull(),
    port: integer('port').notNull(),
    security: text('security').$type<'tls' | 'starttls' | 'none'>().notNull(),
    username: text('username').notNull(),
    /** Encrypted (AES-256-GCM, the row's id as additional data); null for the assistant's own, whose is in the environment. */
    passwordCiphertext: text('password_ciphertext'),
    /** Why it could not be read the last time; null while it can. */
    error: text('error'),
    /** Real time of the last round that read all that was new. */
    readAt: timestamp('read_at', { withTimezone: true }),
    /** Rises with every new password or host, so that a running session is made anew. */
    version: integer('version').notNull().default(1),
    createdAt,
  },
  (t) => [
    uniqueIndex('imap_mailboxes_account').on(sql`coalesce(${t.userId}::text, '')`, t.host, t.username),
    index('imap_mailboxes_user').on(t.userId),
  ],
);

/** How far a folder has been read: all UIDs up to `last_uid` are dealt with, or stand in `imap_messages`. */
export const imapFolders = pgTable(
  'imap_folders',
  {
    mailboxId: uuid('mailbox_id')
      .notNull()
      .references(() => imapMailboxes.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    /** UIDs mean the same messages only while this stays (RFC 3501 2.3.1.1). */
    uidValidity: text('uid_validity').notNull(),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull(),
    /** HIGHESTMODSEQ when the folder was last read to its end; null where it is not offered. */
    modseq: text('modseq'),
    /** Messages that the server took before this day are not looked at: from the first reading, or after new UIDs. */
    since: timestamp('since', { withTimezone: true }),
    /** When it was last read to its end, by the product's clock. */
    readUntil: timestamp('read_until', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.mailboxId, t.path] })],
);

/** Messages of a mailbox that were taken or have to be tried again; the key is where a second processing stops. */
export const imapMessages = pgTable(
  'imap_messages',
  {
    mailboxId: uuid('mailbox_id')
      .notNull()
      .references(() => imapMailboxes.id, { onDelete: 'cascade' }),
    path: text('path').notNull(),
    uidValidity: text('uid_validity').notNull(),
    uid: bigint('uid', { mode: 'number' }).notNull(),
    /** SHA-256 of the bytes: known again after UIDs have changed. Null while it could not be fetched. */
    digest: text('digest'),
    /** `stored`: taken, what the settings ask for afterwards is still to be done in the mailbox. */
    state: text('state').$type<'stored' | 'done' | 'retry' | 'parked'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Real time. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    error: text('error'),
    createdAt,
  },
  (t) => [
    primaryKey({ columns: [t.mailboxId, t.path, t.uidValidity, t.uid] }),
    index('imap_messages_digest').on(t.mailboxId, t.digest),
    index('imap_messages_state').on(t.mailboxId, t.path, t.state),
  ],
);
