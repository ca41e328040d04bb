/** What comes in again and again by one subscription, for an interval, in the smallest unit of its currency. */
export interface Recurring {
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
}

/**
 * What comes in each month, by currency: a year counts for a twelfth. Rounded once for each currency, so that many small parts
 * make no large error.
 */
export function monthlyBy(all: readonly Recurring[]): { readonly currency: string; readonly amount: number }[] {
  const twelfths = new Map<string, number>();
  for (const { amount, currency, interval } of all) {
    twelfths.set(currency, (twelfths.get(currency) ?? 0) + amount * (interval === 'month' ? 12 : 1));
  }
  return [...twelfths]
    .map(([currency, sum]) => ({ currency, amount: Math.round(sum / 12) }))
    .sort((a, b) => a.currency.localeCompare(b.currency));
}
