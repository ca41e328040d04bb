import { eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
import { users } from '@/db/schema/identity';
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
