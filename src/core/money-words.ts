/** An amount in the smallest unit of its currency (ISO 4217, any case). */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** `$24`, `$20.40`, `¥500`, `24 €`: as people of the locale write it, without a fraction where there is none. */
export function moneyWords({ amount, currency }: Money, locale: string): string {
  const style = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = style.resolvedOptions().maximumFractionDigits ?? 2;
  const whole = amount % 10 ** digits === 0;
  const shown = whole
    ? new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
    : style;
  return shown.format(amount / 10 ** digits);
}
