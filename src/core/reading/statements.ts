import type { Item } from './grammar/items';
import { groupsAt, type TimeGroup } from './groups';
import type { DayExpr, TimeExpr } from './time-expression';
import type { Cue } from './token';

export type Stance = 'can' | 'cannot' | 'prefer' | 'avoid';

/** What a sentence says about one group of times. */
export interface Statement {
  readonly group: TimeGroup;
  readonly stance: Stance;
  /**
   * window: when somebody can or cannot. source: the time that is moved away from. context: where somebody is then.
   * other: a date of another matter or of the past. return: the end of an absence.
   */
  readonly use: 'window' | 'source' | 'context' | 'other' | 'return' | 'condition';
  /** "Tuesday works": the words accept rather than propose. */
  readonly accepted: boolean;
  readonly proposed: boolean;
}

interface Draft {
  group: TimeGroup;
  stance: Stance;
  use: Statement['use'];
  accepted: boolean;
  proposed: boolean;
  /** In the clause that is being read. */
  clause: number;
}

const NEGATIVE: ReadonlySet<Cue> = new Set(['neg', 'busy', 'ooo']);
const AFTERWARDS: ReadonlySet<Cue> = new Set(['neg', 'busy', 'ooo', 'no']);

/** Reads one sentence from left to right and gives every group of times its polarity and use. */
export function statementsOf(items: readonly Item[]): Statement[] {
  const drafts: Draft[] = [];
  let clause = 0;
  let stance: Stance = 'can';
  let use: Statement['use'] = 'window';
  let moving = false;
  let negated = false;
  let sinceNegation = 0;
  let proposed = false;
  let stopping = false;
  const inClause = (): Draft[] => drafts.filter((draft) => draft.clause === clause && draft.use === 'window');

  for (let i = 0; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.k === 'cue') {
      const cue = item.cue;
      const before = inClause();
      const groupAhead = groupAheadOf(items, i);
      if (cue === 'but' || cue === 'otherwise') {
        const exception = cue === 'but' && isException(items, i, before);
        if (!exception) clause++;
        stance = exception ? 'cannot' : 'can';
        use = 'window';
        negated = exception;
        sinceNegation = 0;
      } else if (cue === 'postneg') {
        if (use === 'condition') continue;
        if (before.length > 0) flip(before, drafts);
        else if (groupAhead) stance = 'cannot';
        negated = false;
      } else if (NEGATIVE.has(cue)) {
        if (cue === 'busy' && negated && sinceNegation === 0) continue;
        if (closesClause(items, i)) {
          if (before.length > 0) flip(before, drafts);
          clause++;
          stance = 'can';
          negated = false;
          continue;
        }
        const open = before.length > 0 && before.every((draft) => !draft.accepted);
        if (
          groupAhead &&
          !(open && followsAtOnce(items, i) && isTimeOnlyAhead(items, i)) &&
          !(open && AFTERWARDS.has(cue) && !groupFollowsClosely(items, i))
        ) {
          stance = 'cannot';
          negated = true;
          sinceNegation = 0;
        } else if (groupAhead && open) {
          for (const draft of before) draft.stance = 'cannot';
          stance = 'cannot';
          negated = true;
          sinceNegation = 0;
        } else if (before.length > 0) flip(before, drafts);
      } else if (cue === 'works' || cue === 'free' || cue === 'back' || cue === 'attend') {
        if (negated && sinceNegation > 0) {
          splitNegatedList(drafts, clause, cue === 'works' && !groupAhead);
          stance = 'can';
          negated = false;
        } else if (!negated) {
          for (const draft of before) draft.accepted ||= cue === 'works' || cue === 'attend';
          if (stance !== 'prefer') stance = 'can';
        }
        if (cue === 'back') use = groupAhead ? 'return' : use;
      } else if (cue === 'pref') {
        const target = before[before.length - 1];
        if (groupAhead && !(target && isPostPreference(items, i))) stance = 'prefer';
        else for (const draft of before) soften(draft);
      } else if (cue === 'avoid') {
        stance = 'avoid';
      } else if (cue === 'stop_at') {
        stance = 'cannot';
        stopping = true;
        markStop(items, i, drafts, clause);
      } else if (cue === 'past' || cue === 'deadline_of') {
        if (cue === 'deadline_of')
          for (const draft of before) if (!draft.accepted && !draft.proposed) draft.use = 'other';
        use = 'other';
      } else if (cue === 'if') {
        use = 'condition';
      } else if (cue === 'place_in') {
        use = 'context';
      } else if (cue === 'move' || cue === 'move_later' || cue === 'move_earlier') {
        moving = true;
      } else if (cue === 'skip') {
        use = 'source';
      } else if (cue === 'propose' || cue === 'request') {
        proposed = true;
        if (use === 'other' || use === 'condition') use = 'window';
      } else if (cue === 'instruct' || cue === 'from_now_on') {
        if (/^(?:please )?(?:don't|do not|no |never|please avoid)/.test(item.text)) {
          stance = 'cannot';
          negated = true;
          sinceNegation = 0;
        }
      }
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'except') {
      stance = 'cannot';
      negated = true;
      sinceNegation = 0;
      use = 'window';
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'instead_of') {
      use = 'source';
      continue;
    }
    if (item.k === 'comma' && use === 'condition') {
      use = 'window';
      clause++;
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'and' && use === 'source' && !moving) use = 'window';
    const found = groupsAt(items, i);
    if (!found) continue;
    const run = stopping ? { ...found, groups: found.groups.map(untilThen) } : found;
    stopping = false;
    const groups = moving ? splitMove(run.groups, items, i) : run.groups.map((group) => ({ group, source: false }));
    for (const { group, source } of use === 'context' ? groups.flatMap(({ group }) => placeAndTimes(group)) : groups) {
      const negative =
        group.days.some((day) => day.k === 'bound' && day.side === 'not_before') ||
        (group.times.length > 0 &&
          group.days.length === 0 &&
          group.times.every((time) => time.k === 'range' && time.negated));
      const merged = mergeIntoLast(drafts, group, clause, negative ? 'cannot' : stance);
      if (merged) continue;
      drafts.push({
        group: negative ? invert(group) : stance === 'cannot' ? likeWhole(group, drafts, clause) : group,
        stance: negative ? 'cannot' : stance,
        use: source ? 'source' : use === 'context' && group.days.length === 0 ? 'window' : use,
        accepted: false,
        proposed,
        clause,
      });
    }
    if (moving && !groups.some((entry) => entry.source) && isTargetAhead(items, run.next)) {
      for (const draft of drafts) if (draft.clause === clause && draft.use === 'window') draft.use = 'source';
    }
    sinceNegation++;
    i = run.next - 1;
    if ((use === 'source' && !moving) || use === 'context') use = 'window';
    if (use === 'return') use = 'window';
  }
  return withMeals(drafts).map(({ clause: _, ...statement }) => statement);
}

