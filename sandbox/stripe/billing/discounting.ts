import type { StripeAccount } from '../account';
import type { Coupon, Discount, InvoiceLine, Price, Subscription } from '../model';

/** The discounts that a subscription's invoice of this instant gets. */
export function discountsAt({ store }: StripeAccount, subscription: Subscription, instant: number): Discount[] {
  return subscription.discounts
    .map((id) => store.discounts.get(id) as Discount)
    .filter(({ end, spent }) => !spent && (end === null || end > instant));
}

/** Parts of a whole number in proportion to the weights, to the last unit: the largest remainders get what is left. */
export function share(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const rest = whole - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact.map((value, i) => ({ i, remainder: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.i - b.i);
  for (const { i } of byRemainder.slice(0, Math.round(rest))) parts[i] = (parts[i] as number) + 1;
  return parts;
}

/** Takes each discount off the lines that it applies to, one after the other. */
export function applyDiscounts(account: StripeAccount, lines: InvoiceLine[], discounts: readonly Discount[]): void {
  const { coupons, prices } = account.store;
  const left = (line: InvoiceLine) => line.amount - line.discounts.reduce((sum, { amount }) => sum + amount, 0);
  for (const discount of discounts) {
    const coupon = coupons.get(discount.coupon) as Coupon;
    const applies = (line: InvoiceLine) =>
      line.discountable &&
      left(line) > 0 &&
      (!coupon.products ||
        (line.price !== null && coupon.products.includes((prices.get(line.price) as Price).product)));
    const taken = lines.filter(applies);
    const sum = taken.reduce((total, line) => total + left(line), 0);
    const off = coupon.percentOff === null ? Math.min(coupon.amountOff ?? 0, sum) : percentOf(sum, coupon.percentOff);
    const parts = share(off, taken.map(left));
    taken.forEach((line, i) => {
      if (parts[i]) line.discounts.push({ discount: discount.id, amount: parts[i] });
    });
  }
}

/** A percentage of an amount, to the nearest unit, halves away from zero. */
export function percentOf(amount: number, percent: number): number {
  const exact = (Math.abs(amount) * percent) / 100;
  return Math.sign(amount) * Math.round(Number(exact.toFixed(6)));
}
