import type { Clock } from '../time-expression';
import type { Token } from '../token';
import { type Found, isHourArticle, isKeyword, type Source, skip } from './source';

/** How sure the neighbourhood is that a bare number is an hour. */
export type BareHours = 'never' | 'cued' | 'free';

/**
 * A time of day: `2pm`, `14:00`, `noon`, `half past two`, `quarter to five`, `two thirty`, and bare hours where the
 * neighbourhood allows them.
 */
export function clockAt(source: Source, i: number, bare: BareHours): Found<Clock> | null {
  const { tokens } = source;
  let at = i;
  let approx = false;
  while (at < i + 3 && isKeyword(source, at, 'at', 'around', 'by') && !(isKeyword(source, at, 'by') && at === i)) {
    if (isKeyword(source, at, 'around')) approx = true;
    at++;
  }
  if (at === i && isKeyword(source, at, 'the') && isHourArticle(tokens[at]) && tokens[at + 1]?.number) at++;
  const cued: BareHours = at > i || bare === 'cued' || isHourArticle(tokens[i - 1]) ? 'cued' : bare;
  const found = plainClock(source, at, cued);
  if (!found) return null;
  let { node, next } = found;
  const suffix = tokens[next]?.dash && tokens[next + 1]?.text === 'ish' ? next + 1 : next;
  if (tokens[suffix]?.text === 'ish') {
    approx = true;
    next = suffix + 1;
    const meridiem = tokens[next]?.meridiem;
    if (meridiem) node = { ...node, meridiem };
    if (meridiem) next++;
  }
  return { node: approx ? { ...node, approx: true } : node, next };
}

function plainClock(source: Source, i: number, bare: BareHours): Found<Clock> | null {
  const { tokens } = source;
  const token = tokens[i];
  if (!token) return null;
  if (token.keyword === 'noon') return { node: fixed(12, 0, 'hour'), next: i + 1 };
  if (token.keyword === 'midnight') return { node: fixed(0, 0, 'hour'), next: i + 1 };
  if (token.clock) return writtenClock(source, i, token);
  return beforeHour(source, i) ?? spokenClock(source, i) ?? hourWord(source, i, bare);
}

function writtenClock(source: Source, i: number, token: Token): Found<Clock> {
  const { hour, minute, meridiem, fixed: isFixed, grain } = token.clock as NonNullable<Token['clock']>;
  let clock: Clock = { hour, minute, meridiem, fixed: isFixed, approx: false, grain };
  let next = i + 1;
  if (isKeyword(source, next, 'oclock')) {
    clock = { ...clock, fixed: clock.meridiem === null && (clock.fixed || hour > 12) };
    next++;
  }
  const pole = isTwelve(clock) ? poleAt(source, next) : null;
  if (pole) return { node: pole, next: next + 1 };
  const after = source.tokens[next]?.meridiem;
  if (after && meridiem === null && hour <= 12) {
    clock = { ...clock, meridiem: after, fixed: false };
    next++;
  }
  return { node: clock, next };
}

function isTwelve({ hour, minute }: Clock): boolean {
  return (hour === 12 || hour === 0) && minute === 0;
}

/** "12:00 noon", "12:00 midnight": the word says which twelve. */
function poleAt(source: Source, i: number): Clock | null {
  if (isKeyword(source, i, 'noon')) return fixed(12, 0, 'hour');
  return isKeyword(source, i, 'midnight') ? fixed(0, 0, 'hour') : null;
}

/** halb drei · dreiviertel drei · viertel drei: minutes before the hour that follows at once. */
function beforeHour(source: Source, i: number): Found<Clock> | null {
  const minutes = source.tokens[i]?.minutesBefore;
  if (minutes === undefined) return null;
  const base = hourWord(source, i + 1, 'cued');
  if (base?.node.minute !== 0) return null;
  const total = base.node.hour * 60 - minutes;
  const hour = Math.floor(total / 60);
  return { node: { ...base.node, hour: hour === 0 ? 12 : hour, minute: total % 60, grain: 'minute' }, next: base.next };
}

