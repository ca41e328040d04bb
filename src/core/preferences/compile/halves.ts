import type { Rule } from '../rule';

/** A sentence as two that can be read alone. */
export interface Halves {
  readonly parts: readonly [string, string];
  /** Parted by more than a comma: each says for itself whom and what it is about. */
  readonly apart: boolean;
}

const APART = /\s*;\s+/gu;
const JOINED = /\s*,\s+(?:and |und |et |y )?|\s+[-–—]\s+|\s+(?:and|und|et|y)\s+/giu;

/** Fewer words say nothing alone. */
const LEAST_WORDS = 3;

/**
 * "I work Monday to Thursday; Fridays are for my thesis", "I clock off at four, and evenings don't work": where a sentence
 * can be cut into two. None where one could be a condition of the other, or speak of its time.
 */
export function halvesOf(text: string): readonly Halves[] {
  if (JOINED_BY_MORE.test(text)) return [];
  const apart = cutsOf(text, APART, true);
  return apart.length > 0 ? apart : cutsOf(text, JOINED, false);
}

function cutsOf(text: string, mark: RegExp, apart: boolean): Halves[] {
  const marks = [...text.matchAll(mark)];
  if (marks.length > (apart ? 1 : 3)) return [];
  return marks.flatMap((found): Halves[] => {
    const parts = [text.slice(0, found.index), text.slice(found.index + found[0].length)] as const;
    return parts.every((part) => part.split(/\s+/u).length >= LEAST_WORDS) ? [{ parts, apart }] : [];
  });
}

const JOINED_BY_MORE =
  /(?<!\p{L})(?:but|unless|except|if|when|otherwise|then|or|aber|außer|wenn|falls|sonst|dann|oder|mais|sauf|si|sinon|alors|ou|pero|salvo|cuando|entonces|o|(?:that|this) (?:day|week|month|evening|morning|afternoon)|those days|there)(?!\p{L})|["“”„«»]/iu;

/** Whether both halves are about all meetings, or each about its own: what only one of them names the other may mean, too. */
export function areAlike(halves: readonly (readonly Rule[])[]): boolean {
  const narrowed = halves.map((rules) =>
    rules.some((rule) => ('scope' in rule && rule.scope) || ('people' in rule && rule.people)),
  );
  return narrowed.every((one) => one === narrowed[0]);
}
