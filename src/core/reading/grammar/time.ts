import type { Clock, Daypart, TimeExpr } from '../time-expression';
import { type BareHours, clockAt } from './clock';
import { durationAt, letteredHours } from './duration';
import { type Found, isKeyword, isRangeJoin, type Source, skip } from './source';

type Side = 'early' | 'late' | 'mid' | 'after' | 'before' | null;

/** A time of day or a stretch of it. `bare` says whether numbers alone may be hours here. */
export function timeAt(source: Source, i: number, bare: BareHours): Found<TimeExpr> | null {
  return (
    anyTime(source, i) ??
    openRange(source, i) ??
    betweenClocks(source, i) ??
    partOfDay(source, i) ??
    shiftOfTime(source, i) ??
    clockOrRange(source, i, bare)
  );
}

function anyTime(source: Source, i: number): Found<TimeExpr> | null {
  if (isKeyword(source, i, 'any_time', 'all_day')) return { node: { k: 'any' }, next: i + 1 };
  if (isKeyword(source, i, 'same_time')) return { node: { k: 'same' }, next: i + 1 };
  const at = skip(source, i, 'at', 'the');
  if (isKeyword(source, at, 'end_of_day')) return { node: { k: 'end_of_day' }, next: at + 1 };
  if (isKeyword(source, i, 'by', 'before', 'until')) {
    const end = skip(source, i + 1, 'the');
    if (isKeyword(source, end, 'end_of_day')) return { node: { k: 'before_end_of_day' }, next: end + 1 };
  }
  return null;
}

/** after 3 · before noon · from 2 onwards · until 11 · not before 10 · after lunch · after 3 but before 5. */
function openRange(source: Source, i: number): Found<TimeExpr> | null {
  const opens = isKeyword(source, i, 'after', 'since', 'not_before', 'as_early_as');
  const closes = isKeyword(source, i, 'before', 'by', 'until', 'through', 'not_after');
  const from = isKeyword(source, i, 'from', 'starting');
  if (!opens && !closes && !from) return null;
  const at = skip(source, i + 1, 'the');
  const part = source.tokens[at]?.part;
  if (part && (opens || closes) && !source.tokens[at + 1]?.clock) {
    return { node: { k: 'part', part, side: opens ? 'after' : 'before' }, next: at + 1 };
  }
  const plain = clockAt(source, at, 'cued');
  if (!plain) return null;
  const clock = withPart(source, plain);
  if (closes) {
    const back = skip(source, clock.next, 'and');
    const after = isKeyword(source, back, 'after', 'not_before') ? clockAt(source, back + 1, 'cued') : null;
    if (after) return range(after.node, clock.node, after.next);
    const negated = isKeyword(source, i, 'not_after');
    return { node: { k: 'range', from: null, to: clock.node, ...(negated ? { negated } : {}) }, next: clock.next };
  }
  let join = clock.next;
  if (from && isRangeJoin(source, join)) {
    const to = clockAt(source, skip(source, join + 1, 'around', 'at'), 'cued');
    if (to) return range(clock.node, to.node, to.next);
  }
  const link = source.tokens[join];
  if (link?.keyword === 'and' || link?.cue === 'but' || link?.comma) join++;
  if (isKeyword(source, join, 'before', 'until', 'not_after', 'by')) {
    const to = clockAt(source, join + 1, 'cued');
    if (to) return range(clock.node, to.node, to.next);
  }
  const next = isKeyword(source, clock.next, 'onwards') ? clock.next + 1 : clock.next;
  const duration = isKeyword(source, next, 'for') ? durationAt(source, next + 1) : null;
  if (from && duration && duration.node < 86_400 && source.mode === 'times') {
    return range(clock.node, later(clock.node, duration.node / 60), duration.next);
  }
  const negated = isKeyword(source, i, 'not_before');
  const since = isKeyword(source, i, 'since');
  const marks = { ...(negated ? { negated } : {}), ...(since ? { since } : {}) };
  return { node: { k: 'range', from: clock.node, to: null, ...marks }, next };
}

function later(clock: Clock, minutes: number): Clock {
  const total = clock.hour * 60 + clock.minute + Math.round(minutes);
  return { ...clock, hour: Math.floor(total / 60) % 24, minute: total % 60 };
}

function betweenClocks(source: Source, i: number): Found<TimeExpr> | null {
  if (!isKeyword(source, i, 'between')) return null;
  const plain = clockAt(source, i + 1, 'cued');
  const from = plain && withPart(source, plain);
  if (!from || !(isKeyword(source, from.next, 'and') || isRangeJoin(source, from.next))) return null;
  const to = clockAt(source, from.next + 1, 'cued');
  return to ? range(from.node, to.node, to.next) : null;
}

/** [in|during] [the] [early|late|mid] morning · later in the afternoon · early morning. */
function partOfDay(source: Source, i: number): Found<TimeExpr> | null {
  const { tokens } = source;
  let at = i;
  let side: Side = null;
  if (isKeyword(source, at, 'in', 'for', 'on') && !isKeyword(source, at, 'on')) at++;
  if (isKeyword(source, at, 'the')) at++;
  if (isKeyword(source, at, 'early', 'start_of', 'late', 'end_of', 'mid', 'later')) {
    side = isKeyword(source, at, 'early', 'start_of') ? 'early' : isKeyword(source, at, 'mid') ? 'mid' : 'late';
    at++;
    if (tokens[at]?.dash) at++;
    at = skip(source, at, 'in', 'this', 'the', 'at');
  }
  if (isKeyword(source, at, 'early') && side === null) at++;
  const half = at === i ? halfOfDay(source, at) : null;
  if (half) return half;
  const part = tokens[at]?.part;
  if (!part) return null;
  if (part === 'midday' && source.mode === 'times' && side === null)
    return {
      node: { k: 'clock', clock: { hour: 12, minute: 0, meridiem: null, fixed: true, approx: false, grain: 'hour' } },
      next: at + 1,
    };
  return { node: { k: 'part', part, side: part === 'early_morning' ? null : side }, next: at + 1 };
}

