import type { CompiledLexicon } from './lexicon/lexicon';
import type { Token } from './token';
import { isMeaningless } from './token-shape';

/** Least letters of a name of which two may change places, and of one that may lack a letter. */
const LEAST_SWAPPED = 6;
const LEAST_LACKING = 7;

const KNOWN = new WeakMap<CompiledLexicon, ReadonlyMap<string, number>>();

/**
 * "Teusday", "Wedensday", "Sontag": a word of no meaning that is a weekday but for one slip of the fingers. The first
 * letter is always right.
 */
export function settleMistyped(tokens: readonly Token[], lexicon: CompiledLexicon): readonly Token[] {
  if (!tokens.some(isMeaningless)) return tokens;
  const slips = slipsOf(lexicon);
  return tokens.map((token) => {
    const day = isMeaningless(token) ? slips.get(token.text) : undefined;
    return day === undefined ? token : { ...token, weekday: { day, plural: false, weak: false } };
  });
}

/** Two letters swapped or one left out, in the full names of the days, where they spell but one of them. */
function slipsOf(lexicon: CompiledLexicon): ReadonlyMap<string, number> {
  const known = KNOWN.get(lexicon);
  if (known) return known;
  const slips = new Map<string, number>();
  const shared = new Set<string>();
  lexicon.weekdays.forEach((names, day) => {
    for (const name of names) {
      if (!/^\p{L}+$/u.test(name) || name.length < LEAST_SWAPPED) continue;
      for (const slip of slipsOfName(name)) {
        if ((slips.get(slip) ?? day) !== day) shared.add(slip);
        slips.set(slip, day);
      }
    }
  });
  for (const slip of shared) slips.delete(slip);
  KNOWN.set(lexicon, slips);
  return slips;
}

function slipsOfName(name: string): string[] {
  const inner = Array.from({ length: name.length - 2 }, (_, i) => i + 1);
  const swapped = inner.map((i) => name.slice(0, i) + name[i + 1] + name[i] + name.slice(i + 2));
  const lacking = name.length < LEAST_LACKING ? [] : inner.map((i) => name.slice(0, i) + name.slice(i + 1));
  return [...swapped, ...lacking].filter((slip) => slip !== name);
}
