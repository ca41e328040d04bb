import type { Item } from './grammar/items';
import type { TimeGroup } from './groups';
import type { Draft, Stance } from './statement';
import type { DayExpr, TimeExpr } from './time-expression';

/** The words turn what was said before: "Monday or Tuesday don't work", "Thursday: no". */
export function flip(before: readonly Draft[], drafts: readonly Draft[]): void {
  for (const draft of before) if (drafts.includes(draft)) draft.stance = 'cannot';
}

/**
 * "are best": a wish when a stretch was named; of a point in time it is a choice, unless another clause takes one
 * already.
 */
export function soften(draft: Draft, all: readonly Draft[], ahead: boolean): void {
  const point = draft.group.times.some((time) => time.k === 'clock') || draft.group.times.length === 0;
  const taken = all.some((other) => other.clause !== draft.clause && other.accepted);
  if (point && !taken && !ahead) draft.accepted = true;
  else if (draft.stance === 'can') draft.stance = 'prefer';
}

/** "I can't do Monday, Tuesday works": the last of a negated list that ends in an affirmation is not negated. */
export function splitNegatedList(drafts: Draft[], clause: number, closes: boolean, items: readonly Item[]): void {
  const last = drafts[drafts.length - 1];
  if (!closes || !last || last.clause !== clause || last.stance !== 'cannot') return;
  const join = items.slice(0, last.group.first).findLast((item) => item.k === 'keyword' || item.k === 'comma');
  if (join?.k === 'keyword' && join.keyword === 'or') return;
  const listed = drafts.filter((draft) => draft.clause === clause && draft.stance === 'cannot');
  if (listed.length < 2) return;
  last.stance = 'can';
  last.accepted = true;
  const shared = JSON.stringify(last.group.times);
  for (const draft of listed)
    if (draft !== last && JSON.stringify(draft.group.times) === shared) draft.group = { ...draft.group, times: [] };
}

/** "I only have Thursday left this week": a week said after a lone weekday, with nothing that joins them, holds it. */
export function nestInWeek(
  drafts: readonly Draft[],
  group: TimeGroup,
  clause: number,
  between: readonly Item[],
): boolean {
  const week = group.days.length === 1 && group.times.length === 0 ? group.days[0] : undefined;
  const [last, ...others] = drafts.filter((draft) => draft.clause === clause);
  const joined = between.some((item) => item.k === 'comma' || item.k === 'keyword');
  if (week?.k !== 'period' || week.part !== null || !last || others.length > 0 || joined) return false;
  const bare = last.group.days.every((day) => day.k === 'weekday' && day.rel === 'bare' && day.within === null);
  if (!bare || last.group.days.length === 0) return false;
  const days = last.group.days.map((day): DayExpr => (day.k === 'weekday' ? { ...day, within: week.period } : day));
  last.group = { ...last.group, days, last: group.last };
  return true;
}

/** A hard stop at 4: nothing from then on. */
export function markStop(drafts: readonly Draft[], clause: number): void {
  for (const draft of drafts) if (draft.clause === clause) draft.stance = 'cannot';
}

