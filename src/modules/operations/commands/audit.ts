import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { AUDIT_DAYS, FAILURES_PER_HOUR } from '../constants';
import { type Action, type Client, NO_CLIENT, VISITOR } from '../schema';

/** Longest name of a browser that is kept. */
const USER_AGENT = 300;
/** Rows of one insert. */
const CHUNK = 500;

export interface Act {
  readonly action: Action;
  /** Who did it: a user's id, or a word of ../schema for what is none. */
  readonly actor: string;
  /** Whose account it is about; null: nobody's. */
  readonly userId: string | null;
  /** What it was done to; the account unless given. No secrets. */
  readonly subject?: string;
  readonly reason?: string;
  readonly client?: Client;
  /** What one has to know besides. No secrets. */
  readonly data?: Record<string, unknown>;
}

/** Writes down who did what, in the transaction of the act itself: the one is never there without the other. */
export async function recordAct(db: Database | Transaction, act: Act): Promise<void> {
  await recordActs(db, [act]);
}

/** The same of several acts that are one. */
export async function recordActs(db: Database | Transaction, acts: readonly Act[]): Promise<void> {
  for (let i = 0; i < acts.length; i += CHUNK) {
    await db.insert(auditLog).values(acts.slice(i, i + CHUNK).map(rowOf));
  }
}

function rowOf(act: Act): typeof auditLog.$inferInsert {
  const { client = NO_CLIENT, subject = act.userId ?? act.actor, ...rest } = act;
  const userAgent = client.userAgent?.slice(0, USER_AGENT) ?? null;
  const data = client.token === undefined ? rest.data : { ...rest.data, token: client.token };
  return { ...rest, subject, address: client.address, userAgent, data };
}

/** Writes down that somebody tried to sign in to an account and could not, as often as is worth reading. */
export async function recordFailedSignIn(userId: string, reason: string, client: Client): Promise<void> {
  const action = 'sign_in.failed';
  const recent = and(
    eq(auditLog.userId, userId),
    eq(auditLog.action, action),
    gt(auditLog.at, sql`now() - interval '1 hour'`),
  );
  if ((await database().$count(auditLog, recent)) >= FAILURES_PER_HOUR) return;
  await recordAct(database(), { action, actor: VISITOR, userId, reason, client });
}

/** Forgets what was done longer ago than it is kept. */
export async function forgetActs(): Promise<void> {
  await database()
    .delete(auditLog)
    .where(lt(auditLog.at, sql`now() - ${AUDIT_DAYS} * interval '1 day'`));
}
