import { FEATURES, FEATURES_WITHOUT_ROOM, type Feature } from '@/core/entitlements/account';
import { allPlans } from './catalogue';

/** What one plan gives of a feature; null: nothing. */
export interface FeatureRow {
  readonly key: Feature;
  /** It can be had already. */
  readonly room: boolean;
  readonly plans: readonly {
    readonly plan: string;
    readonly name: string;
    readonly given: { readonly limit: number | null; readonly fairUse: boolean } | null;
  }[];
}

/** Every feature with what each plan gives of it, the least plan first. */
export async function featureCatalogue(): Promise<FeatureRow[]> {
  const plans = await allPlans();
  return FEATURES.map((key) => ({
    key,
    room: !FEATURES_WITHOUT_ROOM.some((one) => one === key),
    plans: plans.map(({ key: plan, name, gives }) => {
      const given = gives[key];
      return { plan, name, given: given ? { limit: given.most, fairUse: given.fairUse } : null };
    }),
  }));
}