/** The words turn what was said before: "Monday or Tuesday don't work", "Thursday: no". */
function flip(before: readonly Draft[], drafts: readonly Draft[]): void {
  for (const draft of before) if (drafts.includes(draft)) draft.stance = 'cannot';
}

/** "are best": a wish when a stretch was named; of a point in time it is a choice. */
function soften(draft: Draft): void {
  const point = draft.group.times.some((time) => time.k === 'clock') || draft.group.times.length === 0;
  if (point) draft.accepted = true;
  else if (draft.stance === 'can') draft.stance = 'prefer';
}

/** "I can't do Monday, Tuesday works": the last of a negated list that ends in an affirmation is not negated. */
function splitNegatedList(drafts: Draft[], clause: number, closes: boolean): void {
  const last = drafts[drafts.length - 1];
  if (!closes || !last || last.clause !== clause || last.stance !== 'cannot') return;
  const listed = drafts.filter((draft) => draft.clause === clause && draft.stance === 'cannot');
  if (listed.length < 2) return;
  last.stance = 'can';
  last.accepted = true;
}

function groupAheadOf(items: readonly Item[], i: number): boolean {
  for (let at = i + 1; at < items.length; at++) {
    const item = items[at] as Item;
    if (item.k === 'day' || item.k === 'time') return true;
    if (item.k === 'cue' && (item.cue === 'but' || item.cue === 'otherwise' || item.cue === 'propose')) return false;
  }
  return false;
}

