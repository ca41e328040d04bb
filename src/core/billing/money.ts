/** An amount in the smallest unit of its currency, as people of the locale write it: `$24`, `$24.50`, `24,00 €`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  const digits = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** digits;
  const whole = Number.isInteger(value) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { ...style, ...whole }).format(value);
}
