import type { Item } from './grammar/item';
import type { CalendarPeriod, DayExpr, TimeExpr, ZoneExpr } from './time-expression';

/** Days and times that belong together, before they are resolved. No days: they hang on what was said before. */
export interface TimeGroup {
  readonly days: readonly DayExpr[];
  readonly times: readonly TimeExpr[];
  readonly zone: ZoneExpr | null;
  /** Index of the first and the last item, inclusive. */
  readonly first: number;
  readonly last: number;
}

interface Segment {
  days: DayExpr[];
  times: TimeExpr[];
  zone: ZoneExpr | null;
  order: '' | 'D' | 'T' | 'DT' | 'TD';
  first: number;
  last: number;
  /** Joined to the segment before by a comma only. */
  comma: boolean;
  /** Joined by "or", "and" or a comma, rather than begun by a second day. */
  joined: boolean;
}

const LINKS = new Set([
  'on',
  'at',
  'in',
  'of',
  'from',
  'the',
  'a',
  'for',
  'around',
  'each',
  'only',
  'time',
  'this',
  'any',
  'all',
  'by',
  'plus',
  'my',
]);
const SOFT_CUES = new Set(['propose', 'greeting', 'extra', 'meet', 'call_noun', 'title', 'sorry']);

/** The groups of a run of items, from `start` on, and the index after the run. Null when no day or time begins here. */
export function groupsAt(items: readonly Item[], start: number): { groups: TimeGroup[]; next: number } | null {
  const head = items[start];
  if (head?.k !== 'day' && head?.k !== 'time') return null;
  const segments: Segment[] = [];
  let segment = emptySegment(start, false, false);
  let i = start;
  let end = start;
  let joined = false;
  let comma = false;
  const push = (): void => {
    if (segment.order !== '') segments.push(segment);
  };
  for (; i < items.length; i++) {
    const item = items[i] as Item;
    if (item.k === 'day' || item.k === 'time') {
      const isDay = item.k === 'day';
      const splits =
        joined ||
        startsAnother(segment, isDay, item.k === 'day' && (item.day.k === 'period' || item.day.k === 'span'), item);
      if (splits && segment.order !== '' && !(comma && completes(segment, isDay))) {
        push();
        segment = emptySegment(i, comma, joined);
      } else if (!isDay && !joined && saysZone(segment)) {
        push();
        segment = emptySegment(i, comma, true);
      }
      add(segment, item, i);
      end = i + 1;
      joined = false;
      comma = false;
    } else if (item.k === 'zone') {
      segment.zone = item.zone;
      segment.last = i;
      end = i + 1;
    } else if (item.k === 'comma' && endsList(items, start, i)) {
      break;
    } else if (item.k === 'comma') {
      joined = true;
      comma = true;
    } else if (segment.times.length > 0 && isRefusedAlone(items, i)) {
      break;
    } else if (item.k === 'keyword' && (item.keyword === 'or' || item.keyword === 'and')) {
      joined = true;
      comma = false;
    } else if (
      !(item.k === 'keyword' && LINKS.has(item.keyword)) &&
      !(item.k === 'cue' && SOFT_CUES.has(item.cue) && i + 1 < items.length && !(comma && asksAnew(item.text)))
    )
      break;
  }
  push();
  return { groups: distribute(segments), next: end };
}

/**
 * "neither Monday nor Tuesday, Wednesday at 3", "except Wednesday, or the following Monday": the comma ends what is
 * refused.
 */
function endsList(items: readonly Item[], start: number, i: number): boolean {
  const head = items[start - 1];
  const join = (item: Item | undefined): boolean =>
    item?.k === 'keyword' && (item.keyword === 'or' || item.keyword === 'and');
  if (head?.k !== 'keyword') return false;
  return (
    (head.keyword === 'none' && items.slice(start, i).some(join)) || (head.keyword === 'except' && join(items[i + 1]))
  );
}

