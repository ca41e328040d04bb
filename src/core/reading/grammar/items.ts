import type { Daypart, ZoneExpr } from '../time-expression';
import type { Token } from '../token';
import { canBegin } from '../token-shape';
import { clockAt } from './clock';
import { elidedDay, listedDay } from './coordination';
import { dayAt, singleDayAt } from './day';
import { durationAt, letteredHours } from './duration';
import type { Item } from './item';
import { optionAt } from './option';
import { sidedDayAt } from './sided-day';
import type { Found, Source } from './source';
import { isKeyword, skip } from './source';
import { partHintAt, timeAt } from './time';

export type { Item } from './item';

/**
 * Finds the phrases of one sentence, longest first at each place. Words that no phrase takes become items of their own.
 */
export function itemsOf(source: Source, from: number, to: number, hasOptions: boolean): Item[] {
  const sentence: Source = { ...source, tokens: source.tokens.slice(0, to) };
  const items: Item[] = [];
  const timely = hasDay(sentence, from, to);
  for (let i = from; i < to; ) {
    const sided = sidedDayAt(sentence, i);
    if (sided) {
      items.push(...sided.node);
      i = sided.next;
      continue;
    }
    const phrase = phraseAt(sentence, i, items, timely, hasOptions);
    const item = phrase ?? wordAt(sentence, i, from);
    if (item) items.push(item);
    const part = item?.k === 'day' ? partWithin(sentence, item.from, item.to) : null;
    if (item && part) items.push({ k: 'time', time: { k: 'part', part, side: null }, from: item.from, to: item.to });
    const stamped =
      item?.k === 'day' && sentence.tokens[item.to - 1]?.date ? clockAt(sentence, item.to - 1, 'never') : null;
    if (item && stamped)
      items.push({ k: 'time', time: { k: 'clock', clock: stamped.node }, from: item.from, to: item.to });
    i = item ? item.to : i + 1;
  }
  return items;
}

function hasDay(source: Source, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = source.tokens[i] as Token;
    if (
      token.weekday ||
      token.dayOffset ||
      token.clock ||
      token.date ||
      token.part ||
      token.holiday ||
      (token.month && !token.month.weak)
    )
      return true;
    if (token.ordinal && !token.ordinal.word) return true;
    if (token.unit?.unit === 'week' || token.keyword === 'any_time' || token.numeric?.mark === '/') return true;
  }
  return false;
}

/** "twice a week": the word alone means nothing. */
function beginsCount({ mode }: Source, { text }: Token): boolean {
  return mode === 'times' && /^(?:once|twice|full)$/.test(text);
}

function phraseAt(
  source: Source,
  i: number,
  before: readonly Item[],
  timely: boolean,
  hasOptions: boolean,
): Item | null {
  const token = source.tokens[i] as Token;
  if (!canBegin(token) && !beginsCount(source, token)) return null;
  if (token.offset && source.mode === 'mail') return { k: 'unknown', from: i, to: i + 1 };
  if (token.mask) return { k: 'mask', mask: token.mask, from: i, to: i + 1 };
  const option = optionAt(source, i, hasOptions);
  if (option) return { k: 'option', option: option.node, from: i, to: option.next };
  const zone = zoneAt(source, i);
  if (zone) return { k: 'zone', zone: zone.node, from: i, to: zone.next };
  const late = lateMinutesAt(source, i, before);
  if (late !== null) return { k: 'duration', seconds: late * 60, from: i, to: i + 1 };
  const loose = isBoundOfDay(source, i, before) ? 'free' : bareHoursAt(source, i, before, timely);
  const listed = listedDay(source, i, before);
  const found = timeAt(source, i, loose);
  const time = listed && found?.node.k === 'range' && isKeyword(source, i + 1, 'at') ? null : found;
  const day =
    time && isBoundOfDay(source, i, before)
      ? null
      : (elidedDay(source, i, before) ?? dayAt(source, i, 0, 'full') ?? listed);
  const length = isHourOfDay(source, i, before) ? null : (hourLetterLength(source, i, before) ?? durationAt(source, i));
  const cueEnd = token.cue && !token.weekday && !token.month ? i + 1 : i;
  const dayEnd = day?.next ?? i;
  const timeEnd = time?.next ?? i;
  const lengthEnd = length?.next ?? i;
  if (length && lengthEnd > dayEnd && lengthEnd >= timeEnd && !(time?.node.k === 'shift')) {
    return { k: 'duration', seconds: length.node, from: i, to: lengthEnd };
  }
  if (time && timeEnd > dayEnd && timeEnd >= cueEnd)
    return withHalf(source, { k: 'time', time: time.node, from: i, to: timeEnd });
  if (day && dayEnd >= cueEnd) return { k: 'day', day: day.node, from: i, to: dayEnd };
  return null;
}

