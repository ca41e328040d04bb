/** A line that nobody writes by chance: what stands between two of them is a mail. */
export function around(words: string): string {
  return `----- ${words} -----`;
}
