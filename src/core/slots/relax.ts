import { alwaysAvailable } from '../availability/hours';
import { ruleOf } from './limits';
import { type Attendee, type HoursRule, isRequired, RULES, type SlotQuery } from './query';
import { findSlots } from './search';

/** What giving up one rule would bring. */
export interface Relaxation {
  /** Whose rule; null for a rule of the search itself. */
  readonly who: string | null;
  /** One of RULES, the name of a HoursRule, or `required` (hold the meeting without this person). */
  readonly rule: string;
  /** How many more starts there would be; always above 0. */
  readonly opens: number;
  readonly sentence?: string;
}

interface Change {
  readonly who: string | null;
  readonly rule: string;
  readonly query: SlotQuery;
  readonly sentence?: string;
}

/**
 * Which single rule of a whole search stands in the way most: every rule that opens starts when it alone is given up,
 * the one that opens most first. Busy time is no rule; leaving a person out is. Each costs a search: of very many rules
 * only the first {@link MOST_CHANGES} are tried.
 */
export function relaxations(q: SlotQuery): Relaxation[] {
  const now = findSlots(q).count;
  return firstOf(changesOf(q), MOST_CHANGES)
    .map(({ query, ...change }) => ({ ...change, opens: findSlots(query).count - now }))
    .filter((change) => change.opens > 0)
    .sort((a, b) => b.opens - a.opens);
}

/** People write a few dozen rules; a document of hundreds is not to keep everybody else waiting. */
const MOST_CHANGES = 60;

function firstOf<T>(all: Iterable<T>, most: number): T[] {
  const found: T[] = [];
  for (const one of all) {
    if (found.length === most) break;
    found.push(one);
  }
  return found;
}

function* changesOf(q: SlotQuery): Generator<Change> {
  const { now, minimumNotice, window } = q;
  if (minimumNotice > 0) yield { who: null, rule: RULES.notice, query: { ...q, minimumNotice: 0 } };
  if (q.horizon !== undefined && now + q.horizon < window.end) {
    yield { who: null, rule: RULES.horizon, query: { ...q, horizon: undefined } };
  }
  if (q.exclude.length > 0) yield { who: null, rule: RULES.excluded, query: { ...q, exclude: [] } };
  if (q.only) yield { who: null, rule: RULES.only, query: { ...q, only: undefined } };
  if (q.minOptional > 0) yield { who: null, rule: RULES.minOptional, query: { ...q, minOptional: 0 } };
  yield* withoutEach(q.rules, null, (rules) => ({ ...q, rules }));
  for (const attendee of q.attendees) {
    const change = (rule: string, changes: Partial<Attendee>) => ({
      who: attendee.id,
      rule,
      query: { ...q, attendees: q.attendees.map((one) => (one === attendee ? { ...one, ...changes } : one)) },
    });
    yield change(RULES.hours, { availability: alwaysAvailable(attendee.availability.zone) });
    yield change(RULES.buffer, { bufferBefore: 0, bufferAfter: 0 });
    if (attendee.holds) yield change(RULES.hold, { holds: undefined });
    const trips = attendee.journeys?.filter((one) => one.sentence === undefined) ?? [];
    if (trips.length > 0) yield change(RULES.travel, { journeys: sourced(attendee.journeys) });
    if (attendee.dailyLimit !== undefined) yield change(RULES.dailyLimit, { dailyLimit: undefined });
    const { perWeek, minutesPerDay, inARow } = attendee.limits ?? {};
    if (perWeek !== undefined) yield change(RULES.weeklyLimit, { limits: { minutesPerDay, inARow } });
    if (minutesPerDay !== undefined) yield change(RULES.dailyMinutes, { limits: { perWeek, inARow } });
    if (inARow) yield change(RULES.inARow, { limits: { perWeek, minutesPerDay } });
    const plain = attendee.rules?.filter((rule) => rule.sentence === undefined);
    yield* withoutEach(
      plain,
      attendee.id,
      (rules) => change('', { rules: [...rules, ...sourced(attendee.rules)] }).query,
    );
    for (const { sentence, rule } of sentencesOf(attendee))
      yield { ...change(rule, without(attendee, sentence)), sentence };
    if (attendee.role === 'REQ-PARTICIPANT' && q.attendees.filter(isRequired).length > 1) {
      const others = q.attendees.filter((one) => one !== attendee);
      yield { who: attendee.id, rule: 'required', query: { ...q, attendees: others } };
    }
  }
}

function sourced<T extends { readonly sentence?: string }>(list: readonly T[] | undefined): T[] {
  return list?.filter((one) => one.sentence !== undefined) ?? [];
}

/** The sentences that bind somebody's search, each by the name of its first rule. */
function sentencesOf(a: Attendee): { readonly sentence: string; readonly rule: string }[] {
  const named = [
    ...sourced(a.rules).map(({ name, sentence }) => ({ sentence, rule: name })),
    ...sourced(a.caps).map((cap) => ({ sentence: cap.sentence, rule: ruleOf(cap) })),
    ...sourced(a.pauses).map(({ sentence }) => ({ sentence, rule: RULES.inARow })),
    ...sourced(a.focus).map(({ name = RULES.focus, sentence }) => ({ sentence, rule: name })),
    ...sourced(a.journeys).map(({ name = RULES.travel, sentence }) => ({ sentence, rule: name })),
  ];
  const first = new Map<string, string>();
  for (const { sentence, rule } of named) if (sentence !== undefined && !first.has(sentence)) first.set(sentence, rule);
  return [...first].map(([sentence, rule]) => ({ sentence, rule }));
}

/** Everything but what a sentence asks for. */
function without(a: Attendee, sentence: string): Partial<Attendee> {
  const others = <T extends { readonly sentence?: string }>(list: readonly T[] | undefined) =>
    list?.filter((one) => one.sentence !== sentence);
  return {
    rules: others(a.rules),
    caps: others(a.caps),
    pauses: others(a.pauses),
    focus: others(a.focus),
    journeys: others(a.journeys),
  };
}

function* withoutEach(
  rules: readonly HoursRule[] | undefined,
  who: string | null,
  queryWith: (rules: readonly HoursRule[]) => SlotQuery,
): Generator<Change> {
  for (const rule of rules ?? []) {
    const sentence = rule.sentence === undefined ? {} : { sentence: rule.sentence };
    yield { who, rule: rule.name, query: queryWith((rules ?? []).filter((one) => one !== rule)), ...sentence };
  }
}
