import { formatLocalDate, parseClock, parseLocalDate } from '../../time/calendar-date';
import { toWall, zoneTable } from '../../time/zone';
import { read } from '../read';
import type { ReadingContext, Window } from '../reading';
import { zoneWordsOf } from '../zone-word';
import type { ModelAnswer } from './answer';
import { locatedQuote } from './quote';

type ModelTime = ModelAnswer['times'][number];
type Row = ModelTime['interpretation'][number];

/** Rows of one expression, expressions of one answer: more is not an answer to a mail. */
const MAX_ROWS = 31;
const MAX_TIMES = 20;
const MAX_DAYS_AHEAD = 400;

/**
 * The windows that a model's times stand for. Double entry: the grammar reads each quote by itself; the same days and
 * hours make it the word of both, a quote that the grammar finds nothing in is the model's word alone, and everything
 * else is dropped. `dropped` is whether anything was.
 */
export function reconcileTimes(
  times: readonly ModelTime[],
  text: string,
  context: ReadingContext,
): { windows: Window[]; dropped: boolean } {
  const found = times.slice(0, MAX_TIMES).map((time) => windowsOfTime(time, text, context));
  return {
    windows: found.flatMap((windows) => windows ?? []),
    dropped: times.length > MAX_TIMES || found.some((windows) => windows === null),
  };
}

function windowsOfTime(time: ModelTime, text: string, context: ReadingContext): Window[] | null {
  const quote = locatedQuote(text, time.quote);
  const place = zoneOf(time, text, context);
  if (quote === null || place === null || time.recurrence !== null || !isOwnTime(time, context)) return null;
  const rows = time.interpretation;
  const today = Math.floor(toWall(zoneTable(place.zone), context.now) / 1440);
  if (rows.length === 0 || rows.length > MAX_ROWS || !rows.every((row) => isRow(row, today))) return null;
  const named = time.zoneQuote === null ? quote : `${quote} ${time.zoneQuote}`;
  const grammar = datedWindows(named, context);
  const model = rows.map((row) => windowOf(row, time, quote, place));
  if (grammar === null) return null;
  if (grammar.length === 0) return model;
  if (!sameKeys(grammar, model)) return null;
  return model.map((window) => {
    const twin = grammar.find((other) => timeKey(other) === timeKey(window));
    return { ...window, precision: twin?.precision ?? window.precision, by: 'both' as const };
  });
}

/** What the grammar finds in the quote alone; null for what has no dates to compare. */
function datedWindows(quote: string, context: ReadingContext): Window[] | null {
  const { windows } = read(quote, { ...context, loopState: 'new', offered: [] });
  return windows.every((window) => window.date !== null && window.rrule === null) ? windows : null;
}

/** A guest speaks for themselves; the owner for themselves, whichever way the model calls them. */
function isOwnTime({ whose }: ModelTime, { role }: ReadingContext): boolean {
  return whose === 'sender' || (whose === 'owner' && role === 'owner');
}

function zoneOf(
  { zoneQuote }: ModelTime,
  text: string,
  context: ReadingContext,
): Pick<Window, 'zone' | 'zoneSource'> | null {
  if (zoneQuote !== null) {
    const words = locatedQuote(text, zoneQuote);
    const zones = words === null ? undefined : zoneWordsOf(words, context.now).at(0)?.zones;
    return zones?.length === 1 ? { zone: zones[0] as string, zoneSource: 'explicit' } : null;
  }
  if (context.role !== 'owner' && context.senderZone) return { zone: context.senderZone, zoneSource: 'person' };
  return { zone: context.ownerZone, zoneSource: 'owner' };
}

function isRow({ date, from, to }: Row, today: number): boolean {
  try {
    const day = parseLocalDate(date);
    const start = from === null ? 0 : parseClock(from);
    const end = to === null ? 1440 : parseClock(to);
    return start < end && end <= 1440 && day >= today - 1 && day <= today + MAX_DAYS_AHEAD;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function windowOf(
  { date, from, to }: Row,
  { stance, role, exact }: ModelTime,
  quote: string,
  place: Pick<Window, 'zone' | 'zoneSource'>,
): Window {
  const precision = from === null && to === null ? 'day' : exact && to === null ? 'minute' : 'daypart';
  return {
    stance,
    role,
    date: formatLocalDate(parseLocalDate(date)),
    from,
    to,
    ...place,
    weekday: null,
    rrule: null,
    precision,
    by: 'model',
    quote,
  };
}

/** What two readers must agree on: day, hours, zone, and whether one start is meant. */
export function timeKey(window: Window): string {
  const { date, from, to, zone, precision } = window;
  const start = from !== null && to === null && (precision === 'minute' || precision === 'approx');
  return [date, from, to, zone, start].join('|');
}

function sameKeys(a: readonly Window[], b: readonly Window[]): boolean {
  const keys = (windows: readonly Window[]) => [...new Set(windows.map(timeKey))].sort().join(' ');
  return keys(a) === keys(b);
}
