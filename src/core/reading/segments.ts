import type { CompiledLexicon } from './lexicon/lexicon';
import type { Passage, ReadSentence } from './passage';

/** A stretch of a sentence between commas, dashes, and words of contrast or reason. */
export interface Segment {
  /** Items, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Tokens, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The segments of a sentence, in order; none begins inside a group of times. */
export function segmentsOf(
  passage: Passage,
  { items, statements, from: start, to: end }: ReadSentence,
  { middleSet }: CompiledLexicon,
): Segment[] {
  const starts = items.flatMap((item, i) => {
    const before = items[i - 1];
    if (!before) return [i];
    const within = item.k === 'cue' && middleSet.has(item.text) && before.k !== 'comma';
    const turns =
      !within && item.k === 'cue' && (item.cue === 'but' || item.cue === 'otherwise' || item.cue === 'reason');
    const parted = passage.tokens.slice(before.to, item.from).some(({ dash, open, close }) => dash || open || close);
    const inside = statements.some(({ group }) => group.first < i && i <= group.last);
    return !inside && (item.k === 'comma' || turns || parted) ? [i] : [];
  });
  return starts.map((from, n) => {
    const to = starts[n + 1] ?? items.length;
    return {
      from,
      to,
      start: n === 0 ? start : (items[from]?.from ?? start),
      end: items[to]?.from ?? end,
    };
  });
}
