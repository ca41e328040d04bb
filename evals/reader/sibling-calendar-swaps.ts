import type { FoundValue } from './score-times';
import {
  alike,
  minutes,
  oneChanged,
  type Relation,
  type Sibling,
  same,
  sides,
  weekdayOfWall,
} from './sibling-relations';
import { ending, MONTHS, WEEKDAYS } from './sibling-surface-swaps';

const DAY = 1440;
const UNIT_MINUTES: Readonly<Record<string, number>> = { minute: 1, min: 1, hour: 60, hr: 60, day: DAY, week: 7 * DAY };
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const only = (text: string, pattern: RegExp): RegExpMatchArray | undefined => {
  const all = [...text.matchAll(pattern)];
  return all.length === 1 ? all[0] : undefined;
};
const put = (text: string, match: RegExpMatchArray, word: string): string =>
  `${text.slice(0, match.index)}${word}${text.slice((match.index ?? 0) + match[0].length)}`;
const dated = (before: FoundValue): boolean => before.kind !== 'set' && before.kind !== 'duration';
const likeCase = (word: string, model: string): string =>
  /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** One date is another, on one of its sides as said; what is no date stays of its kind. */
const dateChanged = (change: (before: string, after: string) => boolean): Relation =>
  oneChanged((before, after) => {
    if (!dated(before)) return before.kind === after.kind;
    return alike(before, after) && sides(before, after).some(([a, b]) => change(a, b));
  });

/** Another thing of the same class, and the values that follow. */
export function calendarSwaps(text: string, now: string): Sibling[] {
  return [
    ...weekdays(text),
    ...months(text),
    ...amounts(text),
    ...units(text),
    ...clocks(text),
    ...halves(text),
    ...shifts(text, now),
    ...ordinals(text),
    ...years(text),
    ...parts(text),
    ...dateForms(text),
  ];
}

/** The same sentence on another day of the week. */
function weekdays(text: string): Sibling[] {
  const found = only(text, new RegExp(`\\b(?:${WEEKDAYS.join('|')})\\b`, 'gi'));
  if (
    !found ||
    /\d(?:st|nd|rd|th)\b|\d[./-]\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\bin \d|from today|\b\w+day \d\d\b|-\w{3,}day|twenty/i.test(
      text.replace(found[0], ''),
    )
  )
    return [];
  const old = WEEKDAYS.indexOf(found[0].toLowerCase());
  const fixed = /\bweek\b/i.test(text);
  return [2, 5].map((by) => {
    const next = (old + by) % 7;
    const change = dateChanged((a, b) => {
      const moved = Math.abs(minutes(b) - minutes(a));
      const week = Math.floor((minutes(a) / DAY + 3) / 7) === Math.floor((minutes(b) / DAY + 3) / 7);
      return (
        moved % DAY === 0 &&
        moved < 35 * DAY &&
        weekdayOfWall(b) === (weekdayOfWall(a) + by) % 7 &&
        (!fixed || week || /after|before|from/i.test(text))
      );
    });
    return { swap: 'weekday', text: put(text, found, likeCase(WEEKDAYS[next] as string, found[0])), holds: change };
  });
}

/** The same sentence in another month. */
function months(text: string): Sibling[] {
  const found = only(text, new RegExp(`\\b(?:${MONTHS.join('|')})\\b`, 'gi'));
  if (
    !found ||
    /\b(?:mon|tues?|wed|thur?s?|fri|sat|sun)(?:[a-z]*day)?\b|\d[./-]\d|week|feb 29|29 feb/i.test(
      text.replace(found[0], ''),
    )
  )
    return [];
  if (/\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i.test(text.replace(found[0], ''))) return [];
  const old = MONTHS.indexOf(found[0].toLowerCase());
  if (/^(?:may|march)$/i.test(found[0]) && /\bmay (?:not|email)|\bmarch (?:on|with)/i.test(text)) return [];
  const year = /\b(?:1[5-9]|20)\d\d\b/.test(text);
  return [4, 7, 9].map((by) => {
    const next = (old + by) % 12;
    const change = dateChanged((a, b) => {
      const month = (at: string): number => Number(at.slice(0, 4)) * 12 + Number(at.slice(5, 7)) - 1;
      const day = a.slice(8) === b.slice(8) || /last|end|late/i.test(text);
      const turned = (month(b) - month(a) - (next - old)) % 12 === 0;
      return turned && day && (!year || a.slice(0, 4) === b.slice(0, 4));
    });
    return { swap: 'month', text: put(text, found, likeCase(MONTHS[next] as string, found[0])), holds: change };
  });
}

