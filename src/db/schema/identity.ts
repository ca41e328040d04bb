import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

export const roleEnum = pgEnum('role', ['WAITLIST', 'USER', 'TRAINER', 'ADMIN']);

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** Somebody of role ADMIN who is not put out of use stays, while there is anybody: the trigger `users_keep_admin`. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    emailVerified: timestamp('email_verified', { withTimezone: true }),
    name: text('name'),
    image: text('image'),
    role: roleEnum('role').notNull().default('USER'),
    /** Of the pages and of the assistant's mail to the owner; null until chosen. */
    language: text('language').$type<'en' | 'de' | 'fr' | 'es'>(),
    /** Whether staff may see and help with a loop of this owner that was routed to them. */
    humanHelp: text('human_help').$type<'off' | 'when_stuck' | 'always'>().notNull().default('off'),
    /** What the owner is told by mail, by kind; a kind that is missing has its default. */
    notifications: jsonb('notifications').$type<Record<string, boolean>>().notNull().default({}),
    /** What was told at sign-up (modules/signup/schema: signupData); null until it came. */
    signup: jsonb('signup').$type<Record<string, unknown>>(),
    onboardedAt: timestamp('onboarded_at', { withTimezone: true }),
    /** When everything of this account is deleted; null: never. Until then it can be undone. */
    deletionAt: timestamp('deletion_at', { withTimezone: true }),
    /** Part of what signs the address of the user's calendar feed: raised, the old address is dead. */
    feedVersion: integer('feed_version').notNull().default(1),
    /** Put out of use by staff then: nobody signs in, the assistant does nothing. Null: in use. */
    deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
    createdAt,
  },
  (t) => [index('users_created').on(t.createdAt, t.id)],
);

/** Sign-in accounts (OIDC). Provider tokens for calendars live in `connections`, not here. */
export const accounts = pgTable(
  'accounts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    type: text('type').notNull(),
    scope: text('scope'),
    createdAt,
  },
  (t) => [primaryKey({ columns: [t.provider, t.providerAccountId] })],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex: a leaked table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Over when it has not been used until then; put off by use, never beyond `endsAt`. */
    expires: timestamp('expires', { withTimezone: true }).notNull(),
    /** Over in any case: so long after its holder has signed in, however much it is used. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull().default(sql`now() + interval '30 days'`),
    /** When its holder last proved who they are: by the sign-in that opened it, or by a later one. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }).notNull().defaultNow(),
    userAgent: text('user_agent'),
    /** As whom its holder, an administrator, looks at the pages: reading only, for a reason, until then. */
    viewAsUserId: uuid('view_as_user_id').references(() => users.id, { onDelete: 'set null' }),
    viewAsReason: text('view_as_reason'),
    viewAsEndsAt: timestamp('view_as_ends_at', { withTimezone: true }),
    createdAt,
  },
  (t) => [
    check(
      'sessions_view_as',
      sql`${t.viewAsUserId} is null or (${t.viewAsUserId} <> ${t.userId} and ${t.viewAsReason} is not null and ${t.viewAsEndsAt} is not null)`,
    ),
  ],
);

export const verificationTokens = pgTable(
  'verification_tokens',
  {
    identifier: text('identifier').notNull(),
    token: text('token').notNull(),
    expires: timestamp('expires', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.identifier, t.token] })],
);

/** Every address that is known to be the user's own. Unverified ones give no authority. */
export const userAddresses = pgTable('user_addresses', {
  address: text('address').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  verifiedAt: timestamp('verified_at', { withTimezone: true }),
  createdAt,
});

/** The basics that scheduling needs before there is a preferences document. One row per user, made when a calendar is connected. */
export const basics = pgTable('basics', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  zone: text('zone').notNull(),
  /** `{mon: [["09:00","17:00"]], …}`; a missing day is not worked. */
  hours: jsonb('hours')
    .$type<Partial<Record<'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun', [string, string][]>>>()
    .notNull(),
  durationMin: integer('duration_min').notNull().default(30),
  bufferBeforeMin: integer('buffer_before_min').notNull().default(0),
  bufferAfterMin: integer('buffer_after_min').notNull().default(0),
  noticeMin: integer('notice_min').notNull().default(240),
  horizonDays: integer('horizon_days').notNull().default(14),
  granularityMin: integer('granularity_min').notNull().default(30),
  medium: text('medium').$type<'video' | 'phone' | 'in_person'>().notNull().default('video'),
  /** Offers carry the owner in Cc. */
  ccOwner: boolean('cc_owner').notNull().default(true),
  approval: text('approval')
    .$type<'drafts_only' | 'approve_everything' | 'outsiders_first_time' | 'when_unsure' | 'autopilot'>()
    .notNull()
    .default('when_unsure'),
  /** What the assistant does without asking, or always asks about, whatever the mode: `{book: 'ask', offer: 'act'}`. */
  acts: jsonb('acts')
    .$type<Partial<Record<'offer' | 'book' | 'move' | 'cancel' | 'write', 'act' | 'ask'>>>()
    .notNull()
    .default({}),
  /** Whether a group goes on without the fewer who do not answer: see core/loop/context. */
  groupQuorum: text('group_quorum').$type<'all' | 'most'>().notNull().default('all'),
  /** Other users of this installation may find times in this calendar: free or busy, nothing else. */
  sharesFreeBusy: boolean('shares_free_busy').notNull().default(false),
  /** Null until the owner has confirmed zone and hours: nothing is offered before (never silently UTC). */
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  version: integer('version').notNull().default(1),
});

/** What the owner has to know: bounces, failed sends, lost grants. One open notice per user and key. */
export const notices = pgTable('notices', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Same cause, same key: told once. */
  key: text('key').notNull().unique(),
  kind: text('kind').notNull(),
  text: text('text').notNull(),
  /** Path in the app where it can be mended. */
  href: text('href'),
  loopId: text('loop_id'),
  createdAt,
  dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
});

/**
 * Who did what, when and from where: rows are added with the act itself (modules/operations/commands/audit), never changed,
 * and forgotten after a time. No secrets.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** A user's id, or a word for what is none: `command line`, `visitor`, `deleted account`. */
    actor: text('actor').notNull(),
    /** Whose account it is about; the row goes with it. Null: nobody's. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** One of modules/operations/schema: ACTIONS. */
    action: text('action').notNull(),
    /** What it was done to: an account, a session, a connection. */
    subject: text('subject').notNull(),
    /** What was given as the reason, where one is asked for or something was refused. */
    reason: text('reason'),
    /** Of the client that asked for it: its network address, and what its browser calls itself. */
    address: text('address'),
    userAgent: text('user_agent'),
    data: jsonb('data').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_user').on(t.userId, t.at),
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_actor').on(t.actor, t.at),
    index('audit_log_action').on(t.action, t.at),
  ],
);

/** One row, id 1: how far the sandbox's clock has been moved forward. */
export const clockOffset = pgTable('clock_offset', {
  id: integer('id').primaryKey(),
  offsetSeconds: integer('offset_seconds').notNull().default(0),
});

/** One row, id 1: whether the data of this database are practice or real, said at its first start. */
export const installation = pgTable('installation', {
  id: integer('id').primaryKey(),
  mode: text('mode').$type<'sandbox' | 'live'>().notNull(),
  since: timestamp('since', { withTimezone: true }).notNull().defaultNow(),
});

/** Results of steps that must take effect exactly once; see db/once.ts. */
export const stepResults = pgTable('step_results', {
  key: text('key').primaryKey(),
  result: jsonb('result'),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
});