/** A time said after its day across a cue ("Thursday works after 3", "Monday I'm busy until 2") narrows that day. */
export function mergeIntoLast(drafts: Draft[], group: TimeGroup, clause: number, stance: Stance): boolean {
  const last = drafts[drafts.length - 1];
  const adjacent =
    last?.clause === clause ||
    (last?.clause === clause - 1 && group.days.length === 0 && !last.accepted && stance === 'can');
  if (!last || !adjacent || last.use !== 'window') return false;
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
    for (const draft of drafts.slice(0, -1))
      if (
        draft.clause === clause &&
        draft.stance === stance &&
        draft.use === 'window' &&
        draft.group.times.length === 0
      )
        draft.group = { ...draft.group, times: group.times, zone: draft.group.zone ?? group.zone };
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

/** "Wednesday works, but only after 4": the time limits the day that was accepted as a whole. */
export function limitsLast(drafts: readonly Draft[], group: TimeGroup, items: readonly Item[], i: number): boolean {
  const only = items[i - 1];
  const last = drafts[drafts.length - 1];
  const limits = only?.k === 'keyword' && only.keyword === 'only' && group.days.length === 0 && group.times.length > 0;
  if (!limits || !last || last.use !== 'window' || last.stance !== 'can' || last.group.times.length > 0) return false;
  last.group = { ...last.group, times: group.times, zone: group.zone ?? last.group.zone };
  last.accepted = false;
  return true;
}

/**
 * "Tuesday or Thursday would work, after 3": the time that narrowed the last of joined days narrows the others, too.
 */
export function spreadBack(drafts: readonly Draft[]): void {
  const last = drafts[drafts.length - 1];
  if (!last) return;
  let next = last;
  for (let n = drafts.length - 2; n >= 0; n--) {
    const draft = drafts[n] as Draft;
    const joined = draft.clause === last.clause && next.group.first - draft.group.last <= 2;
    if (!joined || draft.stance !== last.stance || draft.group.times.length > 0 || draft.use !== last.use) return;
    draft.group = { ...draft.group, times: last.group.times, zone: draft.group.zone ?? last.group.zone };
    next = draft;
  }
}

/**
 * "… away from the 5th to the 16th and from the 19th back again": the last day named ends the absence, and so does the
 * only one of somebody away.
 */
export function returnAt(before: readonly Draft[], away: boolean): void {
  const last = before[before.length - 1];
  if (!last || (before.length < 2 && !away) || last.group.days.some((day) => day.k === 'span' || day.k === 'period'))
    return;
  last.use = 'return';
  last.stance = 'can';
}

/** "not before 11" excludes what lies before 11. */
export function invert(group: TimeGroup): TimeGroup {
  const times: TimeExpr[] = group.times.map((time) =>
    time.k === 'range' && time.negated ? { k: 'range', from: time.to, to: time.from } : time,
  );
  const days = group.days.map(
    (day): DayExpr => (day.k === 'bound' && day.side === 'not_before' ? { ...day, side: 'until' } : day),
  );
  return { ...group, days, times };
}

/** MOVE X to Y: what stands before "to" is where the meeting is now. */
export function splitMove(
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

/** "I'm in Tokyo next week so mornings …": the days say where somebody is, the times when they can. */
export function placeAndTimes(group: TimeGroup): { group: TimeGroup; source: boolean }[] {
  const place = { group: { ...group, times: [] }, source: false };
  if (group.days.length === 0 || group.times.length === 0) return [{ group, source: false }];
  return [place, { group: { ...group, days: [] }, source: false }];
}

/** "Any day but Wednesday": of a class of days the exception is a class as well. */
export function likeWhole(group: TimeGroup, drafts: readonly Draft[], clause: number): TimeGroup {
  const whole = drafts.find(
    (draft) =>
      draft.clause === clause &&
      (draft.group.days.some((day) => day.k === 'every') ||
        (draft.group.days.length === 0 && draft.group.times.some((time) => time.k === 'any'))),
  );
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

/**
 * "Lunch on Thursday or Friday": the meal is the time of every day that is named with it, unless a time is named as
 * well.
 */
export function withMeals(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = [];
  drafts.forEach((draft, i) => {
    const { days, times } = draft.group;
    const meal =
      days.length === 0 &&
      times.length === 1 &&
      times[0]?.k === 'part' &&
      MEALS.has(times[0].part) &&
      times[0].side === null;
    const after = drafts.slice(i + 1);
    const refused = after[0]?.stance === 'cannot' && draft.stance !== 'cannot';
    if (!meal || !after[0] || after[0].group.days.length === 0 || refused) {
      out.push(draft);
      return;
    }
    for (const next of after) {
      if (next.group.days.length === 0 || next.group.times.length > 0 || next.clause !== draft.clause) break;
      next.group = { ...next.group, times };
    }
  });
  return out;
}

/** "A hard stop at 4": nothing from then on. */
export function untilThen(group: TimeGroup): TimeGroup {
  return {
    ...group,
    times: group.times.map(
      (time): TimeExpr =>
        time.k === 'clock'
          ? { k: 'range', from: time.clock, to: null }
          : time.k === 'range' && time.to && !time.from
            ? { k: 'range', from: time.to, to: null }
            : time,
    ),
  };
}
