import { and, eq } from 'drizzle-orm';
import { FEATURES, type Feature } from '@/core/entitlements/account';
import { database } from '@/db/client';
import { billingPlans, planFeatures } from '@/db/schema/plans';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';

/** What one plan gives of a feature: `limit` null is as much as is wanted; `fairUse`: beyond it nothing stops. */
export interface PlanGives {
  readonly plan: string;
  readonly limit: number | null;
  readonly fairUse: boolean;
}

type Set = { readonly ok: true } | { readonly ok: false; readonly reason: 'unknown' | 'no_plan' };

/** Which plans have a feature from now on, and how much of it: those that are named, and no others. Every next request knows it. */
export async function setFeature(
  key: string,
  plans: readonly PlanGives[],
  { actor, client }: { readonly actor: string; readonly client: Client },
): Promise<Set> {
  const feature = FEATURES.find((one): one is Feature => one === key);
  if (!feature) return { ok: false, reason: 'unknown' };
  return database().transaction(async (tx): Promise<Set> => {
    // One change of the catalogue at a time.
    const known = await tx.select({ key: billingPlans.key }).from(billingPlans).for('update');
    if (plans.some(({ plan }) => !known.some((one) => one.key === plan))) return { ok: false, reason: 'no_plan' };
    const before = await tx.select().from(planFeatures).where(eq(planFeatures.feature, feature));
    for (const { plan } of before.filter((row) => !plans.some((one) => one.plan === row.plan)))
      await tx.delete(planFeatures).where(and(eq(planFeatures.feature, feature), eq(planFeatures.plan, plan)));
    for (const { plan, limit: most, fairUse } of plans) {
      await tx
        .insert(planFeatures)
        .values({ plan, feature, most, fairUse })
        .onConflictDoUpdate({ target: [planFeatures.plan, planFeatures.feature], set: { most, fairUse } });
    }
    const words = (rows: readonly { plan: string; most: number | null }[]) =>
      Object.fromEntries(rows.map(({ plan, most }) => [plan, most]));
    const data = { before: words(before), most: words(plans.map(({ plan, limit }) => ({ plan, most: limit }))) };
    await recordAct(tx, { action: 'feature.set', actor, client, userId: null, subject: feature, data });
    return { ok: true };
  });
}
