import type { Act } from '../../loop/owner/owner-rules';
import type { SourcedRule } from '../compiled';
import { applying, type Chosen, mostSpecific } from './choose';
import { includes, type MeetingFacts } from './facts';

/**
 * Whether the owner wants to be asked before an act on such a meeting, or not; null where the document does not say. Of
 * rules that say equally much about the meeting asking wins.
 */
export function askBefore(rules: readonly SourcedRule[], facts: MeetingFacts, act: Act): boolean | null {
  const said = mostSpecific(applying('act', rules, facts).filter(({ rule }) => rule.act === act));
  return said.length === 0 ? null : said.some(({ rule }) => rule.ask);
}

/** The sentence by which the owner would rather not meet somebody who takes part. */
export function avoided(rules: readonly SourcedRule[], facts: MeetingFacts): Chosen<'avoid_people'> | null {
  for (const { rule, sentence } of rules)
    if (rule.kind === 'avoid_people' && includes(rule.people, facts, rules)) return { rule, sentence };
  return null;
}