/** "before noon tomorrow and Friday is full": the day after the joining word has a refusal of its own. */
function isRefusedAlone(items: readonly Item[], i: number): boolean {
  const join = items[i];
  const after = items[i + 2]?.k === 'unknown' ? items[i + 3] : items[i + 2];
  return (
    join?.k === 'keyword' &&
    join.keyword === 'and' &&
    items[i + 1]?.k === 'day' &&
    after?.k === 'cue' &&
    after.cue === 'postneg'
  );
}

/** "I can't make Tuesday, how's Thursday?": after a comma a question begins a run of its own; "maybe" does not. */
export function asksAnew(cue: string): boolean {
  return /^(?:how|what|can|could|would|shall|are|will|do|any)\b/.test(cue);
}

function emptySegment(first: number, comma: boolean, joined: boolean): Segment {
  return { days: [], times: [], zone: null, order: '', first, last: first, comma, joined };
}

/** "Mon 2pm Tue 3pm", "2pm Mon 3pm Tue": a second day or time of the leading kind begins another pair. */
function startsAnother(segment: Segment, isDay: boolean, stretch: boolean, item: Item): boolean {
  const part = item.k === 'time' && item.time.k === 'part' && item.time.side === null;
  if (part && segment.times.every((time) => time.k === 'clock' || time.k === 'range')) return false;
  if (segment.order === 'DT')
    return isDay && !(stretch && segment.days.every((day) => day.k === 'every' && !day.recurring));
  if (segment.order === 'TD') return !isDay && !segment.times.some((time) => time.k === 'any' || time.k === 'part');
  return false;
}

/** "3:00 PM London time (10:00 AM ET)": each clock keeps the zone that follows it. */
function saysZone(segment: Segment): boolean {
  return segment.zone !== null && segment.times.some((time) => time.k === 'clock');
}

/** A comma between a day and its time ("Monday the 9th, 4:15", "afternoons, next week") does not part them. */
function completes(segment: Segment, isDay: boolean): boolean {
  return (
    (segment.order === 'D' && !isDay) ||
    (segment.order === 'T' && isDay && segment.times.every((time) => time.k === 'part' || time.k === 'any'))
  );
}

function add(segment: Segment, item: Extract<Item, { k: 'day' | 'time' }>, i: number): void {
  if (item.k === 'day') {
    segment.days.push(item.day);
    if (segment.order === '' || segment.order === 'T') segment.order = segment.order === '' ? 'D' : 'TD';
  } else {
    segment.times.push(item.time);
    if (segment.order === '' || segment.order === 'D') segment.order = segment.order === '' ? 'T' : 'DT';
  }
  segment.last = i;
}

/** Trailing times spread left over days without one, leading times right; times without a day take the neighbour's. */
function distribute(segments: readonly Segment[]): TimeGroup[] {
  const done = withWeeksAfter(
    withoutContainers(withPartsAsHints(segments.map((segment) => ({ ...segment, days: bounded(segment.days) })))),
  );
  for (let i = done.length - 2; i >= 0; i--) {
    const here = done[i] as Segment;
    const right = done[i + 1] as Segment;
    const apart = here.days.some(isWholeDate) && right.days.every(isBareWeekday);
    if (here.order === 'D' && right.order === 'DT' && !here.days.some(isClass) && !apart) {
      here.times = right.times;
      here.zone ??= right.zone;
      here.order = 'DT';
    }
    const left = done[i - 1];
    const free = !left || left.days.length === 0;
    if (here.order === 'T' && right.days.length > 0 && right.times.length > 0 && right.order === 'TD' && free) {
      here.days = right.days;
      here.order = 'TD';
    }
  }
  for (let i = 1; i < done.length; i++) {
    const here = done[i] as Segment;
    const left = done[i - 1] as Segment;
    const apart = !here.comma && left.order === 'D' && here.times.every((time) => time.k === 'range' && time.negated);
    if (here.order === 'T' && left.days.length > 0 && !apart) {
      here.days = left.days;
      here.order = 'DT';
    } else if (here.order === 'D' && left.order === 'TD') {
      here.times = left.times;
      here.order = 'TD';
    }
  }
  const zones = new Set(done.filter((segment) => segment.zone).map((segment) => JSON.stringify(segment.zone)));
  const shared = zones.size === 1 ? (done.find((segment) => segment.zone)?.zone ?? null) : null;
  return done.map(({ days, times, zone, first, last }) => ({
    days,
    times: withoutIdleAny(times),
    zone: zone ?? shared,
    first,
    last,
  }));
}

