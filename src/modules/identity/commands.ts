import { and, eq, isNull, like, lt, or, sql } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { accounts, notices, sessions, userAddresses, users, verificationTokens } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { SESSION_DAYS } from './constants';
import { type Admission, OPEN, roleOfNew, sessionId } from './policy';

/** Any constant: serialises the creation of accounts, so that exactly one is the first. */
const FIRST_ACCOUNT_LOCK = 7_203_114;

interface NewAccount {
  readonly email: string;
  readonly name: string | null;
  readonly image: string | null;
  readonly emailVerified: Date | null;
}

/**
 * Makes an account. The first one of a sandbox administers it; elsewhere that takes ADMIN_EMAIL (`administerByAddress`) or a code
 * of the operator's. Who waits: see `roleOfNew`.
 */
export async function createAccount(data: NewAccount, admission: Admission = OPEN) {
  const email = data.email.toLowerCase();
  return database().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
    const [existing] = await tx.select({ id: users.id }).from(users).limit(1);
    const [row] = await tx
      .insert(users)
      .values({ ...data, email, role: !existing && admission.sandbox ? 'ADMIN' : roleOfNew(email, admission) })
      .returning();
    return row!;
  });
}

/** Changes name or proof of the address. Undefined fields stay. */
export async function updateAccount(id: string, patch: { name?: string; emailVerified?: Date | null }) {
  const [row] = await database()
    .update(users)
    .set({ name: patch.name, emailVerified: patch.emailVerified, id })
    .where(eq(users.id, id))
    .returning();
  return row ?? null;
}

/** Ties an identity of a sign-in provider to an account. */
export async function linkProvider(row: typeof accounts.$inferInsert, client?: Client): Promise<void> {
  const { userId, provider } = row;
  await database().transaction(async (tx) => {
    const tied = await tx.insert(accounts).values(row).onConflictDoNothing().returning({ userId: accounts.userId });
    if (tied.length === 0) return;
    await recordAct(tx, { action: 'identity.linked', actor: userId, userId, subject: provider, client });
  });
}

/** How somebody came in, and from where. */
export interface Entry {
  /** The provider's id: `google`, `email`. */
  readonly way?: string;
  readonly client?: Client;
  /** Hash of the session that the same browser had: of the same account, it ends with this. */
  readonly replaces?: string | null;
}

/**
 * Opens a session. Whoever gets one has just proved the account's address (by Google or by an emailed link), so it is
 * recorded as verified with it; an address that another account has proved stays there.
 */
export async function openSession(session: typeof sessions.$inferInsert, entry: Entry = {}): Promise<void> {
  const { way, client, replaces } = entry;
  const { userId } = session;
  await database().transaction(async (tx) => {
    if (replaces) await tx.delete(sessions).where(and(eq(sessions.tokenHash, replaces), eq(sessions.userId, userId)));
    await tx.insert(sessions).values({ endsAt: sql`now() + ${SESSION_DAYS} * interval '1 day'`, ...session });
    const subject = sessionId(session.tokenHash);
    await recordAct(tx, {
      action: 'session.opened',
      actor: userId,
      userId,
      subject,
      client,
      data: way ? { way } : undefined,
    });
    const [user] = await tx
      .update(users)
      .set({ emailVerified: sql`coalesce(${users.emailVerified}, now())` })
      .where(eq(users.id, session.userId))
      .returning({ email: users.email });
    await recordProof(session.userId, user!.email, tx);
  });
}

/** Records that a user has proved an address (lower case). What another account has proved stays there. */
export async function recordProof(userId: string, address: string, db: Database | Transaction = database()) {
  const verifiedAt = new Date();
  await db
    .insert(userAddresses)
    .values({ address, userId, verifiedAt })
    .onConflictDoUpdate({
      target: userAddresses.address,
      set: { userId, verifiedAt },
      setWhere: or(isNull(userAddresses.verifiedAt), eq(userAddresses.userId, userId)),
    });
}

/** Puts off the end of a session that is used; its absolute end stays. */
export async function extendSession(tokenHash: string, expires: Date): Promise<void> {
  await database()
    .update(sessions)
    .set({ expires: sql`least(${expires}, ${sessions.endsAt})` })
    .where(and(eq(sessions.tokenHash, tokenHash), sql`${sessions.expires} < least(${expires}, ${sessions.endsAt})`));
}

/** The holder of a session has just proved again who they are. False when it is not theirs, or gone. */
export async function confirmSession(userId: string, tokenHash: string, entry: Entry): Promise<boolean> {
  return database().transaction(async (tx) => {
    const confirmed = await tx
      .update(sessions)
      .set({ authenticatedAt: sql`now()` })
      .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
      .returning({ hash: sessions.tokenHash });
    if (confirmed.length === 0) return false;
    const { way, client } = entry;
    const subject = sessionId(tokenHash);
    await recordAct(tx, { action: 'session.confirmed', actor: userId, userId, subject, client, data: { way } });
    return true;
  });
}

/** Ends a session at the wish of whoever has it. */
export async function closeSession(tokenHash: string, client?: Client): Promise<void> {
  await database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(sessions)
      .where(eq(sessions.tokenHash, tokenHash))
      .returning({ userId: sessions.userId });
    if (!gone) return;
    const { userId } = gone;
    await recordAct(tx, { action: 'session.closed', actor: userId, userId, subject: sessionId(tokenHash), client });
  });
}

/** Ends one of the user's own sessions, named by the start of its hash. False when there is none. */
export async function revokeSession(userId: string, id: string, client?: Client): Promise<boolean> {
  return database().transaction(async (tx) => {
    const gone = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), like(sessions.tokenHash, `${id}%`)))
      .returning({ hash: sessions.tokenHash });
    if (gone.length === 0) return false;
    await recordAct(tx, { action: 'session.revoked', actor: userId, userId, subject: id, client });
    return true;
  });
}

export async function storeVerificationToken(row: typeof verificationTokens.$inferInsert): Promise<void> {
  await database().insert(verificationTokens).values(row);
}

/** Takes an emailed link's token out of the table, so that it works once. Null when it is not there (any more). */
export async function takeVerificationToken(identifier: string, token: string) {
  const [row] = await database()
    .delete(verificationTokens)
    .where(and(eq(verificationTokens.identifier, identifier), eq(verificationTokens.token, token)))
    .returning();
  return row ?? null;
}

/** Forgets sessions and emailed links whose time is over: anybody can ask for links. */
export async function forgetExpired(): Promise<void> {
  await database()
    .delete(sessions)
    .where(or(lt(sessions.expires, sql`now()`), lt(sessions.endsAt, sql`now()`)));
  await database().delete(verificationTokens).where(lt(verificationTokens.expires, sql`now()`));
}

/** Puts a notice aside. False when it is not the user's, or is put aside already. */
export async function dismissNotice(userId: string, id: string): Promise<boolean> {
  const rows = await database()
    .update(notices)
    .set({ dismissedAt: new Date() })
    .where(and(eq(notices.userId, userId), eq(notices.id, id), isNull(notices.dismissedAt)))
    .returning({ id: notices.id });
  return rows.length > 0;
}