/** No other statement begins between the cue and the next group. */
function groupFollowsClosely(items: readonly Item[], i: number): boolean {
  for (let at = i + 1; at < items.length; at++) {
    const item = items[at] as Item;
    if (item.k === 'day' || item.k === 'time') return true;
    if (
      item.k === 'comma' ||
      (item.k === 'cue' &&
        item.cue !== 'propose' &&
        item.cue !== 'attend' &&
        item.cue !== 'free' &&
        item.cue !== 'works')
    )
      return false;
  }
  return false;
}

function followsAtOnce(items: readonly Item[], i: number): boolean {
  const next = items[i + 1];
  return next?.k === 'time' || (next?.k === 'keyword' && items[i + 2]?.k === 'time');
}

function isTimeOnlyAhead(items: readonly Item[], i: number): boolean {
  for (let at = i + 1; at < items.length; at++) {
    const item = items[at] as Item;
    if (item.k === 'day') return false;
    if (item.k === 'time') return true;
  }
  return false;
}

/** "any day but Wednesday": BUT right between a whole and a part of it. */
function isException(items: readonly Item[], i: number, before: readonly Draft[]): boolean {
  const next = items[i + 1];
  if (next?.k !== 'day' && next?.k !== 'time') return false;
  const whole = before[before.length - 1]?.group.days.some((day) => day.k === 'every' || day.k === 'period') === true;
  const anyTime = before[before.length - 1]?.group.times.some((time) => time.k === 'any');
  return (whole && items[i - 1]?.k === 'day') || (anyTime === true && items[i - 1]?.k === 'time');
}

/** "Tuesday would be best, or Thursday": the wish is for what came before. */
function isPostPreference(items: readonly Item[], i: number): boolean {
  const item = items[i];
  if (item?.k !== 'cue') return false;
  const before = items[i - 1];
  return (
    /^(?:is|are|would|work|best|suit|better)/.test(item.text) &&
    (before?.k === 'day' || before?.k === 'time' || before?.k === 'zone')
  );
}

/** A hard stop at 4: nothing from then on. */
function markStop(items: readonly Item[], i: number, drafts: Draft[], clause: number): void {
  const ahead = groupAheadOf(items, i);
  if (ahead) return;
  for (const draft of drafts) if (draft.clause === clause) draft.stance = 'cannot';
}

/** A time said after its day across a cue ("Thursday works after 3", "Monday I'm busy until 2") narrows that day. */
function mergeIntoLast(drafts: Draft[], group: TimeGroup, clause: number, stance: Stance): boolean {
  const last = drafts[drafts.length - 1];
  if (!last || last.clause !== clause || last.use !== 'window') return false;
  const every = group.days.length > 0 && group.days.every((day) => day.k === 'every' && day.freq === 'daily');
  if (
    every &&
    last.stance === stance &&
    last.group.days.some((day) => day.k === 'period' || day.k === 'span') &&
    (group.times.length === 0 || last.group.times.length === 0)
  ) {
    last.group = {
      ...last.group,
      times: [...last.group.times, ...group.times],
      zone: group.zone ?? last.group.zone,
      last: group.last,
    };
    return true;
  }
  const narrows = group.days.length === 0 && last.group.times.length === 0 && last.stance === stance;
  const dates =
    group.times.length === 0 &&
    last.group.days.length === 0 &&
    last.stance === stance &&
    group.days.length > 0 &&
    last.stance !== 'prefer';
  if (narrows && !group.times.every((time) => time.k === 'same' || time.k === 'shift')) {
    last.group = { ...last.group, times: group.times, zone: group.zone ?? last.group.zone, last: group.last };
    return true;
  }
  if (narrows || (dates && !group.days.every((day) => day.k === 'every'))) {
    last.group = {
      days: last.group.days.length > 0 ? last.group.days : group.days,
      times: last.group.times.length > 0 ? last.group.times : group.times,
      zone: last.group.zone ?? group.zone,
      first: last.group.first,
      last: group.last,
    };
    return true;
  }
  return false;
}