/** "tues pm": the half of the day that stands right behind it. */
function halfOfDay({ tokens }: Source, i: number): Found<TimeExpr> | null {
  const meridiem = tokens[i]?.meridiem;
  const day = tokens[i - 1];
  if (!meridiem || !(day?.weekday || day?.dayOffset || day?.date || day?.ordinal || day?.month)) return null;
  const part = meridiem === 'am' ? ('morning' as const) : ('afternoon' as const);
  return { node: { k: 'part', part, side: null }, next: i + 1 };
}

/** an hour later · 15 minutes earlier. */
function shiftOfTime(source: Source, i: number): Found<TimeExpr> | null {
  const lettered = letteredHours(source.tokens[i]);
  const duration = lettered === null ? durationAt(source, i) : { node: lettered, next: i + 1 };
  if (!duration || duration.node >= 86_400) return null;
  const sign = isKeyword(source, duration.next, 'later') ? 1 : isKeyword(source, duration.next, 'earlier') ? -1 : 0;
  return sign === 0 ? null : { node: { k: 'shift', minutes: (sign * duration.node) / 60 }, next: duration.next + 1 };
}

function clockOrRange(source: Source, i: number, bare: BareHours): Found<TimeExpr> | null {
  const dashed = dashedHours(source, i, bare);
  if (dashed) return dashed;
  const military =
    (source.tokens[i]?.number?.digits ?? 0) === 4 &&
    source.tokens[i + 1]?.dash &&
    source.tokens[i + 2]?.number?.digits === 4;
  const from =
    clockAt(source, i, military ? 'cued' : bare) ?? (rangeFollows(source, i) ? clockAt(source, i, 'free') : null);
  if (!from) return null;
  if (isRangeJoin(source, from.next)) {
    const to = clockAt(source, skip(source, from.next + 1, 'around', 'at'), 'cued');
    const sure =
      bare !== 'never' ||
      from.node.meridiem ||
      to?.node.meridiem ||
      from.node.fixed ||
      to?.node.fixed ||
      from.node.grain === 'minute';
    if (to && sure) return range(from.node, to.node, to.next, from.node.approx);
  }
  if (isKeyword(source, from.next, 'onwards'))
    return { node: { k: 'range', from: from.node, to: null }, next: from.next + 1 };
  return { node: { k: 'clock', clock: from.node }, next: from.next };
}

/** `10-11` and `2-4pm` come as one token that could be a date, too: hours when both fit into half a day. */
function dashedHours(source: Source, i: number, bare: BareHours): Found<TimeExpr> | null {
  const token = source.tokens[i];
  const numeric = token?.numeric;
  if (!token || !numeric || numeric.mark !== '-' || numeric.year !== null || numeric.a > 24 || numeric.b > 24)
    return null;
  const meridiem = source.tokens[i + 1]?.meridiem;
  const oclock = isKeyword(source, i + 1, 'oclock');
  if (!meridiem && !oclock && (bare === 'never' || numeric.a > 12 !== numeric.b > 12)) return null;
  if (source.tokens[i + 1]?.unit) return null;
  const clock = (hour: number, mer: 'am' | 'pm' | null): Clock => ({
    hour,
    minute: 0,
    meridiem: mer,
    fixed: hour > 12,
    approx: false,
    grain: 'hour',
  });
  const to = clock(numeric.b, numeric.b <= 12 ? (meridiem ?? null) : null);
  return range(clock(numeric.a, null), to, meridiem || oclock ? i + 2 : i + 1);
}

/** `9 - 11am`, `4 to 6 pm`: a bare number is an hour when the other end of the range is written as a time. */
function rangeFollows(source: Source, i: number): boolean {
  const token = source.tokens[i];
  if (!token?.number || !isRangeJoin(source, i + 1)) return false;
  const end = source.tokens[i + 2];
  return Boolean(end?.clock || (end?.number && (source.tokens[i + 3]?.meridiem || isKeyword(source, i + 3, 'oclock'))));
}

function range(from: Clock, to: Clock, next: number, approx = false): Found<TimeExpr> {
  return { node: { k: 'range', from, to, ...(approx ? { approx } : {}) }, next };
}

/** "from 8 in the morning until 2", "between 9 in the evening and midnight": the start of a range says its own half. */
function withPart(source: Source, clock: Found<Clock>): Found<Clock> {
  const hint = partHintAt(source, clock.next);
  const joined = hint && (isRangeJoin(source, hint.next) || isKeyword(source, hint.next, 'and'));
  const { hour, meridiem, fixed } = clock.node;
  if (!hint || !joined || !source.tokens[hint.next + 1]?.number) return clock;
  if (meridiem !== null || fixed || hour > 12) return { ...clock, next: hint.next };
  const early = hint.node === 'morning' || hint.node === 'early_morning' || (hint.node === 'night' && hour % 12 < 6);
  return { node: { ...clock.node, meridiem: early ? 'am' : 'pm' }, next: hint.next };
}

/** Part of the day that follows a clock ("3 in the afternoon", "8 tonight" is a day): decides its half. */
export function partHintAt(source: Source, i: number): Found<Daypart> | null {
  let at = i;
  if (isKeyword(source, at, 'in', 'at', 'of')) at++;
  if (isKeyword(source, at, 'the')) at++;
  const part = source.tokens[at]?.part;
  return part && at > i ? { node: part, next: at + 1 } : null;
}
