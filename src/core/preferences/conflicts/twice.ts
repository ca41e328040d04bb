import type { Conflict, SourcedRule } from '../compiled';
import { subjectOf } from '../edit/subject';
import { ruleText } from '../normal';
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
  const single = rules
    .filter(({ rule }) => !MANY.has(rule.kind))
    .map((one) => ({ ...one, subject: subjectOf(one.rule), text: ruleText(one.rule) }));
  return single.flatMap((later, i) => {
    const earlier = single.slice(0, i).findLast((one) => one.sentence !== later.sentence && differs(one, later));
    if (!earlier) return [];
    return {
      kind: 'same_thing_twice',
      sentences: [earlier.sentence, later.sentence],
      earlier: earlier.rule,
      later: later.rule,
      counts: STRICTEST.has(later.rule.kind) ? 'stricter' : 'later',
    };
  });
}

interface Said {
  readonly rule: Rule;
  readonly subject: string;
  readonly text: string;
}

/** Whether both are about the same and say otherwise. */
function differs(earlier: Said, later: Said): boolean {
  const [a, b] = [earlier.rule, later.rule];
  if (a.kind === 'hours' && b.kind === 'hours') {
    return a.weekdays.some((day) => b.weekdays.includes(day)) && JSON.stringify(a.hours) !== JSON.stringify(b.hours);
  }
  if (earlier.subject !== later.subject || earlier.text === later.text) return false;
  // "Ten minutes before" and "five minutes after" go together.
  const around = (a.kind === 'buffer' && b.kind === 'buffer') || (a.kind === 'travel' && b.kind === 'travel');
  return !around || a.before * b.before + a.after * b.after > 0;
}
