import type { SourcedRule } from '../compiled';
import { type Chosen, mostSpecific } from './choose';
import type { MeetingFacts } from './facts';

/** The codeword of the request that opens the best times over all rules; the shortest span of days counts. */
export function codewordOf(rules: readonly SourcedRule[], facts: MeetingFacts): Chosen<'codeword'> | null {
  const said = rules.flatMap(({ rule, sentence }): Chosen<'codeword'>[] =>
    rule.kind === 'codeword' && facts.codewords.includes(rule.word.toLowerCase()) ? [{ rule, sentence }] : [],
  );
  return [...mostSpecific(said)].sort((a, b) => a.rule.businessDays - b.rule.businessDays)[0] ?? null;
}
