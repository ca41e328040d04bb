import { describe, expect, it } from 'vitest';
import { seeded } from '../../../tests/support/random';
import { isCapital, isLetter, isSmall, isSpace, loweredWords, spacesEnd, wordEnd } from './characters';

const UNITS = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
const PIECES = [
  ..."aZéÉßİΣσ'’-–“ \n\t\u00a0\u2009\u0301ſ9.,语кΩ😀".matchAll(/./gsu),
  ...['l’', "qu'", 'Straße', 'e\u0301t', '\u0301'].map((piece) => [piece]),
].map(([piece]) => piece as string);

/** Texts of pieces on which words and their expressions could part ways. */
function* texts(count: number): Generator<string> {
  const chance = seeded(5);
  for (let i = 0; i < count; i++) {
    const length = Math.floor(chance() * 9);
    yield Array.from({ length }, () => PIECES[Math.floor(chance() * PIECES.length)]).join('');
  }
}

describe('characters', () => {
  it('are of the kind that the expressions say, every one', () => {
    const kinds = [
      [isLetter, /\p{L}/u],
      [isCapital, /\p{Lu}/u],
      [isSmall, /\p{Ll}/u],
      [isSpace, /\s/],
    ] as const;
    for (const [isKind, expression] of kinds)
      expect(UNITS.filter((unit) => isKind(unit, 0) !== expression.test(unit))).toEqual([]);
  });

  it('are of no kind outside the text', () => {
    expect([isLetter('a', 1), isLetter('a', -1), isSpace('', 0), isCapital('', 0)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('make words and spaces that end where the expressions end them', () => {
    const end = (expression: RegExp, text: string) => expression.exec(text)?.[0].length ?? 0;
    for (const text of texts(20_000)) {
      expect([text, wordEnd(text, 0)]).toEqual([text, end(/^[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/u, text)]);
      expect([text, spacesEnd(text, 0)]).toEqual([text, end(/^[^\S\n]+/, text)]);
    }
  });

  it('keep their places when a text is lowered', () => {
    for (const text of texts(5_000)) {
      const lower = loweredWords(text);
      for (let at = 0; at < text.length; at++) {
        const to = wordEnd(text, at);
        expect([text, lower(at, to)]).toEqual([text, text.slice(at, to).toLowerCase().replaceAll('’', "'")]);
      }
    }
  });
});
