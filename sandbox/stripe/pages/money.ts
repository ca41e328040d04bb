/** An amount as people write it; the vendor's page, so in plain English and the currency's own digits. */
export function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    amount /
      10 **
        (new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2),
  );
}