/** half past two · quarter to five · ten past 3 · twenty to four · halb drei. */
function spokenClock(source: Source, i: number): Found<Clock> | null {
  const { tokens } = source;
  let at = skip(source, i, 'a');
  const word = tokens[at];
  if (!word) return null;
  let minutes: number | null = null;
  let direction = 1;
  if (word.keyword === 'half_past' || isHalfHour(source, at)) minutes = 30;
  else if (word.keyword === 'half_to') {
    minutes = 30;
    direction = -1;
  } else {
    if (word.keyword === 'quarter') minutes = 15;
    else if (word.number && word.number.value >= 1 && word.number.value <= 29) minutes = word.number.value;
    if (minutes === null) return null;
    if (tokens[at + 1]?.unit?.unit === 'minute') at++;
    const link = tokens[at + 1];
    const past =
      link?.keyword === 'past' ||
      (link?.keyword === 'after' && (word.keyword === 'quarter' || word.number?.digits === 0)) ||
      link?.text === 'past';
    const before =
      isKeyword(source, at + 1, 'minutes_to', 'to') ||
      link?.text === 'to' ||
      (word.keyword === 'quarter' && link?.keyword === 'before');
    if (!past && !before) return null;
    if (link?.text === 'to' && word.number && tokens[at]?.unit === undefined && !isUsualMinute(source, i, word))
      return null;
    const spelled = word.keyword === 'quarter' || word.number?.digits === 0 || tokens[at]?.unit?.unit === 'minute';
    if (!past && !spelled) return null;
    if (!past) direction = -1;
    const hour = tokens[at + 2];
    if (
      word.number &&
      (before || link?.keyword === 'after') &&
      !(hour?.number && hour.number.digits === 0) &&
      !hour?.clock
    )
      return null;
    at++;
  }
  const base = plainClock(source, at + 1, 'cued');
  if (base?.node.minute !== 0) return null;
  const total = (base.node.hour * 60 + direction * minutes + 1440) % 1440;
  const hour = Math.floor(total / 60);
  return {
    node: { ...base.node, hour: hour === 0 && base.node.hour === 1 ? 12 : hour, minute: total % 60, grain: 'minute' },
    next: base.next,
  };
}

/** "at half eight", as the British say it: half past. */
function isHalfHour(source: Source, i: number): boolean {
  const [hour, next] = [source.tokens[i + 1]?.number, source.tokens[i + 2]];
  const asked = isKeyword(source, i - 1, 'at', 'around', 'by', 'from', 'until', 'before', 'after');
  const whole = hour && hour.value >= 1 && hour.value <= 12 && hour.digits < 3;
  return isKeyword(source, i, 'half') && asked && Boolean(whole) && !next?.unit && !(next && isMonthName(next));
}

/** "ten to four" is a time; "six to eight", "three to five" and "from ten to four" are two. */
function isUsualMinute(source: Source, i: number, { number }: Token): boolean {
  return (number?.value ?? 0) % 5 === 0 && !isKeyword(source, i - 1, 'from');
}

