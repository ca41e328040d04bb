import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
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
