import { dayText } from '../../pages/time-text';

/** An amount as people write it: in plain English, with as many digits as the currency has. */
export function money(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** The day of an instant in epoch seconds, in UTC, as the vendor bills. */
export function day(instant: number): string {
  return dayText(instant * 1000, 'Etc/UTC');
}
