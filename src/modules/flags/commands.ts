import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
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
