/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `1 hour`, `90 minutes`, `3 hours`. */
export function length(minutes: number): string {
  return minutes >= 60 && minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute');
}

export function counted(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}

export function quoted(text: string): string {
  return `"${text}"`;
}

/** A name as it is; in quotes where it could be read as more than a name, or a mark or its last word hide the full stop. */
export function named(text: string): string {
  return NAME.test(text) && !ABBREVIATION.test(text) && !SAYS_MORE.test(text) ? text : quoted(text);
}

const NAME = /^[\p{Lu}\d][\p{L}\p{M}\d &'’+/-]*$/u;
/** Words that go on after a name. */
const SAYS_MORE = /\s(?:and|or|but|i|my|we|who|is|are|at|for|from|with|so|because|work|works)(?:\s|$)/i;
/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|\s)(?:\p{Lu}|st|dr|mrs?|ms|prof|vs|no|ca|max|sra?|mme|av|min|mins|hrs?|etc|inkl|bzw|approx)$/iu;

/** English plural of the last word. */
export function plural(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}

export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
