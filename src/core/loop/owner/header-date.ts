import { folded } from '../../folded';
import { dayNumber } from '../../time/calendar-date';
import type { WallMinute } from '../../time/period';
import { LANGUAGES, monthName } from '../../time/wall-format';

const CLOCK = /(?<!\d)(\d{1,2})\s?[:.h]\s?(\d{2})(?::\d{2})?\s*([ap])?\.?m?/iu;
const ISO = /(?<!\d)((?:19|20)\d{2})-(\d{2})-(\d{2})(?!\d)/u;
const DAY_FIRST = /(?<!\d)(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})(?!\d)/u;
const SLASHED = /(?<!\d)(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?!\d)/u;
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/u;

/**
 * The date and time that a mail program wrote above a quoted mail ("Mon, Nov 30, 2026 at 4:11 PM"), as wall minutes; null
 * where there is no whole date, or one that has two readings. Without a time it is noon.
 */
export function writtenIn(header: string): WallMinute | null {
  const day = dayIn(header);
  if (day === null) return null;
  const clock = CLOCK.exec(header.replace(DAY_FIRST, ' '));
  if (!clock) return day * 1440 + 720;
  const hour = Number(clock[1]) % (clock[3] ? 12 : 24);
  return day * 1440 + (hour + (clock[3]?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(clock[2]);
}

function dayIn(header: string): number | null {
  const iso = ISO.exec(header);
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const dotted = DAY_FIRST.exec(header);
  if (dotted) return valid(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const slashed = SLASHED.exec(header);
  if (slashed) return ofSlashes(Number(slashed[1]), Number(slashed[2]), Number(slashed[3]));
  const year = YEAR.exec(header);
  const months = monthsIn(header);
  const [month] = months;
  if (!year || !month || months.some((one) => one.number !== month.number)) return null;
  const near = header.slice(Math.max(0, month.at - 8), month.at + month.length + 8).replace(YEAR, ' ');
  const number = /(?<![\d:])(\d{1,2})(?![\d:])/u.exec(near);
  return number ? valid(Number(year[1]), month.number, Number(number[1])) : null;
}

/** Day or month first: known only where one of them is no month, or both are the same. */
function ofSlashes(a: number, b: number, year: number): number | null {
  if (a > 12) return valid(year, b, a);
  return b > 12 || a === b ? valid(year, a, b) : null;
}

function valid(year: number, month: number, day: number): number | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? dayNumber(year, month, day) : null;
}

interface Month {
  readonly number: number;
  readonly at: number;
  readonly length: number;
}

/** The words that are names of months in a language that we write, or begin one: "Nov", "déc.", "noviembre". */
function monthsIn(header: string): Month[] {
  return [...header.matchAll(/\p{L}{3,}/gu)].flatMap((word) => {
    const begun = new Set(NAMES.filter(({ name }) => name.startsWith(folded(word[0]))).map(({ number }) => number));
    const [number, ...others] = begun;
    return number && others.length === 0 ? [{ number, at: word.index, length: word[0].length }] : [];
  });
}

const NAMES = LANGUAGES.flatMap((language) =>
  Array.from({ length: 12 }, (_, i) => ({ number: i + 1, name: folded(monthName(i + 1, language)) })),
);
