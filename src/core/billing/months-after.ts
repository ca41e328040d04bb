/** So many calendar months later (ms since 1970), in UTC as the vendor counts; on the month's last day where it has none such. */
export function monthsAfter(from: Date, months: number): number {
  const day = new Date(from);
  day.setUTCMonth(day.getUTCMonth() + months);
  if (day.getUTCDate() !== from.getUTCDate()) day.setUTCDate(0);
  return day.getTime();
}
