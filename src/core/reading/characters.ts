/** What single UTF-16 units are, without an expression per look: texts are looked at unit by unit in several places. */
const LETTER = 1;
const CAPITAL = 2;
const SMALL = 4;
const SPACE = 8;

/** Behind these come the languages that nothing here reads: there the expressions decide. */
const KNOWN = 0x180;

const KINDS = Uint8Array.from({ length: KNOWN }, (_, code) => {
  const unit = String.fromCharCode(code);
  return (
    (/\p{L}/u.test(unit) ? LETTER : 0) |
    (/\p{Lu}/u.test(unit) ? CAPITAL : 0) |
    (/\p{Ll}/u.test(unit) ? SMALL : 0) |
    (/\s/.test(unit) ? SPACE : 0)
  );
});

const isKind = (text: string, at: number, kind: number, beyond: RegExp): boolean => {
  if (at < 0 || at >= text.length) return false;
  const code = text.charCodeAt(at);
  return code < KNOWN ? ((KINDS[code] as number) & kind) !== 0 : beyond.test(text[at] as string);
};

/** Whether a letter stands there; false outside the text, as of all that follow. */
export function isLetter(text: string, at: number): boolean {
  return isKind(text, at, LETTER, /\p{L}/u);
}

export function isCapital(text: string, at: number): boolean {
  return isKind(text, at, CAPITAL, /\p{Lu}/u);
}

export function isSmall(text: string, at: number): boolean {
  return isKind(text, at, SMALL, /\p{Ll}/u);
}

/** 0 to 9. */
export function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

export function isSpace(text: string, at: number): boolean {
  return isKind(text, at, SPACE, /\s/);
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/uy;

/** Where the word that begins at `at` ends: letters with apostrophes among them. `at` itself where none begins. */
export function wordEnd(text: string, at: number): number {
  for (let i = at; ; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0;
    if (code < KNOWN ? ((KINDS[code] as number) & LETTER) !== 0 : false) continue;
    const apostrophe = (code === 0x27 || code === 0x2019) && i > at;
    if (apostrophe && text.charCodeAt(i + 1) < KNOWN && isLetter(text, i + 1)) continue;
    // Dashes, quotes and spaces that are typeset are no letters; of all others the expression knows more.
    const typeset = code >= 0x2000 && code < 0x2070 && !apostrophe;
    if (typeset || (code < KNOWN && !apostrophe)) return i;
    WORD.lastIndex = at;
    return WORD.test(text) ? WORD.lastIndex : at;
  }
}

/** Where the spaces that begin at `at` end; a line break is none. */
export function spacesEnd(text: string, at: number): number {
  let end = at;
  while (isSpace(text, end) && text.charCodeAt(end) !== 10) end++;
  return end;
}

/** Where the run of digits at `at` ends; it is looked at no further than `most` digits. */
export function digitsEnd(text: string, at: number, most = Number.POSITIVE_INFINITY): number {
  let end = at;
  while (end - at < most && isDigit(text, end)) end++;
  return end;
}

/** Length of the code point at `at`, in UTF-16 units. */
export function unitsAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
}

/**
 * Lower case with straight apostrophes, for any stretch of the text. Lowered as a whole where every letter keeps its
 * place
 * and none hangs on its neighbours; one stretch at a time otherwise.
 */
export function loweredWords(text: string): (from: number, to: number) => string {
  const lower = isEven(text) ? text.toLowerCase().replaceAll('’', "'") : null;
  if (lower?.length === text.length) return (from, to) => lower.slice(from, to);
  return (from, to) => text.slice(from, to).toLowerCase().replaceAll('’', "'");
}

/** Whether lowering a text as a whole is lowering its letters one by one. */
export function isEven(text: string): boolean {
  return !UNEVEN.test(text);
}

/** A letter that becomes two units when it is small, and one that becomes another at the end of a word. */
const UNEVEN = /[İΣ]/u;
