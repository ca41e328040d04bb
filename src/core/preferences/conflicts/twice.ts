import type { Conflict, SourcedRule } from '../compiled';
import { subjectOf } from '../edit/subject';
import { ruleText } from '../normal';
import { describeRule } from '../render/describe';
import type { Rule, RuleKind } from '../rule';

/** Of these the stricter binds; of the others the later. */
const STRICTEST: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'limit',
  'break',
  'buffer',
  'gap',
  'travel',
  'notice',
  'horizon',
  'longest',
]);
/** Of these many stand side by side. */
const MANY: ReadonlySet<RuleKind> = new Set<RuleKind>([
  'never',
  'only',
  'open',
  'lean',
  'focus',
  'description',
  'priority',
  'avoid_people',
  'tagged',
  'ignore',
]);

/** The same thing said differently in two sentences. */
export function saidTwice(rules: readonly SourcedRule[]): Conflict[] {
  const found: Conflict[] = [];
  for (const [i, later] of rules.entries()) {
    if (MANY.has(later.rule.kind)) continue;
    const earlier = rules
      .slice(0, i)
      .findLast((one) => one.sentence !== later.sentence && differs(one.rule, later.rule));
    if (!earlier) continue;
    const strict = STRICTEST.has(later.rule.kind);
    found.push({
      kind: 'same_thing_twice',
      sentences: [earlier.sentence, later.sentence],
      text: `The first says "${describeRule(earlier.rule)}", the second "${describeRule(later.rule)}". ${strict ? 'The stricter counts.' : 'The second counts.'}`,
      proposal: 'Keep the one that you mean.',
    });
  }
  return found;
}

/** Whether both are about the same and say otherwise. */
function differs(a: Rule, b: Rule): boolean {
  if (a.kind === 'hours' && b.kind === 'hours') {
    return a.weekdays.some((day) => b.weekdays.includes(day)) && JSON.stringify(a.hours) !== JSON.stringify(b.hours);
  }
  // "Ten minutes before" and "five minutes after" go together.
  if (a.kind === 'buffer' && b.kind === 'buffer' && a.before * b.before + a.after * b.after === 0) return false;
  if (a.kind === 'travel' && b.kind === 'travel' && a.before * b.before + a.after * b.after === 0) return false;
  return subjectOf(a) === subjectOf(b) && ruleText(a) !== ruleText(b);
}
