import { eq, inArray, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { FLAG_DEFAULTS, type FlagKey } from './schema';

/** How far a feature is rolled out: to nobody, or to a percentage of all users and to those who are named. */
export interface Switch {
  readonly on: boolean;
  /** 0 … 100. */
  readonly percent: number;
}

/** Rolls a feature out as far as is said; who is named stays so. Every next request knows it. `actor`: see the audit log. */
export async function setFlag(key: FlagKey, { on, percent }: Switch, actor: string): Promise<void> {
  await database().transaction(async (tx) => {
    await tx
      .insert(featureFlags)
      .values({ key, on, percent })
      .onConflictDoUpdate({ target: featureFlags.key, set: { on, percent } });
    await recordAct(tx, { action: 'flag.set', actor, userId: null, subject: key, data: { on, percent } });
  });
}

/**
 * Names a user who has a feature whatever its percentage, or takes the name away. A feature that was off for all is on for
 * those who are named alone. False when no account has the address.
 */
export async function nameForFlag(key: FlagKey, address: string, has: boolean, actor: string): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, address.toLowerCase()));
    if (!user) return false;
    // Where nothing was said yet, everybody else keeps what they have.
    const percent = FLAG_DEFAULTS[key] ? 100 : 0;
    await tx.insert(featureFlags).values({ key, on: true, percent }).onConflictDoNothing();
    const others = sql`array_remove(${featureFlags.users}, ${user.id}::uuid)`;
    await tx
      .update(featureFlags)
      .set(
        has
          ? {
              users: sql`array_append(${others}, ${user.id}::uuid)`,
              on: true,
              percent: sql`case when ${featureFlags.on} then ${featureFlags.percent} else 0 end`,
            }
          : { users: others },
      )
      .where(eq(featureFlags.key, key));
    await recordAct(tx, { action: 'flag.set', actor, userId: user.id, subject: key, data: { on: has } });
    return true;
  });
}

/** What an administrator changes of a rollout; what is missing stays. */
export interface RolloutChange {
  readonly on?: boolean;
  readonly percent?: number;
  /** Addresses of those who have it in any case: these, and no others. */
  readonly users?: readonly string[];
}

type Rolled = { readonly ok: true } | { readonly ok: false; readonly unknown: readonly string[] };

/**
 * Changes how far a feature is rolled out, or nothing where an address is nobody's. Every next request knows it. A feature that
 * was off for all is on for those who are named alone, as `nameForFlag` has it.
 */
export async function changeRollout(
  key: FlagKey,
  { on, percent, users: addresses }: RolloutChange,
  by: { readonly actor: string; readonly client: Client },
): Promise<Rolled> {
  return database().transaction(async (tx): Promise<Rolled> => {
    const initial = { key, on: FLAG_DEFAULTS[key], percent: 100, users: [] };
    await tx.insert(featureFlags).values(initial).onConflictDoNothing();
    const [before] = await tx.select().from(featureFlags).where(eq(featureFlags.key, key)).for('update');
    const had = before?.users ?? [];
    const wanted = addresses && [...new Set(addresses.map((address) => address.toLowerCase()))];
    const found = wanted?.length
      ? await tx.select({ id: users.id, email: users.email }).from(users).where(inArray(users.email, wanted))
      : [];
    const unknown = (wanted ?? []).filter((address) => !found.some(({ email }) => email === address));
    if (unknown.length > 0) return { ok: false, unknown };
    const ids = wanted ? found.map(({ id }) => id) : had;
    const named = on === undefined && before?.on === false && ids.some((id) => !had.includes(id));
    const as = named ? { on: true, percent: 0 } : (before ?? initial);
    const next = { on: on ?? as.on, percent: percent ?? as.percent, users: ids };
    await tx.update(featureFlags).set(next).where(eq(featureFlags.key, key));
    const act = { ...by, action: 'flag.set', subject: key } as const;
    const data = { before: { on: before?.on, percent: before?.percent }, on: next.on, percent: next.percent };
    await recordAct(tx, { ...act, userId: null, data });
    for (const userId of ids.filter((id) => !had.includes(id)))
      await recordAct(tx, { ...act, userId, data: { on: true } });
    for (const userId of had.filter((id) => !ids.includes(id)))
      await recordAct(tx, { ...act, userId, data: { on: false } });
    return { ok: true };
  });
}
