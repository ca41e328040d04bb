import { chooseLanguage } from '../reading/language';
import type { Token } from '../reading/token';
import { isMeaningless } from '../reading/token-shape';
import { tokenize } from '../reading/tokenizer';

const CAPITALISED = /^\p{Lu}\p{L}*\p{Ll}[\p{L}'’-]*$/u;

/** Forms of address stay: they name nobody. */
const ADDRESSES = /^(?:mr|mrs|ms|dr|prof|professor|herr|frau|madame|monsieur|mme|señora?|sra?|dra?)$/i;

/**
 * The words of a text that may be somebody's name: written with a capital, and of no meaning to the reader, neighbours together.
 * Too many rather than too few: a town, a firm, a noun that the reader does not know is among them.
 */
export function namesIn(text: string, locale: string | null): string[][] {
  const { lexicon } = chooseLanguage(text, locale);
  const tokens = tokenize(text, lexicon, 0);
  // "Singapore time" names a zone, and "I am in Singapore" with it.
  const zones = new Set(tokens.flatMap(({ zones, raw }) => (zones ? raw.split(/\s+/) : [])));
  const found: string[][] = [];
  let end = -1;
  for (const token of tokens) {
    if (!isName(token) || zones.has(token.raw)) continue;
    const beside = /^[ \t]+$/.test(text.slice(end, token.start));
    if (beside) found.at(-1)?.push(token.raw);
    else found.push([token.raw]);
    end = token.end;
  }
  return found;
}

function isName(token: Token): boolean {
  return isMeaningless(token) && CAPITALISED.test(token.raw) && !ADDRESSES.test(token.raw);
}