const AMOUNT =
  /(?<![\d.,:/-]|and |half |thousand )\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (minute|min|hour|hr|day|week|month|year)(s?)\b(?! and\b| \d|,? \w+ (?:day|week|month|hour|minute))/gi;
const MONTHLY: Readonly<Record<string, number>> = { month: 1, year: 12 };
const DURATION: Readonly<Record<string, number>> = { ...UNIT_MINUTES, month: 30 * DAY, year: 365 * DAY };

/** "3 days": another amount of the same unit. */
function amounts(text: string): Sibling[] {
  const found = only(text, AMOUNT);
  if (!found || Number.isNaN(amountOf(found[1])) || /\bon \w+day|\bon (?:fri|mon|tue)/i.test(text)) return [];
  const unit = (found[2] ?? '').toLowerCase();
  const old = amountOf(found[1]);
  const plural = /s$/.test(found[3] ?? '') || old > 1;
  return [2, 4, 7, 11]
    .filter((n) => n !== old && (plural || n > 1))
    .map((n) => {
      const word = n < 11 && Number.isNaN(Number(found[1])) ? (WORDS[n] as string) : `${n}`;
      return {
        swap: 'amount',
        text: put(text, found, `${word} ${found[2]}${found[3] || (old === 1 ? 's' : '')}`),
        holds: grown(n - old, unit),
      };
    });
}

const amountOf = (word: string | undefined): number =>
  /^\d/.test(word ?? '') ? Number(word) : WORDS.indexOf((word ?? '').toLowerCase()) || Number.NaN;

/** One end of the value moves by so many units; a length grows by them. */
function grown(by: number, unit: string): Relation {
  return oneChanged((before, after) => {
    if (before.seconds !== undefined) return after.seconds === before.seconds + by * (DURATION[unit] ?? 0) * 60;
    if (before.kind === 'set') return after.kind === 'set';
    if (!alike(before, after)) return false;
    const moves = sides(before, after).filter(([a, b]) => a !== b);
    return moves.length > 0 && moves.every(([a, b]) => [by, -by].some((n) => movedBy(a, b, n, unit)));
  });
}

function movedBy(a: string, b: string, n: number, unit: string): boolean {
  const step = UNIT_MINUTES[unit];
  if (step !== undefined) return minutes(b) - minutes(a) === n * step;
  const months = (wall: string): number => Number(wall.slice(0, 4)) * 12 + Number(wall.slice(5, 7));
  const [x, y] = [Number(a.slice(8, 10)), Number(b.slice(8, 10))];
  return months(b) - months(a) === n * (MONTHLY[unit] ?? 0) && (x === y || Math.abs(x - y) < 4);
}

/** "3 days" to "3 weeks", "3 minutes" to "3 hours". */
function units(text: string): Sibling[] {
  const found = only(text, AMOUNT);
  if (!found || Number.isNaN(amountOf(found[1])) || /\bon \w+day|business|\bdays? of\b|weeks? of\b/i.test(text))
    return [];
  const pairs: Readonly<Record<string, string>> = {
    day: 'week',
    week: 'day',
    minute: 'hour',
    min: 'hour',
    hour: 'minute',
    month: 'year',
    year: 'month',
  };
  const unit = (found[2] ?? '').toLowerCase();
  const next = pairs[unit];
  if (!next) return [];
  const n = amountOf(found[1]);
  const step = (name: string): number => (DURATION[name] ?? 0) * n;
  const holds = oneChanged((before, after) => {
    if (before.seconds !== undefined) return after.seconds === before.seconds + (step(next) - step(unit)) * 60;
    if (!dated(before)) return before.kind === after.kind;
    if (!alike(before, after)) return false;
    const slack =
      unit === 'month' || unit === 'year' ? 31 * DAY : 7 * DAY * Number(/next|last|past|previous|coming/i.test(text));
    return sides(before, after).some(
      ([a, b]) => a !== b && Math.abs(Math.abs(minutes(b) - minutes(a)) - Math.abs(step(next) - step(unit))) <= slack,
    );
  });
  return [{ swap: 'unit', text: put(text, found, `${found[1]} ${next}${found[3]}`), holds }];
}

