import type { Act } from '../../loop/owner/owner-rules';
import type { SourcedRule } from '../compiled';
import type { LengthBound } from '../rule';
import { applying, type Chosen, mostSpecific } from './choose';
import { includes, type MeetingFacts } from './facts';

/**
 * Whether the owner wants to be asked before an act on such a meeting of so many minutes, or not; null where the document
 * does not say. Of rules that say equally much about the meeting those that name a length go first, and then asking wins.
 * To be asked because of the length no other sentence takes back.
 */
export function askBefore(
  rules: readonly SourcedRule[],
  facts: MeetingFacts,
  act: Act,
  minutes: number,
): boolean | null {
  const all = applying('act', rules, facts).filter(({ rule }) => rule.act === act && isWithin(minutes, rule.length));
  if (all.some(({ rule }) => rule.ask && rule.length)) return true;
  const said = mostSpecific(all);
  const measured = said.filter(({ rule }) => rule.length);
  const counted = measured.length > 0 ? measured : said;
  return counted.length === 0 ? null : counted.some(({ rule }) => rule.ask);
}

function isWithin(minutes: number, length: LengthBound | undefined): boolean {
  if (!length) return true;
  switch (length.is) {
    case 'over':
      return minutes > length.minutes;
    case 'from':
      return minutes >= length.minutes;
    case 'under':
      return minutes < length.minutes;
    case 'up_to':
      return minutes <= length.minutes;
  }
}

/** The sentence by which the owner would rather not meet somebody who takes part. */
export function avoided(rules: readonly SourcedRule[], facts: MeetingFacts): Chosen<'avoid_people'> | null {
  for (const { rule, sentence } of rules)
    if (rule.kind === 'avoid_people' && includes(rule.people, facts, rules)) return { rule, sentence };
  return null;
}
