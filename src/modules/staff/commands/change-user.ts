import { eq } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { sessions, users } from '@/db/schema/identity';
import { extendTrial, givePlan } from '@/modules/billing/commands/trials/give';
import { isLastAdmin, lockAdministrators, putRole } from '@/modules/identity/commands/set-role';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { UserChange } from '../schema';

interface By {
  readonly actor: string;
  readonly client: Client;
  readonly billing: boolean;
  readonly nowMs: number;
}

const REASONS = ['unknown', 'last_admin', 'billing_off', 'no_trial', 'no_plan'] as const;
export type NotChanged = (typeof REASONS)[number];
type Changed = { readonly ok: true } | { readonly ok: false; readonly reason: NotChanged };

class Refused extends Error {
  constructor(readonly why: NotChanged) {
    super(why);
  }
}

/**
 * Changes what staff may change of an account: all of it, or nothing. Each is written down with the reason, where its holder sees
 * it. Whoever is put out of use is signed out, and the assistant does nothing for them until they are back.
 */
export async function changeUser(userId: string, change: UserChange, by: By): Promise<Changed> {
  try {
    await database().transaction((tx) => changeWithin(tx, userId, change, by));
    return { ok: true };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.why };
    throw error;
  }
}

async function changeWithin(tx: Transaction, userId: string, change: UserChange, by: By): Promise<void> {
  const { role, active, plan, trialDays, reason } = change;
  const { actor, client, nowMs } = by;
  await lockAdministrators(tx);
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Refused('unknown');
  const stepsBack = (role !== undefined && role !== 'ADMIN') || active === false;
  if (stepsBack && (await isLastAdmin(tx, user))) throw new Refused('last_admin');
  if (role !== undefined && role !== user.role) await putRole(tx, user, role, { actor, reason, client });
  if (active === false && !user.deactivatedAt) {
    await tx.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await recordAct(tx, { action: 'user.deactivated', actor, userId, reason, client });
  }
  if (active === true && user.deactivatedAt) {
    await tx.update(users).set({ deactivatedAt: null }).where(eq(users.id, userId));
    await recordAct(tx, { action: 'user.reactivated', actor, userId, reason, client });
  }
  if (trialDays === undefined) return;
  if (!by.billing) throw new Refused('billing_off');
  if (plan !== undefined) {
    if (!(await givePlan(tx, { userId, plan, days: trialDays }, nowMs))) throw new Refused('no_plan');
  } else if (!(await extendTrial(tx, userId, trialDays, nowMs))) throw new Refused('no_trial');
  const data = plan === undefined ? { days: trialDays } : { plan, days: trialDays };
  await recordAct(tx, { action: plan ? 'user.plan' : 'user.trial', actor, userId, reason, client, data });
}