/** "3:15pm": another hour with the same half of the day. */
function clocks(text: string): Sibling[] {
  const found = only(text, /(?<![\d:.,/-] ?)\b(\d{1,2})((?::[0-5]\d)? ?[ap]\.?m\b)/gi);
  if (
    !found ||
    /-|\bto\b|until|till|between|from|and|or|noon|morning|night|evening|afternoon|\bpast|\bto\b|quarter|half/i.test(
      text,
    )
  )
    return [];
  const old = Number(found[1]) % 12;
  return [5, 8, 11]
    .filter((hour) => hour !== old)
    .map((hour) => ({
      swap: 'hour',
      text: put(text, found, `${hour}${found[2]}`),
      holds: oneChanged((before, after) => alike(before, after) && clockMoved(before, after, (hour - old) * 60, text)),
    }));
}

/** The clock moved by so many minutes; a time without a day may fall on the next or the last one. */
function clockMoved(before: FoundValue, after: FoundValue, by: number, text: string): boolean {
  const dayless =
    !/day\b|\d[/.-]\d|\b(?:tomorrow|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
      text,
    );
  return sides(before, after).some(([a, b]) => {
    const moved = minutes(b) - minutes(a);
    return moved === by || (dayless && [by - DAY, by + DAY].includes(moved));
  });
}

/** "3pm" to "3am". */
function halves(text: string): Sibling[] {
  const found = only(text, /(?<=\d ?)([ap])(?=\.?m\b)/gi);
  if (
    !found ||
    /-|\bto\b|until|till|between|from|and|or|noon|morning|night|evening|afternoon|tonight|\b12|lunch|dinner|\b1[3-9]|\b2\d[: ]/i.test(
      text,
    )
  )
    return [];
  const pm = (found[0] ?? '').toLowerCase() === 'p';
  const half = pm ? 'a' : 'p';
  return [
    {
      swap: 'am and pm',
      text: put(text, found, /[AP]/.test(found[0]) ? half.toUpperCase() : half),
      holds: oneChanged((before, after) => alike(before, after) && clockMoved(before, after, pm ? -720 : 720, text)),
    },
  ];
}

/** "this week" to "next" and "last week". */
function shifts(text: string, now: string): Sibling[] {
  const found = only(text, /\b(this|next|last)(?= (?:week|month|year|quarter)\b(?! (?:or|of|in|end)))/gi);
  if (
    !found ||
    /days? (?:of|in|from|after|before)|week \d|day\b|\bafter |\bat \d|-/i.test(text) ||
    /rest|later|so far|the last/i.test(text)
  )
    return [];
  const order = ['last', 'this', 'next'];
  const old = order.indexOf(found[0].toLowerCase());
  const unit = /^ (\w+)/.exec(text.slice((found.index ?? 0) + 4))?.[1]?.toLowerCase() ?? '';
  const today = minutes(`${now.slice(0, 10)}T00:00`);
  return order.flatMap((word, next) => {
    if (next === old) return [];
    const holds = dateChanged(
      (a, b) => unitsBetween(a, b, unit) === next - old || (minutes(a) <= today && minutes(b) > today),
    );
    return [{ swap: 'this, next, last', text: put(text, found, likeCase(word, found[0])), holds }];
  });
}

function unitsBetween(a: string, b: string, unit: string): number {
  if (unit === 'week') return (minutes(b) - minutes(a)) / (7 * DAY);
  const months = (wall: string): number => Number(wall.slice(0, 4)) * 12 + Number(wall.slice(5, 7));
  return (months(b) - months(a)) / ({ month: 1, quarter: 3, year: 12 }[unit] ?? Number.NaN);
}