/** "An evening call, say 7pm Wednesday": the part of the day only says which half the clock means. */
function withPartsAsHints(segments: Segment[]): Segment[] {
  return segments.flatMap((segment, i) => {
    const next = segments[i + 1];
    const before = segments[i - 1];
    const named = before?.days.length && before.times.length > 0 && before.times.every(isWholePart);
    if (named && segment.comma && segment.order === 'T' && segment.times.every((time) => time.k === 'clock')) {
      before.times = [...segment.times, ...before.times];
      before.last = segment.last;
      return [];
    }
    const onlyParts = segment.order === 'T' && segment.times.every(isWholePart);
    const clocks = next?.comma && next.times.some((time) => time.k === 'clock' || time.k === 'range');
    if (!onlyParts || !next || !clocks) return [segment];
    next.times = [...next.times, ...segment.times];
    next.first = segment.first;
    return [];
  });
}

function isWholePart(time: TimeExpr): boolean {
  return time.k === 'part' && time.side === null;
}

function isClass(day: DayExpr): boolean {
  return day.k === 'every';
}

/** "Wednesday the 10th": named in full, it does not wait for a time that a bare weekday after it has. */
function isWholeDate(day: DayExpr): boolean {
  return day.k === 'date' && day.weekday !== null;
}

/** "any time before noon": the bound says it all. */
function withoutIdleAny(times: readonly TimeExpr[]): TimeExpr[] {
  const others = times.filter((time) => time.k !== 'any');
  return others.length > 0 ? others : times.slice(0, 1);
}

/**
 * "any day next week", "any Tuesday in April", "any weekday after the 15th": the named stretch bounds the class of
 * days.
 */
function bounded(days: readonly DayExpr[]): DayExpr[] {
  const [first, second] = days;
  if (days.length === 2 && first && isBareWeekday(first) && second?.k === 'period' && second.part === null)
    return [within(first, second.period)];
  if (days.length === 2 && first?.k === 'date' && first.weekday === null && second && isBareWeekday(second))
    return [{ ...first, weekday: (second as Extract<DayExpr, { k: 'weekday' }>).day }]; // "28 July (Tuesday)": a check
  const every = days.find((day) => day.k === 'every');
  const stretch = days.find((day) => day.k === 'period' || day.k === 'span' || day.k === 'bound');
  if (every?.k !== 'every' || !stretch || days.length !== 2 || (every.recurring && every.freq !== 'daily'))
    return [...days];
  if (every.weekdays === null || every.weekdays.length === 5 || stretch.k === 'bound') return [stretch];
  return [{ k: 'weekdays_of', weekdays: every.weekdays, of: stretch }];
}

/**
 * "Next week, Tuesday or Thursday after 2", "this week: Thursday 1-4": the week only holds the weekdays that follow it.
 */
function withoutContainers(segments: Segment[]): Segment[] {
  const first = segments[0];
  const head = first?.days[0];
  if (!first || head?.k !== 'period' || head.part !== null) return segments;
  const rest = segments.slice(1);
  if (first.days.length > 1) {
    const inner = [{ ...first, days: first.days.slice(1) }, ...rest];
    return inner.every((segment) => segment.days.length === 0 || segment.days.every(isNestable))
      ? inner.map((segment) => nested(segment, head.period))
      : segments;
  }
  const next = rest[0];
  const idle = first.times.every((time) => time.k === 'any');
  if (!next || next.days.length === 0 || !idle || (next.joined && !next.comma)) return segments;
  return rest.every((segment) => segment.days.length > 0 && segment.days.every(isNestable))
    ? rest.map((segment) => nested(segment, head.period))
    : segments;
}

