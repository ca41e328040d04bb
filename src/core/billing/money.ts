/** An amount in the smallest unit of its currency, as people of the locale write it: `$24`, `$24.50`, `24,00 €`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  const digits = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** digits;
  const whole = Number.isInteger(value) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { ...style, ...whole }).format(value);
}

/** A typed amount, `12.50`, in the smallest unit of its currency; null: it is none. */
export function parseMoney(typed: string, currency: string): number | null {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(typed.trim());
  if (!match || (match[2]?.length ?? 0) > digits) return null;
  return Number(match[1] + (match[2] ?? '').padEnd(digits, '0'));
}
