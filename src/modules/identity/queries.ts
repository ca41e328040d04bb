import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { parseAddressToken } from '@/core/mail/address-token';
import { type Database, database, type Transaction } from '@/db/client';
import { prepared } from '@/db/prepared';
import { accounts, notices, sessions, userAddresses, users } from '@/db/schema/identity';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { sessionId } from './policy';
import type { Session } from './schema';

const account = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  image: users.image,
  role: users.role,
  language: users.language,
  deactivatedAt: users.deactivatedAt,
};

/** A session is over when either of its ends has come. */
const END = sql<Date>`least(${sessions.expires}, ${sessions.endsAt})`.mapWith(sessions.expires);

/** Whom its holder looks at the pages as. */
const viewed = alias(users, 'viewed');
const seen = {
  id: viewed.id,
  name: viewed.name,
  email: viewed.email,
  image: viewed.image,
  role: viewed.role,
  language: viewed.language,
};

/** Asked at every request, so its text is made once. Whoever was put out of use has no session. */
const liveSession = prepared((db) =>
  db
    .select({
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        image: users.image,
        role: users.role,
        language: users.language,
      },
      seen,
      viewEndsAt: sessions.viewAsEndsAt,
      expires: END,
      authenticatedAt: sessions.authenticatedAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deactivatedAt)))
    .leftJoin(
      viewed,
      and(
        eq(viewed.id, sessions.viewAsUserId),
        gt(sessions.viewAsEndsAt, sql.placeholder('now')),
        // As of this moment: whoever is no administrator any more sees their own pages again, and staff are not looked at.
        eq(users.role, 'ADMIN'),
        inArray(viewed.role, ['WAITLIST', 'USER']),
      ),
    )
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(END, sql.placeholder('now'))))
    .prepare('live_session'),
);

/** The live session of a token's hash with its user, or null. Revocation and changes of role show at once. */
export async function sessionByHash(tokenHash: string, now = new Date()): Promise<Session | null> {
  const [row] = await liveSession().execute({ tokenHash, now });
  if (!row) return null;
  const { user, seen: other, viewEndsAt, ...session } = row;
  if (!other || !viewEndsAt) return { ...session, user, viewAs: null };
  return { ...session, user: other, viewAs: { id: user.id, email: user.email, endsAt: viewEndsAt } };
}

/** The session of a token's hash with the whole account, expired or not. */
export async function accountBySessionHash(tokenHash: string) {
  const [row] = await database()
    .select({ user: account, userId: sessions.userId, expires: END, endsAt: sessions.endsAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row ?? null;
}

export async function accountById(id: string) {
  const [row] = await database().select(account).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The account that an address opens: the one that signs in with it, else the one that has proved it. In any case of letters. */
export async function accountByAddress(given: string) {
  const address = given.toLowerCase();
  const [row] = await database().select(account).from(users).where(eq(users.email, address));
  if (row) return row;
  const [proved] = await database()
    .select(account)
    .from(userAddresses)
    .innerJoin(users, eq(users.id, userAddresses.userId))
    .where(and(eq(userAddresses.address, address), isNotNull(userAddresses.verifiedAt)));
  return proved ?? null;
}

/** Whether the user has proved that an address is theirs. */
export async function hasProved(
  userId: string,
  address: string,
  db: Database | Transaction = database(),
): Promise<boolean> {
  const [row] = await db
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(
      and(
        eq(userAddresses.userId, userId),
        eq(userAddresses.address, address.toLowerCase()),
        isNotNull(userAddresses.verifiedAt),
      ),
    );
  return row !== undefined;
}

/** The account that signs in with this identity of a provider. */
export async function accountByProvider(provider: string, providerAccountId: string) {
  const [row] = await database()
    .select(account)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.provider, provider), eq(accounts.providerAccountId, providerAccountId)));
  return row ?? null;
}

/** The user's live sessions, newest first. */
export async function sessionsOf(userId: string, now = new Date()) {
  const rows = await database()
    .select({
      hash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      expires: END,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(END, now)))
    .orderBy(desc(sessions.createdAt), sessions.tokenHash);
  return rows.map(({ hash, ...row }) => ({ id: sessionId(hash), ...row }));
}

/** Every address that is known to be the user's, with the moment of its proof. */
export async function addressesOf(userId: string) {
  return database()
    .select({ address: userAddresses.address, verifiedAt: userAddresses.verifiedAt })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(userAddresses.createdAt);
}

/** The address that a confirmation link's token proves for this user now, or null. */
export async function provenAddress(userId: string, token: string, runtime: Runtime): Promise<string | null> {
  const now = Math.floor((await runtime.clock.now()) / 60_000);
  return parseAddressToken(token, { userId, now }, [signingKey(runtime.settings)]);
}

/** What the owner has to know and has not put aside: bounces, failed sends, lost grants. Newest first, 20 at most. */
export async function noticesOf(userId: string) {
  return database()
    .select({
      id: notices.id,
      kind: notices.kind,
      text: notices.text,
      href: notices.href,
      createdAt: notices.createdAt,
    })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.dismissedAt)))
    .orderBy(desc(notices.createdAt))
    .limit(20);
}