/** "not before 11" excludes what lies before 11. */
function invert(group: TimeGroup): TimeGroup {
  const times: TimeExpr[] = group.times.map((time) =>
    time.k === 'range' && time.negated ? { k: 'range', from: time.to, to: time.from } : time,
  );
  const days = group.days.map(
    (day): DayExpr => (day.k === 'bound' && day.side === 'not_before' ? { ...day, side: 'until' } : day),
  );
  return { ...group, days, times };
}

/** MOVE X to Y: what stands before "to" is where the meeting is now. */
function splitMove(
  groups: readonly TimeGroup[],
  items: readonly Item[],
  start: number,
): { group: TimeGroup; source: boolean }[] {
  return groups.flatMap((group): { group: TimeGroup; source: boolean }[] => {
    const day = group.days.length === 1 ? group.days[0] : undefined;
    const time = group.times.length === 1 ? group.times[0] : undefined;
    const from = items[start - 1];
    const stretched = from?.k === 'keyword' && from.keyword === 'to';
    if (day?.k === 'span' && !stretched) {
      return [
        { group: { ...group, days: [day.from as DayExpr], times: [] }, source: true },
        { group: { ...group, days: [day.to as DayExpr] }, source: false },
      ];
    }
    if (time?.k === 'range' && time.from && time.to && !stretched && group.days.length <= 1) {
      return [
        { group: { ...group, times: [{ k: 'clock' as const, clock: time.from }] }, source: true },
        { group: { ...group, times: [{ k: 'clock' as const, clock: time.to }] }, source: false },
      ];
    }
    if (day?.k === 'bound' && day.side === 'from') return [{ group: { ...group, days: [day.day] }, source: true }];
    return [{ group, source: false }];
  });
}

function isTargetAhead(items: readonly Item[], i: number): boolean {
  const link = items[i];
  const joins = link?.k === 'keyword' && (link.keyword === 'to' || link.keyword === 'until');
  return joins && (items[i + 1]?.k === 'day' || items[i + 1]?.k === 'time');
}

/** "I'm in Tokyo next week so mornings …": the days say where somebody is, the times when they can. */
function placeAndTimes(group: TimeGroup): { group: TimeGroup; source: boolean }[] {
  const place = { group: { ...group, times: [] }, source: false };
  if (group.days.length === 0 || group.times.length === 0) return [{ group, source: false }];
  return [place, { group: { ...group, days: [] }, source: false }];
}

/** "Any day but Wednesday": of a class of days the exception is a class as well. */
function likeWhole(group: TimeGroup, drafts: readonly Draft[], clause: number): TimeGroup {
  const whole = drafts.find((draft) => draft.clause === clause && draft.group.days.some((day) => day.k === 'every'));
  if (!whole) return group;
  const days = group.days.map(
    (day): DayExpr =>
      day.k === 'weekday' && day.rel === 'bare' && day.within === null
        ? { k: 'every', weekdays: [day.day], interval: 1, freq: 'weekly', recurring: false }
        : day,
  );
  return { ...group, days };
}

const MEALS = new Set(['lunch', 'dinner', 'breakfast']);

/** "Lunch with Sam next Tuesday": the meal is the time of the day that is named, unless a time is named as well. */
function withMeals(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  drafts.forEach((draft, i) => {
    const { days, times } = draft.group;
    const meal =
      days.length === 0 &&
      times.length === 1 &&
      times[0]?.k === 'part' &&
      MEALS.has(times[0].part) &&
      times[0].side === null;
    const next = drafts[i + 1];
    if (!meal || !next || next.group.days.length === 0) out.push(draft);
    else if (next.group.times.length === 0) next.group = { ...next.group, times };
  });
  return out;
}

/** "Dienstag passt nicht, Mittwoch schon", "no, Tuesday": nothing that could be negated follows before the comma. */
function closesClause(items: readonly Item[], i: number): boolean {
  const next = items[i + 1];
  return (
    next === undefined || next.k === 'comma' || (next.k === 'cue' && (next.cue === 'but' || next.cue === 'otherwise'))
  );
}

/** "A hard stop at 4": nothing from then on. */
function untilThen(group: TimeGroup): TimeGroup {
  return {
    ...group,
    times: group.times.map(
      (time): TimeExpr => (time.k === 'clock' ? { k: 'range', from: time.clock, to: null } : time),
    ),
  };
}
