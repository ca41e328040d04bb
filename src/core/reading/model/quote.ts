const MAX_QUOTE = 400;
const JOINED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/**
 * The quote if its words stand in the text, runs of white space counting as one blank; null when they do not, or when it
 * begins or ends within a word. What a model says without words of the mail to show for it does not count.
 */
export function locatedQuote(text: string, quote: string): string | null {
  const words = quote.replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > MAX_QUOTE) return null;
  const flat = text.replace(/\s+/g, ' ');
  for (let at = flat.indexOf(words); at >= 0; at = flat.indexOf(words, at + 1)) {
    const cutsIn = at > 0 && JOINED.test(flat[at - 1] as string) && JOINED.test(words[0] as string);
    const after = flat[at + words.length];
    const cutsOff = after !== undefined && JOINED.test(after) && JOINED.test(words.at(-1) as string);
    if (!cutsIn && !cutsOff) return words;
  }
  return null;
}
