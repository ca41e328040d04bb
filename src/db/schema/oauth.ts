import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identity';
import { loops } from './loops';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Other assistants that may ask owners for access: they have registered (RFC 7591), or their id is the address of a document that says who they are. Real time, as of sessions. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    /** Of our making, or the https address of the document. */
    id: text('id').primaryKey(),
    /** As it calls itself: nobody has checked it. */
    name: text('name').notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When its document was read last; null: it has registered. */
    readAt: at('read_at'),
  },
  (t) => [
    index('oauth_clients_created').on(t.createdAt),
    check('oauth_clients_redirects', sql`cardinality(${t.redirectUris}) between 1 and 10`),
    check('oauth_clients_document', sql`(${t.readAt} is not null) = (${t.id} like 'https://%')`),
  ],
);

/** What an owner has said yes to: this assistant, for these scopes, at this address. One that is taken back is deleted. */
export const oauthGrants = pgTable(
  'oauth_grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text('client_id')
      .notNull()
      .references(() => oauthClients.id),
    /** Of core/access/scopes. */
    scopes: text('scopes').array().notNull(),
    /** The address that its tokens open (RFC 8707). */
    resource: text('resource').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When the code was exchanged; null: it has no token yet. */
    connectedAt: at('connected_at'),
    lastUsedAt: at('last_used_at'),
  },
  (t) => [
    index('oauth_grants_user').on(t.userId, t.createdAt),
    index('oauth_grants_client').on(t.clientId),
    check('oauth_grants_some', sql`cardinality(${t.scopes}) > 0`),
  ],
);

/** Codes of a minute, each exchanged once: who brings one a second time takes with it what came of it (OAuth 2.1, 4.1.3). */
export const oauthCodes = pgTable(
  'oauth_codes',
  {
    /** SHA-256, hex. */
    codeHash: text('code_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    /** S256 of the verifier (RFC 7636). */
    challenge: text('challenge').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('oauth_codes_grant').on(t.grantId)],
);

/** Access and refresh tokens of a grant. A refresh token that was used stays, so that its second use is known for what it is. */
export const oauthTokens = pgTable(
  'oauth_tokens',
  {
    /** SHA-256, hex: a leaked table opens nothing. */
    tokenHash: text('token_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => oauthGrants.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'access' | 'refresh'>().notNull(),
    /** Fewer than the grant's, where a refresh asked for fewer. */
    scopes: text('scopes').array().notNull(),
    expiresAt: at('expires_at').notNull(),
    /** When a refresh token was exchanged for the next one. */
    usedAt: at('used_at'),
  },
  (t) => [
    index('oauth_tokens_grant').on(t.grantId),
    index('oauth_tokens_expiry').on(t.expiresAt),
    check('oauth_tokens_kind', sql`${t.kind} in ('access', 'refresh')`),
    check('oauth_tokens_used', sql`${t.kind} = 'refresh' or ${t.usedAt} is null`),
  ],
);

/** What another assistant has asked to be done, by the key that it gave: the same call happens once. */
export const assistantCalls = pgTable(
  'assistant_calls',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The grant or the access token by which it came. */
    caller: text('caller').notNull(),
    /** The caller's own. */
    key: text('key').notNull(),
    tool: text('tool').notNull(),
    /** SHA-256 of its arguments, hex: another call under the same key is refused. */
    argumentsDigest: text('arguments_digest').notNull(),
    loopId: text('loop_id')
      .notNull()
      .references(() => loops.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.caller, t.key] }),
    index('assistant_calls_loop').on(t.loopId),
    index('assistant_calls_created').on(t.createdAt),
  ],
);
