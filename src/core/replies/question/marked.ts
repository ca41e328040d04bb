/** A stretch of a sentence; `marked`: it is the part that matters. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}
export type MarkedSentence = readonly MarkedPart[];

/** A mail that is no longer than this is shown whole (characters). */
const SHORT = 320;
/** Of a longer one, as many sentences as are marked, at most. */
const MOST = 4;

/**
 * The sentences of a mail that hold one of the quotes, in their order, with the quotes marked; a short mail whole, and one
 * that holds none of them from its beginning. Quotes are found whatever their case and line breaks.
 */
export function markedWords(text: string, quotes: readonly string[]): MarkedSentence[] {
  const sentences = sentencesOf(text);
  const wanted = quotes.map(oneSpaced).filter((quote) => quote !== '');
  const all = sentences.map((sentence) => marked(sentence, wanted));
  if (text.length <= SHORT) return all;
  const matter = all.filter((parts) => parts.some((part) => part.marked));
  return (matter.length > 0 ? matter : all).slice(0, MOST);
}

/** Lines end sentences, as in the mail. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\r?\n+|(?<=[.!?…])\s+/u)
    .map(oneSpaced)
    .filter((sentence) => sentence !== '');
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function marked(sentence: string, quotes: readonly string[]): MarkedSentence {
  const spans = joined(quotes.flatMap((quote) => placesOf(sentence, quote)));
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const [start, end] of spans) {
    if (start > from) parts.push({ text: sentence.slice(from, start), marked: false });
    parts.push({ text: sentence.slice(start, end), marked: true });
    from = end;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), marked: false });
  return parts;
}

/** Whole words only: "at" marks nothing in "that". */
function placesOf(sentence: string, quote: string): [number, number][] {
  const [low, wanted] = [sentence.toLowerCase(), quote.toLowerCase()];
  // A letter that grows in lower case would shift all that follows.
  if (low.length !== sentence.length) return [];
  const places: [number, number][] = [];
  const isWord = (at: number) => /[\p{L}\p{N}]/u.test(low[at] ?? '');
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const inside = (isWord(at - 1) && isWord(at)) || (isWord(end - 1) && isWord(end));
    if (!inside) places.push([at, end]);
  }
  return places;
}

function joined(spans: readonly [number, number][]): [number, number][] {
  const found: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}
