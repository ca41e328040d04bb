/** Small letters of Latin script up to Latin Extended-B; capitals match where the pattern does not regard case. */
const LETTERS = 'a-z\\u00df-\\u00f6\\u00f8-\\u024f';

/**
 * The same pattern over the letters of Latin script alone. `\p{L}` without regard to case takes up to a millisecond to build
 * wherever it stands, and as often again as it is repeated; the four languages of the preferences are written in Latin.
 */
export function latin({ source, flags }: RegExp): RegExp {
  let within = false;
  const narrowed = source.replace(/\\p\{Lu?\}|\\.|[[\]]/gs, (part) => {
    if (/^\\p\{Lu?\}$/.test(part)) return within ? LETTERS : `[${LETTERS}]`;
    if (part === '[') within = true;
    if (part === ']') within = false;
    return part;
  });
  return /\\[pPu]\{/.test(narrowed) ? new RegExp(source, flags) : new RegExp(narrowed, flags.replace('u', ''));
}
