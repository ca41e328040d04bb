/** The first letter of a name as people see it, in upper case: `D`, `É` of two code points, `𠮷`. `?` for an empty name. */
export function initialOf(name: string): string {
  const [first] = name.trim().match(/^\P{M}\p{M}*/u) ?? [];
  if (first === undefined) return '?';
  // Letters like ß have no upper case of their own.
  const upper = first.toUpperCase();
  return upper.length > first.length ? first : upper;
}
