import type { LengthBound, Rule } from '../../rule';
import type { Clause } from '../clause';
import type { Production } from '../production';

const OVER =
  /(?<!\p{L})(?:longer than|more than|over|above|beyond|exceeding|länger als|über|mehr als|(?:de )?plus (?:longue?s? )?(?:que |de |d['’])|más (?:larg[oa]s? )?(?:que|de)|de más de)\s*(?:an?|une?|eine[rn]?|un[ao]?)?\s*$/iu;
const FROM = /(?<!\p{L})(?:at least|mindestens|ab|au moins|d['’]au moins|al menos|de al menos)\s*$/iu;
const UNDER =
  /(?<!\p{L})(?:under|below|less than|shorter than|unter|kürzer als|weniger als|(?:de )?moins (?:longue?s? )?(?:que |de |d['’])|plus courte?s? que |menos (?:larg[oa]s? )?(?:que|de)|más cort[oa]s? que|de menos de)\s*(?:an?|une?|eine[rn]?|un[ao]?)?\s*$/iu;
const UP_TO =
  /(?<!\p{L})(?:up to|at most|no (?:more|longer) than|not longer than|bis zu|höchstens|maximal|jusqu['’]à|d['’]au plus|au plus|hasta|de hasta|como máximo)\s*(?:an?|une?|eine[rn]?|un[ao]?)?\s*$/iu;
const OR_MORE =
  /^\s*(?:or (?:more|longer|over)|and (?:up|over|longer|more)|oder (?:mehr|länger)|und (?:mehr|länger)|ou plus|et plus|o más|y más)(?!\p{L})/iu;
const OR_LESS =
  /^\s*(?:or (?:less|shorter|under)|and (?:under|less|shorter|below)|oder (?:weniger|kürzer)|ou moins|et moins|o menos|y menos)(?!\p{L})/iu;

/** "By more than an hour", "with less than an hour of notice", "within". */
const NO_LENGTH = /(?<!\p{L})(?:by|um|with|within|in|mit|innerhalb|avec|con)\s*$/iu;

/** "For anything longer …", "if a meeting takes longer …": the length is all that is said of it. */
const ABOUT = /^(?:for|if|when|whenever|bei|für|wenn|falls|pour|si|quand|para|cuando)$/iu;

/**
 * "Ask me before you book anything longer than an hour", "book calls under 30 minutes without asking": what `acts` reads of
 * the rest, of meetings that are so long. A length without such a word is none: it may be what is to be booked.
 */
export function byLength(acts: Production): Production {
  return (clause) => {
    if (clause.of('duration').length !== 1) return null;
    const length = boundOf(clause);
    if (!length) return null;
    clause.take('last');
    clause.takeAtom(clause.left.find((atom) => atom.from === 0 && ABOUT.test(atom.text)));
    const rules = acts(clause);
    return rules?.flatMap((rule): Rule[] => (rule.kind === 'act' ? [{ ...rule, length }] : [])) ?? null;
  };
}

function boundOf(clause: Clause): LengthBound | null {
  const [said] = clause.of('duration');
  if (!said || said.days !== undefined || said.minutes < 5 || said.minutes > 720) return null;
  const before = clause.text.slice(0, said.from);
  const after = clause.text.slice(said.to);
  // A range word may be part of the time itself: "at least an hour".
  const lead = ([OVER, FROM, UNDER, UP_TO] as const).map((pattern) => pattern.exec(before));
  const found = lead.findIndex((match) => match !== null);
  const rest = OR_MORE.exec(after) ?? OR_LESS.exec(after);
  if (found >= 0 === (rest !== null)) return null;
  const is = found >= 0 ? (['over', 'from', 'under', 'up_to'] as const)[found] : OR_MORE.test(after) ? 'from' : 'up_to';
  const from = lead[found]?.index ?? said.from;
  const to = said.to + (rest?.[0].length ?? 0);
  // "Moving a meeting by more than an hour" is about how far.
  const far = clause.has('act_move') && clause.language !== 'en';
  if (!is || far || NO_LENGTH.test(clause.text.slice(0, from))) return null;
  clause.takeAtom(...clause.left.filter((atom) => atom.from >= from && atom.to <= to));
  return { is, minutes: said.minutes };
}
