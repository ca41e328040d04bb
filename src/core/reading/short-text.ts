/** How words are shortened in texts; one a line. */
const SHORT: Readonly<Record<string, string>> = {
  y: 'yes',
  yea: 'yes',
  ya: 'yes',
  k: 'ok',
  kk: 'ok',
  n: 'no',
  u: 'you',
  r: 'are',
  ur: 'your',
  b: 'be',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tks: 'thanks',
  ty: 'thank you',
  tmr: 'tomorrow',
  tmrw: 'tomorrow',
  '2moro': 'tomorrow',
  '2day': 'today',
  '2nite': 'tonight',
  mtg: 'meeting',
  appt: 'appointment',
  im: "I'm",
  ill: "I'll",
  cant: "can't",
  dont: "don't",
  w: 'with',
  bc: 'because',
  l8: 'late',
};

/**
 * A text as its writer would have written it in a mail, so that the same reader reads it: words that are spelt shorter are spelt
 * out, and nothing is taken from it. A letter of an address, of a time (`4 w`) or of a name (`Ann B.`) stays what it is.
 */
export function spelledOut(text: string): string {
  return text.trim().replace(/(?<![\p{L}\p{N}@._'’-])[\p{L}\p{N}]+(?![\p{L}\p{N}@._'’-])/gu, (word, at: number) => {
    // "I'm ill": nobody ends with what they will.
    if (word.toLowerCase() === 'ill' && /^[.!?\s]*(?:$|\n)/.test(text.trim().slice(at + word.length))) return word;
    const long = Object.hasOwn(SHORT, word.toLowerCase()) ? SHORT[word.toLowerCase()] : undefined;
    return long === undefined || (word.length === 1 && word !== word.toLowerCase() && text.trim() !== word)
      ? word
      : long;
  });
}