function isNestable(day: DayExpr): boolean {
  return isBareWeekday(day) || (day.k === 'span' && isBareWeekday(day.from) && isBareWeekday(day.to));
}

function nested(segment: Segment, period: CalendarPeriod): Segment {
  const inside = (day: DayExpr): DayExpr =>
    day.k === 'span' ? { ...day, from: within(day.from, period), to: within(day.to, period) } : within(day, period);
  return { ...segment, days: segment.days.map(inside) };
}

/** "Thursday or Friday afternoon next week", "Tuesday or Thursday next week": the week holds for the days before it. */
function withWeeksAfter(segments: Segment[]): Segment[] {
  const out = [...segments];
  const last = out[out.length - 1];
  const trailing =
    last &&
    !last.joined &&
    last.order === 'D' &&
    last.days.length === 1 &&
    last.days[0]?.k === 'period' &&
    last.days[0].part === null;
  if (
    trailing &&
    out.length > 1 &&
    out.slice(0, -1).every((segment) => segment.days.every(isBareWeekday) && segment.days.length > 0)
  ) {
    const period = (last.days[0] as Extract<DayExpr, { k: 'period' }>).period;
    return out.slice(0, -1).map((segment, i) => ({
      ...segment,
      days: segment.days.map((day) => within(day, period)),
      last: i === out.length - 2 ? last.last : segment.last,
    }));
  }
  for (let i = out.length - 2; i >= 0; i--) {
    const here = out[i] as Segment;
    const right = (out[i + 1] as Segment).days[0];
    const first = here.days[0];
    const trails = right?.k === 'weekday' && right.within !== null && !right.weekFirst;
    const ordered = trails && first?.k === 'weekday' && first.day < right.day;
    if (ordered && here.days.every(isBareWeekday))
      out[i] = { ...here, days: here.days.map((day) => loosely(within(day, right.within), here.times.length > 0)) };
  }
  for (let i = 1; i < out.length; i++) {
    const here = out[i] as Segment;
    const left = (out[i - 1] as Segment).days[0];
    const first = here.days[0];
    const ordered = left?.k === 'weekday' && left.rel === 'next' && first?.k === 'weekday' && first.day > left.day;
    if (ordered && here.days.every(isBareWeekday))
      out[i] = { ...here, days: here.days.map((day) => (day.k === 'weekday' ? { ...day, rel: 'next' } : day)) };
  }
  return out.map((segment, i) => sameDaysOf(segment, out.slice(0, i)));
}

/** "Mon or Tue next week or the week after": the other week holds the same weekdays. */
function sameDaysOf(segment: Segment, before: readonly Segment[]): Segment {
  const head = segment.days[0];
  const week =
    segment.order === 'D' && segment.joined && segment.days.length === 1 && head?.k === 'period' ? head : null;
  if (!week || week.part !== null) return segment;
  const days = before.flatMap((other) => other.days);
  const last = days[days.length - 1];
  const named = last?.k === 'weekday' ? last.within : null;
  if (named?.k !== 'relative' || named.unit !== 'week') return segment;
  const same = (day: DayExpr): boolean =>
    day.k === 'weekday' && day.within?.k === 'relative' && day.within.shift === named.shift;
  const { period } = week;
  const next: CalendarPeriod = period.k === 'following' ? { ...named, shift: named.shift + 1 } : period;
  if (next.k !== 'relative' || next.unit !== 'week' || !days.every(same)) return segment;
  return { ...segment, days: days.map((day) => within(day, next)) };
}

function isBareWeekday(day: DayExpr): boolean {
  return day.k === 'weekday' && day.rel === 'bare' && day.within === null;
}

function loosely(day: DayExpr, loose: boolean): DayExpr {
  return day.k === 'weekday' && loose ? { ...day, loose } : day;
}

function within(day: DayExpr, period: CalendarPeriod | null): DayExpr {
  return day.k === 'weekday' ? { ...day, within: period } : day;
}