/** "un rendez-vous de 1h avec Paul", "prévoir 1h30 ?": a few hours with no word of time before them are a length. */
function hourLetterLength(source: Source, i: number, before: readonly Item[]): Found<number> | null {
  const of = /^d(?:e|')$/.test(source.tokens[i]?.text ?? '') ? i + 1 : i;
  const seconds = letteredHours(source.tokens[of]);
  const last = before[before.length - 1];
  const timely = last?.k === 'day' || last?.k === 'time' || last?.k === 'keyword' || last?.k === 'comma';
  const range = source.tokens[of + 1]?.dash || isKeyword(source, of + 1, 'to', 'until');
  return seconds === null || timely || range ? null : { node: seconds, next: of + 1 };
}

/** "6 Feb: from 2 onwards": right after a day, a bare number behind a word of bound is an hour of it. */
function isBoundOfDay(source: Source, i: number, before: readonly Item[]): boolean {
  const number = source.tokens[i + 1]?.number;
  const next = source.tokens[i + 2];
  return (
    before[before.length - 1]?.k === 'day' &&
    isKeyword(source, i, 'from', 'after', 'before', 'until', 'since') &&
    number !== undefined &&
    number.digits > 0 &&
    number.value <= 12 &&
    !next?.month &&
    !next?.unit &&
    !isKeyword(source, i + 2, 'of')
  );
}

/**
 * "5 late", "be there in 10", "45 minutes instead of 30": a bare number of minutes beside words of lateness, arrival or
 * another length.
 */
function lateMinutesAt(source: Source, i: number, before: readonly Item[]): number | null {
  const number = source.tokens[i]?.number;
  const next = source.tokens[i + 1];
  if (!number || number.value < 1 || number.value > 90 || next?.unit || next?.meridiem || next?.dash) return null;
  if (next?.cue === 'late') return number.value;
  const ends = !next || Boolean(next.stop) || next.comma || next.cue === 'sorry' || next.cue === 'thank';
  const last = before[before.length - 1];
  const instead = last?.k === 'keyword' && last.keyword === 'instead_of';
  if (ends && instead && before[before.length - 2]?.k === 'duration') return number.value;
  if (ends && last?.k === 'cue' && last.cue === 'late') return number.value;
  if (!ends || last?.k !== 'keyword' || last.keyword !== 'in') return null;
  return before.some((item) => item.k === 'cue' && (item.cue === 'late' || item.cue === 'attend'))
    ? number.value
    : null;
}

/**
 * "mardi onze heures", "le 28 juin, 14 heures", "ou 11 heures": beside a day or time, hours from seven on are an hour
 * of it, not a length.
 */
function isHourOfDay(source: Source, i: number, before: readonly Item[]): boolean {
  const token = source.tokens[i];
  const hour = token?.number?.value ?? 0;
  const unit = source.tokens[i + 1];
  const last = before[before.length - 1];
  const joined = last?.k === 'comma' || (last?.k === 'keyword' && (last.keyword === 'or' || last.keyword === 'and'));
  const beside = joined ? before[before.length - 2] : last;
  return (
    (beside?.k === 'day' || (joined && beside?.k === 'time')) &&
    unit?.keyword === 'oclock' &&
    unit.unit?.unit === 'hour' &&
    hour >= 7 &&
    hour < 24
  );
}

/** "tonight", "Dienstagvormittag": one word for a day and a part of it. */
function partWithin(source: Source, from: number, to: number): Daypart | null {
  for (let i = from; i < to; i++) {
    const token = source.tokens[i] as Token;
    const beside = i === from + 1 && isKeyword(source, from, 'the') && isKeyword(source, i + 1, 'before', 'after');
    const part = token.dayOffset?.part ?? (token.weekday || beside ? token.part : undefined);
    if (part) return part;
  }
  return null;
}

/** "3 in the afternoon": the part of the day only says which half. */
function withHalf(source: Source, item: Extract<Item, { k: 'time' }>): Item {
  const hint = partHintAt(source, item.to);
  if (!hint || item.time.k === 'part' || item.time.k === 'any') return item;
  const morning = hint.node === 'morning' || hint.node === 'early_morning';
  const halfOf = (hour: number): 'am' | 'pm' => (morning || (hint.node === 'night' && hour < 6) ? 'am' : 'pm');
  const set = <T extends { meridiem: 'am' | 'pm' | null; fixed: boolean; hour: number } | null>(clock: T): T =>
    clock && clock.meridiem === null && !clock.fixed && clock.hour <= 12
      ? { ...clock, meridiem: halfOf(clock.hour % 12) }
      : clock;
  const { time } = item;
  if (time.k === 'clock') return { ...item, time: { ...time, clock: set(time.clock) }, to: hint.next };
  if (time.k === 'range') return { ...item, time: { ...time, from: set(time.from), to: set(time.to) }, to: hint.next };
  return item;
}

/**
 * Whether a number here may be an hour: beside a day, coordinated with a time, or the start of a range in a timely
 * sentence.
 */
function bareHoursAt(source: Source, i: number, before: readonly Item[], timely: boolean): 'never' | 'free' {
  const token = source.tokens[i] as Token;
  if (token.numeric) return timely ? 'free' : 'never';
  if (!token.number || (token.text === 'one' && isDayOrPart(before[before.length - 1]))) return 'never';
  const next = source.tokens[i + 1];
  if (
    source.mode === 'times' &&
    (partHintAt(source, i + 1) || isWholeRange(source, i) || isToldHour(source, i, before))
  )
    return 'free';
  if (next?.text === 'ish' || (next?.dash && source.tokens[i + 2]?.text === 'ish')) return 'free';
  let last = before[before.length - 1];
  const joined =
    last && (last.k === 'comma' || (last.k === 'keyword' && (last.keyword === 'or' || last.keyword === 'and')));
  if (joined) last = before[before.length - 2];
  if (last?.k === 'comma') last = before[before.length - 3];
  if (last?.k === 'time' && last.time.k !== 'shift') return 'free';
  if (last?.k === 'day' && !joined) return 'free';
  const afterComma =
    last?.k === 'day' && before[before.length - 1]?.k === 'comma' && before[before.length - 2] === last;
  if (afterComma && token.number.value <= 12 && token.number.digits > 0 && closesHour(source, i + 1)) return 'free';
  if (last?.k === 'keyword' && last.keyword === 'instead_of') return 'free';
  if (
    last?.k === 'cue' &&
    /(?:^|\s)(?:do|make|make it|say|try|do it|pode?mos|peux|puedo)$/.test(last.text) &&
    token.number.value <= 12 &&
    token.number.digits > 0
  )
    return 'free';
  const toTime =
    last?.k === 'keyword' &&
    last.keyword === 'to' &&
    before.some((item) => item.k === 'cue' && item.cue.startsWith('move'));
  if (toTime && token.number.value <= 12) return 'free';
  if (!timely) return 'never';
  if (next?.cue === 'works' && (last?.k === 'cue' || joined)) return 'free';
  const end = source.tokens[i + 2];
  const range =
    (next?.dash || isKeyword(source, i + 1, 'to')) && (end?.number || end?.clock || end?.keyword === 'noon');
  if (range) return 'free';
  const coordinated = isKeyword(source, i + 1, 'or') || next?.comma;
  if (coordinated && (source.tokens[i + 2]?.clock || source.tokens[i + 2]?.number)) return 'free';
  const at = skip(source, i + 1, 'on', 'in');
  const day = singleDayAt(source, at, 4);
  return day && day.node.k !== 'period' ? 'free' : 'never';
}

/** "it's twelve thirty", "12 lunchtime", "change the ten o'clock to 4". */
function isToldHour({ tokens }: Source, i: number, before: readonly Item[]): boolean {
  const [last, hour, next] = [tokens[i - 1], tokens[i]?.number, tokens[i + 1]];
  const ends = (token: Token | undefined): boolean => !token || Boolean(token.stop || token.comma);
  if (!hour || hour.value < 1 || hour.value > 12) return false;
  const spelled = hour.digits === 0 && next?.number?.digits === 0 && next.number.value >= 10;
  if (/^(?:it's|is)$/.test(last?.text ?? '') && spelled && ends(tokens[i + 2])) return true;
  if (hour.digits > 0 && next?.part && ends(tokens[i + 2])) return true;
  return last?.keyword === 'to' && ends(next) && before.some(({ k }) => k === 'time');
}

/** "7 - 8", "9 to 5": two numbers that could be hours and nothing else. */
function isWholeRange({ tokens }: Source, i: number): boolean {
  const [from, join, to] = [tokens[i]?.number, tokens[i + 1], tokens[i + 2]?.number];
  const whole = tokens.length === 3 && i === 0;
  return whole && join?.dash === true && [from, to].every((n) => n && n.digits > 0 && n.digits < 3 && n.value > 0);
}

/**
 * "Friday, 11.", "1 June, 9 instead", "14 May, 10 please", "tomorrow, 11 or Thursday": what may follow an hour that
 * stands bare behind its day.
 */
function closesHour(source: Source, i: number): boolean {
  const next = source.tokens[i];
  const after = source.tokens[i + 1];
  if (!next || next.stop || next.cue === 'instead' || /^(?:please|bitte)$/.test(next.text)) return true;
  return next.keyword === 'or' && Boolean(after?.weekday || after?.dayOffset);
}

/** "the Tuesday one", "the afternoon one": no hour. */
function isDayOrPart(item: Item | undefined): boolean {
  return item?.k === 'day' || (item?.k === 'time' && item.time.k === 'part');
}

/** ET · (JST) · London time · your time · my time (JST). */
function zoneAt(source: Source, i: number): Found<ZoneExpr> | null {
  const { tokens } = source;
  const at = tokens[i]?.open ? i + 1 : i;
  const zones = tokens[at]?.zones;
  if (zones) {
    const paired = tokens[at + 1]?.keyword === 'or' ? tokens[at + 2]?.zones : undefined;
    const end = paired ? at + 3 : at + 1;
    const closed = at > i && tokens[end]?.close ? end + 1 : end;
    return { node: { k: 'zone', zones }, next: isKeyword(source, closed, 'time') ? closed + 1 : closed };
  }
  if (
    isKeyword(source, at, 'my', 'your', 'his') &&
    (isKeyword(source, at + 1, 'time') || tokens[at + 1]?.text === 'time')
  ) {
    const end = at > i && tokens[at + 2]?.close ? at + 3 : at + 2;
    return { node: { k: 'whose', whose: isKeyword(source, at, 'my') ? 'sender' : 'other' }, next: end };
  }
  return null;
}

function wordAt(source: Source, i: number, first: number): Item | null {
  const token = source.tokens[i] as Token;
  const place = { from: i, to: i + 1 };
  if (token.comma) return { k: 'comma', ...place };
  if (token.cue) return { k: 'cue', cue: token.cue, text: token.text, ...place };
  if (token.keyword) return { k: 'keyword', keyword: token.keyword, ...place };
  if (token.filler || token.stop || token.dash || token.open || token.close || token.meridiem) return null;
  if (token.unit || token.part || token.weekday) return token.unit ? null : { k: 'unknown', ...place };
  if (i > first && /^\p{Lu}[\p{L}'.-]*$/u.test(token.raw)) return { k: 'name', ...place };
  return { k: 'unknown', ...place };
}
