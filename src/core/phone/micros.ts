/** Millionths of a currency (ISO 4217, lower case) in its smallest unit, rounded up: a text costs less than a cent. */
export function smallestUnits(micros: number, currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.ceil(micros / 10 ** (6 - maximumFractionDigits));
}
