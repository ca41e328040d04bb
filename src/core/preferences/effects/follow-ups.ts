import { type Availability, availablePeriods } from '../../availability/hours';
import { localDayAt, localDayPeriod } from '../../availability/local-days';
import type { FocusTime } from '../../slots/query';
import { formatLocalDate } from '../../time/calendar-date';
import type { Period } from '../../time/period';
import type { SourcedRule } from '../compiled';
import { ruleText } from '../normal';
import type { RuleOf, Scope } from '../rule';
import { isMeeting, meetingOf } from './around';
import { type EventFacts, matches } from './facts';
import { availabilityOf } from './hours';

type FollowUps = RuleOf<'follow_up_block'>;

/** How long the work after a meeting takes where no sentence says, in minutes. */
const USUAL = 15;
/** Nobody is away longer without a document that says so, in days. */
const FAR = 14;

/**
 * Follow-up work of a day that is gathered on the next day that is worked: so much of that day stays free in one piece.
 * Each meeting of the calendar that the rule is about needs its share.
 */
export function followUpsGathered(
  rules: readonly SourcedRule[],
  events: readonly EventFacts[],
  ownAddresses: readonly string[],
  home: Availability,
  span: Period,
): FocusTime[] {
  return rules.flatMap(({ rule, sentence }) => {
    if (rule.kind !== 'follow_up_block' || rule.at !== 'next_day') return [];
    const minutes = new Map<number, number>();
    for (const event of events) {
      const meeting = meetingOf(event, ownAddresses);
      if (!isMeeting(event) || !matches(rule.scope, meeting, rules)) continue;
      const day = nextWorked(home, localDayAt(home, event.start));
      const share = rule.minutes ?? blockAfter(rules, event, ownAddresses) ?? USUAL;
      if (day !== null) minutes.set(day, (minutes.get(day) ?? 0) + share);
    }
    return Array.from(minutes, ([day, sum]): FocusTime => {
      const date = formatLocalDate(day);
      const days = availabilityOf({ dates: { from: date, to: date } }, home, span);
      return { minutes: sum, blocks: 1, blockMin: 0, days, name: 'follow-ups', sentence };
    });
  });
}

/** What another sentence has for the time right after such a meeting. */
function blockAfter(
  rules: readonly SourcedRule[],
  event: EventFacts,
  ownAddresses: readonly string[],
): number | undefined {
  const said = rules.flatMap(({ rule }) =>
    rule.kind === 'follow_up_block' && rule.at === 'after' && matches(rule.scope, meetingOf(event, ownAddresses), rules)
      ? [rule.minutes ?? USUAL]
      : [],
  );
  return said.length > 0 ? Math.max(...said) : undefined;
}

function nextWorked(home: Availability, day: number): number | null {
  for (let next = day + 1; next <= day + FAR; next++)
    if (availablePeriods(home, localDayPeriod(home, next)).length > 0) return next;
  return null;
}

/**
 * A follow-up block right after a meeting is time that nothing else is put into: what a buffer after it is. Meetings whose
 * follow-ups are gathered on the next day have none. Other rules are as they were.
 */
export function withBlocksAsBuffers(rules: readonly SourcedRule[]): SourcedRule[] {
  const gathered = rules.flatMap(({ rule }) =>
    rule.kind === 'follow_up_block' && rule.at === 'next_day' ? [rule] : [],
  );
  return rules.flatMap(({ rule, sentence }) => {
    if (rule.kind !== 'follow_up_block' || rule.at !== 'after') return [{ rule, sentence }];
    const scope = lessThose(rule, gathered);
    if (scope === null) return [];
    return [
      { rule: { kind: 'buffer', before: 0, after: rule.minutes ?? USUAL, ...(scope ? { scope } : {}) }, sentence },
    ];
  });
}

/** The meetings that keep their block; null where none does. */
function lessThose({ scope }: FollowUps, gathered: readonly FollowUps[]): Scope | undefined | null {
  const of = (some: Scope | undefined) => ruleText({ kind: 'follow_up_block', minutes: 0, at: 'after', scope: some });
  if (gathered.some((rule) => rule.scope === undefined || of(rule.scope) === of(scope))) return null;
  const [first] = gathered;
  return first?.scope && !scope?.except && !first.scope.except ? { ...scope, except: first.scope } : scope;
}
