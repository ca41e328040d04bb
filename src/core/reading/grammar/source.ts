import type { DayExpr } from '../time-expression';
import type { Keyword, Token } from '../token';

/** What the phrase parsers read from. `mode` mail: only phrases that scheduling needs; times: every time expression. */
export interface Source {
  readonly tokens: readonly Token[];
  readonly mode: 'mail' | 'times';
  /** Hours always say that they are hours: a bare number beside a weekday is a date. */
  readonly hoursMarked?: boolean;
  /** The parser of a single day, for phrases that contain one ("the week of the 9th"). */
  readonly dayAt: (source: Source, i: number, depth: number) => Found<DayExpr> | null;
}

/** A phrase that was found: its meaning and the index of the token after it. */
export interface Found<T> {
  readonly node: T;
  readonly next: number;
}

/** Recursion of phrases within phrases is cut here ("two days after the week after …"). */
export const MAX_DEPTH = 5;

export function isKeyword(source: Source, i: number, ...keywords: readonly Keyword[]): boolean {
  const keyword = source.tokens[i]?.keyword;
  return keyword !== undefined && keywords.includes(keyword);
}

/** The index after an optional run of the keywords. */
export function skip(source: Source, i: number, ...keywords: readonly Keyword[]): number {
  let at = i;
  while (at < i + 3 && isKeyword(source, at, ...keywords)) at++;
  return at;
}

/** "a las 11", "o a las 12": an article that stands before hours and before no date. */
export function isHourArticle(token: Token | undefined): boolean {
  return token?.keyword !== undefined && /(?:^|\s)las?$/.test(token.text);
}

/** True when the token joins the two ends of a range: a dash, "to", "until", "through". */
export function isRangeJoin(source: Source, i: number): boolean {
  const token = source.tokens[i];
  return (
    token?.dash === true ||
    token?.raw === '~' ||
    isKeyword(source, i, 'to', 'until', 'through') ||
    token?.text === 'à' ||
    token?.text === 'a las'
  );
}
