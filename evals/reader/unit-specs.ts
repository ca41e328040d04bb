import { join } from 'node:path';
import { inspectTimes } from '@/inspect/times';
import type { FoundValue } from './score-times';
import { jsonLines } from './time-rows';

interface SpecResult {
  readonly Text: string;
  readonly Value?: {
    readonly FutureResolution?: Readonly<Record<string, string>>;
    readonly PastResolution?: Readonly<Record<string, string>>;
  };
}

interface FoundItem {
  readonly text: string;
  readonly value: FoundValue;
}

/** A row of the specifications of single extractors and parsers: the words of each expression and, of parsers, its value. */
export interface UnitSpec {
  readonly spec: string;
  readonly text: string;
  readonly now: string;
  readonly results: readonly SpecResult[];
}

/** Recognizers' unit specifications, without those of time zones alone. */
export function unitSpecs(folder: string): UnitSpec[] {
  return jsonLines(join(folder, 'recognizers-datetime-en', 'unit-specs.open.jsonl'))
    .filter((row) => !/TimeZone/.test(String(row.spec)))
    .map((row) => ({
      spec: String(row.spec),
      text: String(row.input),
      now: String(
        (row.context as { ReferenceDateTime?: string } | null)?.ReferenceDateTime ?? '2016-11-07T00:00',
      ).slice(0, 16),
      results: row.results as SpecResult[],
    }));
}

/** What the grammar finds in the text of a specification, with the words of each item. */
export const itemsOf = (spec: UnitSpec): FoundItem[] =>
  (inspectTimes({ id: spec.text, ...spec, zone: 'UTC', locale: 'en-US' }) as { items: FoundItem[] }).items;

/**
 * Every expression is found in the same words, but for "on", "in", "the" before it, and has the value where one is stated.
 * A specification speaks of its own kind of expression alone, so more may be found; where it expects none, none is.
 */
export function specIsRight({ results, spec }: UnitSpec, found: readonly FoundItem[]): boolean {
  if (results.length === 0 || /^Merged/.test(spec)) if (found.length !== results.length) return false;
  return results.every(({ Text, Value }) => {
    const item = found.find(({ text }) => bare(text) === bare(Text));
    const wanted = [Value?.FutureResolution, Value?.PastResolution].filter(
      (side) => side && Object.keys(side).length > 0,
    );
    return item !== undefined && (wanted.length === 0 || wanted.some((side) => side && holds(side, item.value)));
  });
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^(?:(?:on|at|in|for|the|from|of)\s+)+/, '')
    .trim();

const stamp = (text: string | undefined): string | undefined =>
  text && (text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T').slice(0, 16));
const dayAfter = (wall: string): string => new Date(Date.parse(`${wall}:00Z`) + 86_400_000).toISOString().slice(0, 16);

function holds(side: Readonly<Record<string, string>>, value: FoundValue): boolean {
  if (side.duration) return value.seconds === Number(side.duration);
  if (side.set) return value.kind === 'set';
  return [value, ...(value.alternatives ?? [])].some(({ from, to }) => {
    if (side.date) return from?.slice(0, 10) === side.date;
    if (side.dateTime) return from === stamp(side.dateTime);
    if (side.time) return from?.slice(11) === side.time.slice(0, 5);
    if (side.startTime)
      return from?.slice(11) === side.startTime.slice(0, 5) && to?.slice(11) === side.endTime?.slice(0, 5);
    const start = stamp(side.startDate ?? side.startDateTime);
    const end = stamp(side.endDate ?? side.endDateTime);
    return (!start || from === start) && (!end || to === end || to === dayAfter(end));
  });
}
