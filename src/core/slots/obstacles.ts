import { firstEndingAfter } from '../availability/free-busy';
import { localDayAt } from '../availability/local-days';
import { weekdayOf } from '../time/calendar-date';
import type { Period } from '../time/period';
import { overlaps } from '../time/period';
import { lostFocus } from './focus';
import { gapAround, insideOne, periodsTouching } from './hours-check';
import { pausesOf, stretchTooLong } from './in-a-row';
import { brokenLimits } from './limits';
import {
  type Attendee,
  checkQuery,
  type HoursRule,
  isRequired,
  LONGEST_SPAN,
  type Obstacle,
  RULES,
  type SlotQuery,
} from './query';

/**
 * Yields what stands in the way of a meeting at `p`, one obstacle at a time, so that asking "is it free" can stop at
 * the first. The obstacles of optional people count only when too few of them are free.
 */
export function* obstaclesOf(q: SlotQuery, p: Period): Generator<Obstacle, void> {
  checkQuery(q);
  if (!(p.end > p.start)) throw new RangeError('A meeting needs an end after its start');
  if (p.end - p.start > LONGEST_SPAN) throw new RangeError('A meeting longer than five years');
  yield* ofSearch(q, p);
  const optional: Obstacle[][] = [];
  for (const attendee of q.attendees) {
    if (isRequired(attendee)) yield* ofAttendee(attendee, p);
    else if (q.minOptional > 0) optional.push([...ofAttendee(attendee, p)]);
  }
  const free = optional.filter((obstacles) => obstacles.length === 0).length;
  if (free >= q.minOptional) return;
  yield { who: null, what: `${free} of at least ${q.minOptional} optional people`, rule: RULES.minOptional, period: p };
  for (const obstacles of optional) yield* obstacles;
}

function* ofSearch(q: SlotQuery, p: Period): Generator<Obstacle, void> {
  const { window, now, minimumNotice, horizon } = q;
  if (p.start < window.start || p.end > window.end) {
    yield { who: null, what: 'outside the window of the search', rule: RULES.window, period: window };
  }
  if (p.start < now + minimumNotice) {
    const what = p.start < now ? 'in the past' : 'shorter notice than asked for';
    const period = { start: now, end: now + minimumNotice };
    yield { who: null, what, rule: RULES.notice, period, ...from(q.sources?.notice) };
  }
  if (horizon !== undefined && p.end > now + horizon) {
    const period = { start: now, end: now + horizon };
    yield { who: null, what: 'beyond the horizon', rule: RULES.horizon, period, ...from(q.sources?.horizon) };
  }
  for (const period of q.exclude) {
    const empty = period.end <= period.start;
    if (!empty && overlaps(period, p)) yield { who: null, what: 'ruled out', rule: RULES.excluded, period };
  }
  if (q.only && !insideOne(q.only, p)) {
    const period = q.only.find((one) => overlaps(one, p)) ?? p;
    yield { who: null, what: 'outside the times given', rule: RULES.only, period };
  }
  for (const rule of q.rules ?? []) yield* ofRule(null, rule, p);
}

function* ofAttendee(a: Attendee, p: Period): Generator<Obstacle, void> {
  const who = a.id;
  const { coverage } = a.freeBusy;
  if (p.start - a.bufferBefore < coverage.start || p.end + a.bufferAfter > coverage.end) {
    yield { who, what: 'calendar not known', rule: RULES.unknown, period: coverage };
  }
  let taken = false;
  for (const obstacle of ofBusyTime(a, p)) {
    taken = true;
    yield obstacle;
  }
  const gap = gapAround(a.availability, p);
  if (gap) {
    const sentence = a.sources?.hours?.[weekdayOf(localDayAt(a.availability, p.start))];
    yield { who, what: 'outside working hours', rule: RULES.hours, period: gap, ...from(sentence) };
  }
  for (const rule of a.rules ?? []) yield* ofRule(who, rule, p);
  for (const breach of brokenLimits(a, p)) yield { who, ...breach };
  for (const { focus, left, period } of lostFocus(a, p)) {
    const what = `${left} of ${focus.minutes} minutes without meetings would be left`;
    yield { who, what, rule: focus.name ?? RULES.focus, period, ...from(focus.sentence) };
  }
  // What overlaps busy time joins no stretch.
  if (taken) return;
  for (const limit of pausesOf(a)) {
    const period = stretchTooLong(a, p, limit);
    if (period) yield { who, what: 'too long without a pause', rule: RULES.inARow, period, ...from(limit.sentence) };
  }
}

function from(sentence: string | undefined): { sentence?: string } {
  return sentence === undefined ? {} : { sentence };
}

function* ofBusyTime(a: Attendee, p: Period): Generator<Obstacle, void> {
  const { freeBusy, holds, bufferBefore, bufferAfter } = a;
  const wide = { start: p.start - bufferBefore, end: p.end + bufferAfter };
  for (const period of near(freeBusy.starts, freeBusy.ends, wide)) {
    const rule = overlaps(period, p) ? RULES.busy : RULES.buffer;
    const named = a.events?.filter((event) => overlaps(event, period) && overlaps(event, wide)) ?? [];
    const source = from(rule === RULES.buffer ? a.sources?.buffer : undefined);
    if (named.length === 0) yield { who: a.id, what: 'busy', rule, period, ...source };
    for (const { title, start, end } of named)
      yield { who: a.id, what: title, rule, period: { start, end }, ...source };
  }
  if (holds) {
    for (const period of near(holds.starts, holds.ends, wide)) {
      yield { who: a.id, what: 'held for another meeting', rule: RULES.hold, period };
    }
  }
  for (const { start, end, toMeeting, fromMeeting, name = RULES.travel, sentence } of a.journeys ?? []) {
    const before = Math.max(bufferBefore, toMeeting);
    const after = Math.max(bufferAfter, fromMeeting);
    if (p.start - before >= Math.ceil(end) || p.end + after <= Math.floor(start)) continue;
    yield {
      who: a.id,
      what: name,
      rule: name,
      period: { start: start - fromMeeting, end: end + toMeeting },
      ...from(sentence),
    };
  }
}

function* near(starts: Int32Array, ends: Int32Array, wide: Period): Generator<Period, void> {
  for (let i = firstEndingAfter(ends, wide.start); i < starts.length && (starts[i] as number) < wide.end; i++) {
    yield { start: starts[i] as number, end: ends[i] as number };
  }
}

function* ofRule(who: string | null, rule: HoursRule, p: Period): Generator<Obstacle, void> {
  const sentence = from(rule.sentence);
  if (rule.meeting !== 'outside') {
    const gap = gapAround(rule.hours, rule.meeting === 'inside' ? p : { start: p.start, end: p.start + 1 });
    if (gap) yield { who, what: `outside the hours of "${rule.name}"`, rule: rule.name, period: gap, ...sentence };
    return;
  }
  for (const period of periodsTouching(rule.hours, p))
    yield { who, what: rule.name, rule: rule.name, period, ...sentence };
}