/** A number as an hour: with am/pm or o'clock always, alone only where the neighbourhood says so. */
function hourWord(source: Source, i: number, bare: BareHours): Found<Clock> | null {
  const { tokens } = source;
  const token = tokens[i];
  if (!token) return null;
  if (
    token.numeric?.mark === '.' &&
    bare === 'cued' &&
    token.numeric.a <= 24 &&
    token.numeric.b % 5 === 0 &&
    token.numeric.b < 60
  ) {
    return {
      node: {
        hour: token.numeric.a,
        minute: token.numeric.b,
        meridiem: null,
        fixed: token.numeric.a > 12,
        approx: false,
        grain: 'minute',
      },
      next: i + 1,
    };
  }
  if (!token.number) return null;
  const { value, digits } = token.number;
  let hour = value;
  let minute = 0;
  let next = i + 1;
  let grain: Clock['grain'] = 'hour';
  if (digits >= 3) {
    const year = digits === 4 && value >= 1900 && value < 2100 && value % 15 !== 0;
    if (bare !== 'cued' || value > 2359 || value % 100 > 59 || year) return null;
    hour = Math.floor(value / 100);
    minute = value % 100;
    grain = 'minute';
  } else if (value > 24) return null;
  const named = tokens[next]?.meridiem !== undefined || isKeyword(source, next, 'oclock');
  const pair = named || digits !== 0 ? null : spokenMinutes(source, next);
  if (pair && (bare !== 'never' || tokens[pair.next]?.meridiem)) {
    minute = pair.node;
    grain = 'minute';
    next = pair.next;
  }
  let meridiem = tokens[next]?.meridiem ?? null;
  let isFixed = digits >= 3 && (value >= 1300 || token.raw.startsWith('0'));
  let sure = meridiem !== null;
  if (isKeyword(source, next, 'oclock')) {
    sure = true;
    next++;
    if (hour > 12) isFixed = true;
    const minutes = tokens[next]?.number;
    if (minutes && minutes.digits === 2 && minutes.value < 60 && !tokens[next + 1]?.unit) {
      minute = minutes.value;
      grain = 'minute';
      next++;
    }
    if (isKeyword(source, next, 'and_half')) minute = 30;
    if (isKeyword(source, next, 'and_quarter')) minute = 15;
    if (minute > 0 && isKeyword(source, next, 'and_half', 'and_quarter')) next++;
    meridiem = tokens[next]?.meridiem ?? null;
  }
  if (isKeyword(source, next, 'and_half', 'and_quarter', 'less_quarter')) {
    const back = isKeyword(source, next, 'less_quarter');
    minute = isKeyword(source, next, 'and_half') ? 30 : back ? 45 : 15;
    if (back) hour = hour === 1 ? 12 : hour - 1;
    grain = 'minute';
    sure = sure || bare !== 'never';
    next++;
    meridiem = tokens[next]?.meridiem ?? meridiem;
  }
  const after = tokens[next]?.minutesAfter;
  if (after !== undefined && hour >= 1 && !isKeyword(source, i - 1, 'between')) {
    minute = (after + 60) % 60;
    if (after < 0) hour = hour === 1 ? 12 : hour - 1;
    grain = 'minute';
    sure = sure || bare !== 'never';
    next++;
    meridiem = tokens[next]?.meridiem ?? meridiem;
  }
  if (meridiem) {
    if (hour > 12 || hour === 0) meridiem = null;
    next++;
  }
  const article = digits === 0 && (value === 1 || source.hoursMarked === true);
  if (!sure && !meridiem && article && bare !== 'cued') return null;
  if (!sure && !meridiem && (bare === 'never' || !mayEndHour(source, next, bare))) return null;
  if (hour > 12) isFixed = true;
  if (value === 0 && digits === 1 && !sure) return null;
  return { node: { hour, minute, meridiem, fixed: isFixed, approx: false, grain }, next };
}

/** The minutes of "seven thirty five", "five oh five". */
function spokenMinutes(source: Source, i: number): Found<number> | null {
  const number = source.tokens[i]?.number;
  if (number?.digits === 0 && number.value >= 10 && number.value <= 59) return { node: number.value, next: i + 1 };
  const ones = source.tokens[i + 1]?.number;
  const zero = /^(?:oh|o)$/.test(source.tokens[i]?.text ?? '');
  return zero && ones?.digits === 0 && ones.value >= 1 && ones.value <= 9 ? { node: ones.value, next: i + 2 } : null;
}

/** What may follow a bare hour. A unit, a month or a counted noun says that the number counts something. */
function mayEndHour(source: Source, i: number, bare: BareHours): boolean {
  const token = source.tokens[i];
  if (!token) return true;
  if (token.unit || isMonthName(token) || token.mask || token.ordinal || token.duration) return false;
  if (isKeyword(source, i, 'of') && source.tokens[i + 1]?.weekday) return true;
  if (isKeyword(source, i, 'option', 'one', 'of', 'these', 'couple')) return false;
  if (token.number && bare !== 'cued') return false;
  if (token.cue === 'meet' || token.cue === 'call_noun') return false;
  return (
    token.text === 'ish' ||
    (source.mode === 'times' && token.text === 'sharp') ||
    Boolean(
      token.stop ||
        token.comma ||
        token.dash ||
        token.open ||
        token.close ||
        token.keyword ||
        token.weekday ||
        token.dayOffset ||
        token.part ||
        token.meridiem ||
        token.zones ||
        token.cue ||
        token.filler ||
        token.month ||
        token.holiday ||
        token.date ||
        token.numeric ||
        token.clock,
    )
  );
}

/** A name that is also a common word ("may", "march") is a month here where it is capitalised. */
function isMonthName({ month, raw }: Token): boolean {
  return month !== undefined && (!month.weak || /^\p{Lu}/u.test(raw));
}

function fixed(hour: number, minute: number, grain: Clock['grain']): Clock {
  return { hour, minute, meridiem: null, fixed: true, approx: false, grain };
}
