/**
 * True when every time of a text stands in a question that is not put to the assistant: "could you do Wednesday at 3?"
 * proposes it to whoever reads, and settles nothing.
 */
export function asksForTimes(
  text: string,
  quotes: readonly string[],
  toAssistant: (sentence: string) => boolean,
): boolean {
  if (quotes.length === 0) return false;
  return quotes.every((quote) => {
    const sentence = sentenceAround(text, quote);
    return sentence?.endsWith('?') === true && !toAssistant(sentence);
  });
}

/** The sentence that a quote stands in, with its mark; null when the text does not have it. */
function sentenceAround(text: string, quote: string): string | null {
  const at = quote === '' ? -1 : text.indexOf(quote);
  if (at < 0) return null;
  const before = text.slice(0, at).search(/[^.!?\n]*$/);
  const after = /[.!?\n]|$/.exec(text.slice(at + quote.length));
  return text.slice(before, at + quote.length + (after?.index ?? 0) + 1).trim();
}
