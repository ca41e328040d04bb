import type { Price } from '../model';

/** What a quantity of a price costs for a period. */
export function priceOf({ unitAmount, tiers }: Price, quantity: number): number {
  const tier = tiers?.find(({ upTo }) => upTo === null || quantity <= upTo);
  return tier ? tier.unitAmount * quantity + tier.flatAmount : (unitAmount ?? 0) * quantity;
}
