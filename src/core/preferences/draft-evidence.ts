/** The value that is most frequent, of equals the first met; null without values. */
export function mostFrequent<T>(values: readonly T[]): { readonly value: T; readonly count: number } | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let most: { value: T; count: number } | null = null;
  for (const [value, count] of counts) if (count > (most?.count ?? 0)) most = { value, count };
  return most;
}

/** Values in groups by what they have in common, in the order met. */
export function groupsOf<T, K>(values: readonly T[], keyOf: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** `3 of your 40 meetings`. */
export function share(count: number, all: number, what: string): string {
  return `${count} of your ${all} ${what}`;
}
