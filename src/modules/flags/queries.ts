import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
import { auditLog, users } from '@/db/schema/identity';
import type { KnownSession, Session } from '@/modules/identity/schema';
import type { Switch } from './commands';
import { reaches } from './policy';
import { FLAG_DEFAULTS, FLAG_KEYS, type FlagKey, type Flags } from './schema';

/** Which features are on for a user. */
export async function flagsOf(userId: string): Promise<Flags> {
  const rows = await database().select().from(featureFlags);
  const rollouts = new Map(rows.map((row) => [row.key, row]));
  const isOn = (key: FlagKey) => {
    const rollout = rollouts.get(key);
    return rollout ? reaches(key, rollout, userId) : FLAG_DEFAULTS[key];
  };
  return Object.fromEntries(FLAG_KEYS.map((key) => [key, isOn(key)])) as Flags;
}

/** What browsers may know of a session. */
export async function knownSession({ user, viewAs, expires }: Session): Promise<KnownSession> {
  const { name, email, image, role } = user;
  const known = { user: { name, email, image, role }, flags: await flagsOf(user.id), expires: expires.toISOString() };
  return viewAs ? { ...known, viewAs: { by: viewAs.email, until: viewAs.endsAt.toISOString() } } : known;
}

/** Whether one feature is on for a user. */
export async function flagOn(key: FlagKey, userId: string): Promise<boolean> {
  const [rollout] = await database().select().from(featureFlags).where(eq(featureFlags.key, key));
  return rollout ? reaches(key, rollout, userId) : FLAG_DEFAULTS[key];
}

/** Every feature with how far it is rolled out. */
export interface RolloutRow {
  readonly key: FlagKey;
  readonly on: boolean;
  readonly percent: number;
  /** Addresses of the accounts that are named. */
  readonly emails: readonly string[];
  /** False: nothing was said, and the default stands. */
  readonly said: boolean;
}

/** How far every feature is rolled out, by its key. */
export async function rollouts(): Promise<RolloutRow[]> {
  const rows = new Map((await database().select().from(featureFlags)).map((row) => [row.key, row]));
  const ids = [...new Set([...rows.values()].flatMap((row) => row.users))];
  const named = ids.length === 0 ? [] : await database().select().from(users).where(inArray(users.id, ids));
  return FLAG_KEYS.map((key) => {
    const row = rows.get(key);
    if (!row) return { key, on: FLAG_DEFAULTS[key], percent: 100, emails: [], said: false };
    const emails = named.filter(({ id }) => row.users.includes(id)).map(({ email }) => email);
    return { key, on: row.on, percent: row.percent, emails: emails.sort(), said: true };
  });
}

/** One change of a rollout. */
export interface FlagChange {
  readonly id: string;
  readonly key: string;
  /** Epoch milliseconds, real time. */
  readonly at: number;
  /** An address, or what stands for nobody's. */
  readonly actor: string;
  readonly on: boolean;
  readonly percent: number | null;
  /** What it was before, where it has not been changed since: what an undo says. */
  readonly undo: Switch | null;
}

/** The last changes of all features, newest first; who was named for one is left out. */
export async function flagHistory(most: number): Promise<FlagChange[]> {
  const rows = await database()
    .select({ row: auditLog, email: users.email })
    .from(auditLog)
    .leftJoin(users, sql`${users.id}::text = ${auditLog.actor}`)
    .where(and(eq(auditLog.action, 'flag.set'), isNull(auditLog.userId)))
    .orderBy(desc(auditLog.at))
    .limit(most);
  return rows.map(({ row: { id, subject, at, actor, data }, email }, index) => ({
    id,
    key: subject,
    at: at.getTime(),
    actor: email ?? actor,
    on: data?.on === true,
    percent: typeof data?.percent === 'number' ? data.percent : null,
    undo: rows.findIndex(({ row }) => row.subject === subject) === index ? beforeOf(data) : null,
  }));
}

function beforeOf(data: Record<string, unknown> | null): FlagChange['undo'] {
  const { before, on, percent } = (data ?? {}) as { before?: Partial<Switch>; on?: unknown; percent?: unknown };
  if (typeof before?.on !== 'boolean' || typeof before.percent !== 'number') return null;
  return before.on === on && before.percent === percent ? null : { on: before.on, percent: before.percent };
}
