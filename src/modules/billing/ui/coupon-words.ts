import { formatMoney } from '@/core/billing/money';
import { monthsAfter } from '@/core/billing/months-after';
import type { Translate } from '@/messages/message-keys';
import type { CouponGift } from '../schema';

/** What a coupon takes off: `20%`, `$5`; null: nothing, it gives days. */
export function couponOff({ kind, value, currency }: CouponGift, locale: string): string | null {
  if (kind === 'trial_days') return null;
  return kind === 'percent' ? `${value}%` : formatMoney(value, currency ?? 'usd', locale);
}

/** What a coupon takes off a payment of so much, in the smallest unit, as the vendor rounds it. */
export function offOf({ kind, value }: CouponGift, amount: number): number {
  if (kind === 'trial_days') return 0;
  return kind === 'percent' ? Math.round((amount * value) / 100) : Math.min(value, amount);
}

/** What a coupon gives, and for how long. */
export function couponWords(t: Translate<'billing'>, gift: CouponGift, locale: string): string {
  const { code, value, duration, months } = gift;
  const off = couponOff(gift, locale);
  if (off === null) return t('couponDays', { code, days: value });
  if (duration === 'repeating') return t('couponRepeating', { code, off, months: months ?? 1 });
  return duration === 'once' ? t('couponOnce', { code, off }) : t('couponForever', { code, off });
}

/** What a coupon still gives to what was begun with it; null: nothing any more. */
export function couponLeft(
  t: Translate<'billing'>,
  gift: CouponGift,
  { status, startedAt }: { readonly status: string; readonly startedAt: Date },
  { nowMs, locale, day }: { readonly nowMs: number; readonly locale: string; day(ms: number): string },
): string | null {
  const off = couponOff(gift, locale);
  if (off === null || (gift.duration === 'once' && status !== 'trialing')) return null;
  if (gift.duration !== 'repeating') return couponWords(t, gift, locale);
  const until = monthsAfter(startedAt, gift.months ?? 1);
  return nowMs < until ? t('couponUntil', { code: gift.code, off, day: day(until) }) : null;
}
