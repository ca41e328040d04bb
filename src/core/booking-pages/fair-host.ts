/** Somebody who could take a booking, with what they have had of the page so far. */
export interface HostLoad {
  readonly id: string;
  /** Bookings of the page that were theirs in the time that counts. */
  readonly bookings: number;
  /** When they got the last of them, in milliseconds; null: never. */
  readonly lastAt: number | null;
}

/**
 * Whose turn it is: who has had the fewest, among those who has waited longest, in the end the first id. So that nobody of
 * those who are always free is ever ahead of another by more than one.
 */
export function nextHost<H extends HostLoad>(hosts: readonly H[]): H | null {
  const [first] = [...hosts].sort(
    (a, b) => a.bookings - b.bookings || (a.lastAt ?? 0) - (b.lastAt ?? 0) || (a.id < b.id ? -1 : 1),
  );
  return first ?? null;
}