/** "the 4th" to "the 9th" and "the 22nd". */
function ordinals(text: string): Sibling[] {
  const found = only(
    text,
    /\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:week|qtr|quarter|last|day|mon|tue|wed|thu|fri|sat|sun|century))/gi,
  );
  if (!found || /\b(?:mon|tue|wed|thu|fri|sat|sun)|-|\bto\b|thr(?:u|ough)|between|from/i.test(text)) return [];
  return [9, 22]
    .filter((n) => n !== Number(found[1]))
    .map((n) => ({
      swap: 'day of the month',
      text: put(text, found, `${n}${ending(n)}`),
      holds: dateChanged((a, b) => Number(b.slice(8, 10)) === n && a.slice(11) === b.slice(11)),
    }));
}

/** A year of four digits becomes another. */
function years(text: string): Sibling[] {
  const found = only(text, /(?<![\d:.,/~-])\b(19|20)\d\d\b(?![\d:~]|[./-]\d)/g);
  if (!found || /\b(?:mon|tue|wed|thu|fri|sat|sun)|week|easter|thanksgiving|feb\w* 29|decade/i.test(text)) return [];
  return [3, -8].map((by) => {
    const turned = (wall: string): string => `${Number(wall.slice(0, 4)) + by}${wall.slice(4)}`;
    return {
      swap: 'year',
      text: put(text, found, `${Number(found[0]) + by}`),
      holds: dateChanged((a, b) => turned(a) === b),
    };
  });
}

/** "morning" to "afternoon" and "evening". */
function parts(text: string): Sibling[] {
  const found = only(text, /\b(?:morning|afternoon|evening)\b/gi);
  if (
    !found ||
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|good|late|early|mid)\b/i.test(text)
  )
    return [];
  return ['morning', 'afternoon', 'evening']
    .filter((part) => part !== found[0].toLowerCase())
    .map((part) => ({
      swap: 'part of the day',
      text: put(text, found, likeCase(part, found[0])).replace(/\ba (?=after|even)/, 'an '),
      holds: oneChanged((before, after) => {
        if (!dated(before)) return before.kind === after.kind;
        const day = (value: FoundValue): string => (value.from ?? value.to ?? '').slice(0, 10);
        return alike(before, after) && (day(before) === day(after) || !/day|this|tomorrow/i.test(text));
      }),
    }));
}

/** One date, written as people write it. */
function dateForms(text: string): Sibling[] {
  const out: Sibling[] = [];
  const add = (match: RegExpMatchArray, forms: readonly string[]): void => {
    for (const form of forms) out.push({ swap: 'form of the date', text: put(text, match, form), holds: same });
  };
  const numeric = only(text, /(?<![\w./-] ?)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\/((?:19|20)\d\d)(?![\w/-]|\.\d)/g);
  if (numeric) {
    const [, month = '', day = '', year = ''] = numeric;
    const name = MONTHS[Number(month) - 1] as string;
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    add(numeric, [
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
      `${title} ${Number(day)}, ${year}`,
      `${Number(day)} ${title} ${year}`,
      `${title.slice(0, 3)} ${Number(day)}${ending(Number(day))} ${year}`,
      `the ${Number(day)}${ending(Number(day))} of ${title} ${year}`,
      ...(Number(day) > 12 ? [`${day}.${month}.${year}`, `${day}/${month}/${year}`] : []),
    ]);
  }
  const named = only(
    text,
    new RegExp(
      `(?<!(?:the|\\d|[/-]) ?)\\b(${MONTHS.join('|')}|jan|feb|apr|jun|jul|aug|sep|oct|nov|dec)\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?!['\\d:/.-]| ?(?:-|to|through|thru|am|pm|\\d{1,2}\\b))`,
      'gi',
    ),
  );
  if (named && !/\b(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) {
    const name = MONTHS.find((month) => month.startsWith((named[1] ?? '').toLowerCase())) ?? '';
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    const day = Number(named[2]);
    if (day > 0 && day < 29)
      add(named, [
        `${day} ${title}`,
        `${title} ${day}${ending(day)}`,
        `${day}${ending(day)} of ${title}`,
        `${title.slice(0, 3)} ${day}`,
        `${day} ${title.slice(0, 3)}`,
        `${title} the ${day}${ending(day)}`,
      ]);
  }
  return out;
}
