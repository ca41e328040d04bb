import type { Conflict, SourcedRule } from '../compiled';
import type { People, Rule } from '../rule';
import { isAlways } from '../when';

/** People who come first by one sentence and are kept away by another. */
export function twoMinds(rules: readonly SourcedRule[]): Conflict[] {
  const wanted = rules.flatMap((one) => some(wantedPeople(one.rule), one.sentence));
  const unwanted = rules.flatMap((one) => some(unwantedPeople(one.rule), one.sentence));
  return wanted.flatMap(({ people, sentence }) =>
    unwanted
      .filter((other) => other.sentence !== sentence && includes(other.people, people))
      .map((other) => ({
        kind: 'person' as const,
        sentences: [sentence, other.sentence],
        people,
      })),
  );
}

function some(people: People | null, sentence: string): { people: People; sentence: string }[] {
  return people ? [{ people, sentence }] : [];
}

function wantedPeople(rule: Rule): People | null {
  if (rule.kind === 'priority') return rule.people;
  return rule.kind === 'tagged' && rule.tag === 'vip' ? rule.people : null;
}

function unwantedPeople(rule: Rule): People | null {
  if (rule.kind === 'avoid_people' || rule.kind === 'ignore') return rule.people;
  if (rule.kind !== 'never' || !isAlways(rule.when) || !rule.scope?.people) return null;
  const { people, ...rest } = rule.scope;
  return Object.keys(rest).length === 0 ? people : null;
}

/** Whether the first are the second, or their whole organisation. */
function includes(all: People, one: People): boolean {
  if (all.by === 'domain' && one.by === 'address') return one.address.endsWith(`@${all.domain}`);
  return (
    JSON.stringify(Object.entries(all).sort()).toLowerCase() ===
    JSON.stringify(Object.entries(one).sort()).toLowerCase()
  );
}
