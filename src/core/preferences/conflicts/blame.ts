import type { SourcedRule } from '../compiled';

/**
 * The fewest sentences that still bring something about, the later of alternatives: each is left out in turn, and comes
 * back where the rest alone does not. Empty where it comes about without any of them.
 */
export function blamed(rules: readonly SourcedRule[], holds: (rules: readonly SourcedRule[]) => boolean): string[] {
  let left = rules;
  for (const sentence of new Set(rules.map((one) => one.sentence))) {
    const without = left.filter((one) => one.sentence !== sentence);
    if (holds(without)) left = without;
  }
  return [...new Set(left.map((one) => one.sentence))];
}
