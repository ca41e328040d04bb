import { and, desc, eq, gt } from 'drizzle-orm';
import { database } from '@/db/client';
import { accounts, sessions, userAddresses, users } from '@/db/schema/identity';
import type { Session } from './schema';

const account = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  image: users.image,
  role: users.role,
};

/** The live session of a token's hash with its user, or null. Revocation and changes of role show at once. */
export async function sessionByHash(tokenHash: string, now = new Date()): Promise<Session | null> {
  const [row] = await database()
    .select({
      user: { id: users.id, name: users.name, email: users.email, image: users.image, role: users.role },
      expires: sessions.expires,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expires, now)));
  return row ?? null;
}

/** The session of a token's hash with the whole account, expired or not. */
export async function accountBySessionHash(tokenHash: string) {
  const [row] = await database()
    .select({ user: account, userId: sessions.userId, expires: sessions.expires })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return row ?? null;
}

export async function accountById(id: string) {
  const [row] = await database().select(account).from(users).where(eq(users.id, id));
  return row ?? null;
}

/** The account of an address, in any case of letters. */
export async function accountByEmail(email: string) {
  const [row] = await database().select(account).from(users).where(eq(users.email, email.toLowerCase()));
  return row ?? null;
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

/** The user's live sessions, newest first. `id` is the start of the stored hash: enough to name one, not to be one. */
export async function sessionsOf(userId: string, now = new Date()) {
  const rows = await database()
    .select({
      hash: sessions.tokenHash,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      expires: sessions.expires,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expires, now)))
    .orderBy(desc(sessions.createdAt));
  return rows.map(({ hash, ...row }) => ({ id: hash.slice(0, 16), ...row }));
}

/** Every address that is known to be the user's, with the moment of its proof. */
export async function addressesOf(userId: string) {
  return database()
    .select({ address: userAddresses.address, verifiedAt: userAddresses.verifiedAt })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(userAddresses.createdAt);
}
