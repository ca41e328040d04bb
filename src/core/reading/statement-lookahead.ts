import type { Item } from './grammar/items';
import { asksAnew, type TimeGroup } from './groups';
import type { Draft } from './statement';

export function groupAheadOf(items: readonly Item[], i: number): boolean {
  for (let at = i + 1; at < items.length; at++) {
    const item = items[at] as Item;
    if (item.k === 'day' || item.k === 'time') return true;
    if (item.k !== 'cue') continue;
    const asks = item.cue === 'propose' && items[at - 1]?.k === 'comma' && asksAnew(item.text);
    if (item.cue === 'but' || item.cue === 'otherwise' || asks) return false;
  }
  return false;
}

/** "Mittwoch okay, lieber wäre mir aber Freitag": the wish stands before the word that opens its clause. */
export function isWishAhead(items: readonly Item[], i: number): boolean {
  const wish = items[i];
  const but = items[i + 1];
  return (
    wish?.k === 'cue' && wish.cue === 'pref' && but?.k === 'cue' && but.cue === 'but' && groupAheadOf(items, i + 1)
  );
}

/** No other statement begins between the cue and the next group. */
export function groupFollowsClosely(items: readonly Item[], i: number): boolean {
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

export function followsAtOnce(items: readonly Item[], i: number): boolean {
  const next = items[i + 1];
  return next?.k === 'time' || (next?.k === 'keyword' && items[i + 2]?.k === 'time');
}

export function isTimeOnlyAhead(items: readonly Item[], i: number): boolean {
  for (let at = i + 1; at < items.length; at++) {
    const item = items[at] as Item;
    if (item.k === 'day') return false;
    if (item.k === 'time') return true;
  }
  return false;
}

/** "any day but Wednesday": BUT right between a whole and a part of it. */
export function isException(items: readonly Item[], i: number, before: readonly Draft[]): boolean {
  const next = items[i + 1];
  if (next?.k !== 'day' && next?.k !== 'time') return false;
  const whole = before[before.length - 1]?.group.days.some((day) => day.k === 'every' || day.k === 'period') === true;
  const anyTime = before[before.length - 1]?.group.times.some((time) => time.k === 'any');
  return (whole && items[i - 1]?.k === 'day') || (anyTime === true && items[i - 1]?.k === 'time');
}

/** "Tuesday would be best, or Thursday": the wish is for what came before. */
export function isPostPreference(items: readonly Item[], i: number): boolean {
  const item = items[i];
  if (item?.k !== 'cue') return false;
  const before = items[i - 1];
  return (
    (/^(?:is|are|would|work|best|suit|better)/.test(item.text) || items[i + 1]?.k === 'comma') &&
    (before?.k === 'day' || before?.k === 'time' || before?.k === 'zone')
  );
}

export function isTargetAhead(items: readonly Item[], i: number): boolean {
  const link = items[i];
  const joins = link?.k === 'keyword' && (link.keyword === 'to' || link.keyword === 'until');
  return joins && (items[i + 1]?.k === 'day' || items[i + 1]?.k === 'time');
}

/** "Dienstag passt nicht, Mittwoch schon", "no, Tuesday": nothing that could be negated follows before the comma. */
export function closesClause(items: readonly Item[], i: number): boolean {
  const next = items[i + 1];
  return (
    next === undefined || next.k === 'comma' || (next.k === 'cue' && (next.cue === 'but' || next.cue === 'otherwise'))
  );
}

/** "move tomorrow's call", "reschedule our Tuesday meeting", "move my 3pm to …": the time that the meeting has now. */
export function isMovedAway(items: readonly Item[], group: TimeGroup, moving: boolean): boolean {
  if (!moving) return false;
  const after = items[group.last + 1];
  const before = items[group.first - 1];
  const noun = after?.k === 'cue' && (after.cue === 'meet' || after.cue === 'call_noun' || after.cue === 'video');
  return (
    noun ||
    (before?.k === 'keyword' && before.keyword === 'my') ||
    (before?.k === 'cue' && /\b(?:my|our)$/.test(before.text))
  );
}

/** "move this to next week, I'm sick": after a comma the words say why, and take nothing back of what was asked for. */
export function isReason(items: readonly Item[], i: number, before: readonly Draft[], moving: boolean): boolean {
  const last = before[before.length - 1];
  if (!last || !(moving || before.every((draft) => draft.proposed || draft.accepted))) return false;
  return items.slice(last.group.last + 1, i).some((item) => item.k === 'comma');
}

/** "I am out of office and from Thursday on back again": the absence is told before the first day. */
export function isAwayBefore(items: readonly Item[], before: readonly Draft[]): boolean {
  const first = before[0]?.group.first ?? 0;
  return items.slice(0, first).some((item) => item.k === 'cue' && (item.cue === 'ooo' || item.cue === 'busy'));
}

/** "Thanks for the meeting today": what follows is what the thanks are for. */
export function isThankedFor(items: readonly Item[], i: number): boolean {
  const next = items[i + 1];
  return next?.k === 'keyword' && next.keyword === 'for';
}

/** "Können wir von Mittwoch auf Freitag verschieben?": the verb that moves closes the clause. */
export function movesAtEnd(items: readonly Item[], next: number): boolean {
  for (let at = next; at < items.length; at++) {
    const item = items[at] as Item;
    if (item.k === 'day' || item.k === 'time' || item.k === 'comma') return false;
    if (item.k !== 'cue') continue;
    if (item.cue === 'move' || item.cue === 'move_later' || item.cue === 'move_earlier') return true;
    if (item.cue !== 'meet' && item.cue !== 'call_noun' && item.cue !== 'sorry' && item.cue !== 'extra') return false;
  }
  return false;
}

/**
 * What a negation behind its day takes back: all that was listed, or, where a list of times that somebody can was begun
 * ("I can on Monday till 2, and on Thursday I can not"), only what follows the last comma.
 */
export function takenBack(items: readonly Item[], i: number, before: readonly Draft[]): readonly Draft[] {
  const first = before[0];
  const affirmed = items
    .slice(0, first?.group.first ?? 0)
    .some((item) => item.k === 'cue' && (item.cue === 'free' || item.cue === 'works' || item.cue === 'attend'));
  if (!affirmed || before.length < 2) return before;
  const comma = items.slice(0, i).findLastIndex((item) => item.k === 'comma');
  const since = before.filter((draft) => draft.group.first > comma);
  return since.length > 0 ? since : before.slice(-1);
}

/** "keep Wednesdays free": what is kept free is not to be offered. */
export function isKeptFree(items: readonly Item[], i: number): boolean {
  const item = items[i];
  const open = item?.k === 'cue' && /^(?:free|clear|open|frei|libre|libres)$/.test(item.text);
  return open && items.slice(0, i).some((before) => before.k === 'cue' && before.cue === 'keep');
}

/** "I have a client call Wednesday 10 to 11": who has a meeting then is not free. */
export function isCommitment(items: readonly Item[], i: number): boolean {
  const item = items[i];
  const next = items[i + 1];
  const article = next?.k === 'keyword' && (next.keyword === 'a' || next.keyword === 'another');
  const noun = article ? items[i + 2] : next;
  return (
    item?.k === 'cue' &&
    /^(?:(?:i|we) have|i've got)$/.test(item.text) &&
    noun?.k === 'cue' &&
    (noun.cue === 'call_noun' || noun.cue === 'meet' || noun.cue === 'meal')
  );
}

/** "Is Friday at 3 too late?": the words ask whether it is, and do not say so. */
export function isAskedAbout(items: readonly Item[], i: number): boolean {
  const item = items[i];
  const verdict = item?.k === 'cue' && /^too (?:late|early|soon)$/.test(item.text);
  return verdict && i === items.length - 1 && items.slice(0, i).every((before) => before.k !== 'cue');
}

/** "…, because Monday is full, so Tuesday": the comma ends the reason. */
export function isReasonBefore(items: readonly Item[], i: number): boolean {
  const opener = items
    .slice(0, i)
    .findLast((item) => item.k === 'comma' || (item.k === 'cue' && item.cue === 'reason'));
  return opener?.k === 'cue';
}
