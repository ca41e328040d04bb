const HOUR_MS = 3_600_000;

/**
 * When a pause of so many months from the end of what is paid is over (ms since 1970): a little before the invoice of the month
 * that is paid again.
 */
export function pauseEnd(paidUntil: Date, months: number): number {
  return monthsAfter(paidUntil, months) - HOUR_MS;
}

/** So many calendar months later (ms since 1970), in UTC as the vendor counts; on the month's last day where it has none such. */
export function monthsAfter(from: Date, months: number): number {
  const day = new Date(from);
  day.setUTCMonth(day.getUTCMonth() + months);
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day.getTime();
}
