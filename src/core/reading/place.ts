import type { Passage } from './passage';
import type { Token } from './token';

/** A place that a message names, and the tokens that name it (`to` exclusive). */
export interface Place {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const LONGEST_NAME = 160;

/**
 * "meet at Blue Bottle on Market St.", "coffee Thursday at 8:30 at Blue Bottle", "change the venue to …". Null when
 * none is named.
 */
export function placeOf(passage: Passage): Place | null {
  const { tokens } = passage;
  for (const sentence of passage.sentences) {
    const social = sentence.cues.has('in_person') || sentence.cues.has('meal') || sentence.cues.has('meet');
    for (let i = sentence.from; i < sentence.to; i++) {
      const token = tokens[i] as Token;
      if (!startsPlace(tokens, i) && !(social && namesPlaceAt(tokens, i))) continue;
      let end = i + 1;
      while (end < sentence.to && !endsPlace(tokens[end] as Token, tokens[end + 1])) end++;
      const from = token.cue === 'in_person' ? i : i + 1;
      const name = passage.text
        .slice(tokens[from]?.start ?? 0, tokens[end - 1]?.end ?? 0)
        .trim()
        .replace(/^at /i, '');
      if (end > i + 1 && /\p{Lu}/u.test(name) && name.length <= LONGEST_NAME && !/[@\n]|https?:/.test(name))
        return { name, from, to: end };
    }
  }
  return null;
}

/** "change the venue to …", "let's meet at Blue Bottle": never "meet at 3". */
function startsPlace(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  if (token.cue === 'change_place') return true;
  const next = tokens[i + 1];
  if (tokens[i - 1]?.cue !== 'meet' || !next) return false;
  if (token.cue === 'in_person' && /^(?:at|in) /.test(token.text))
    return /^\p{Lu}/u.test(next.raw) || next.number !== undefined || next.keyword === 'at';
  if (token.keyword !== 'at') return false;
  return (
    !isTimely(next) &&
    (/^\p{Lu}/u.test(next.raw) ||
      next.cue === 'in_person' ||
      next.keyword === 'my' ||
      next.keyword === 'your' ||
      next.keyword === 'the')
  );
}

/** AT and a proper name, in a sentence about meeting in person: "lunch at Balthazar". */
function namesPlaceAt(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return (
    tokens[i]?.keyword === 'at' && next !== undefined && !isTimely(next) && !next.cue && /^\p{Lu}\p{Ll}/u.test(next.raw)
  );
}

function isTimely(token: Token): boolean {
  return Boolean(
    token.weekday ||
      token.month ||
      token.zones ||
      token.clock ||
      token.number ||
      token.part ||
      token.keyword === 'noon',
  );
}

function endsPlace(token: Token, next: Token | undefined): boolean {
  const timely =
    token.weekday || token.dayOffset || token.clock || token.date || token.mask === 'url' || token.mask === 'email';
  const link =
    (token.keyword === 'on' || token.keyword === 'at') &&
    (next?.weekday || next?.clock || next?.dayOffset || next?.month);
  return Boolean(
    timely ||
      link ||
      token.text === 'with' ||
      token.part ||
      token.cue === 'instead' ||
      token.cue === 'but' ||
      token.cue === 'works' ||
      token.cue === 'propose' ||
      token.comma ||
      token.keyword === 'instead_of' ||
      token.keyword === 'next' ||
      token.number?.digits === 0,
  );
}
