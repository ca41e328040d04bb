import type { SourcedRule } from '../compiled';

/**
 * The fewest sentences that still bring something about, the later of alternatives: they are left out together, or half
 * by half where the rest alone does not. Empty where it comes about without any of them.
 */
export function blamed(rules: readonly SourcedRule[], holds: (rules: readonly SourcedRule[]) => boolean): string[] {
  let left = rules;
  const leaveOut = (sentences: readonly string[]): void => {
    const out = new Set(sentences);
    const without = left.filter((one) => !out.has(one.sentence));
    if (holds(without)) left = without;
    else if (sentences.length > 1) {
      const half = Math.ceil(sentences.length / 2);
      leaveOut(sentences.slice(0, half));
      leaveOut(sentences.slice(half));
    }
  };
  leaveOut([...new Set(rules.map((one) => one.sentence))]);
  return [...new Set(left.map((one) => one.sentence))];
}
