import type { ExpectedValue, TimeRow } from './time-rows';

/** A time expression as any reader gives it. */
export interface FoundValue {
  readonly from?: string;
  readonly to?: string;
  readonly seconds?: number;
  readonly kind: string;
  readonly grain?: string;
  readonly alternatives?: readonly { readonly from?: string; readonly to?: string }[];
}

/** Whether a reader found exactly the expected expressions of a row, in order, each with an acceptable value. */
export function rowIsRight(row: TimeRow, found: readonly FoundValue[]): boolean {
  if (found.length !== row.expected.length) return false;
  return row.expected.every((entry, i) => entry.values.some((value) => agrees(value, found[i] as FoundValue)));
}

function agrees(expected: ExpectedValue, found: FoundValue): boolean {
  if (expected.set) return found.kind === 'set';
  if (expected.seconds !== undefined) return found.seconds === expected.seconds;
  if (found.kind === 'set' || found.kind === 'duration') return false;
  const readings = [{ from: found.from, to: found.to }, ...(found.alternatives ?? [])];
  return readings.some((reading) => matches(expected, reading));
}

function matches(expected: ExpectedValue, found: { from?: string; to?: string }): boolean {
  if (expected.part) return expected.timeOnly === true || sameDay(expected.from, found.from ?? found.to);
  const cut = (text: string | undefined): string | undefined => (expected.timeOnly ? text?.slice(11) : text);
  const from = cut(expected.from);
  const to = cut(expected.to);
  if (from !== undefined && !(cut(found.from) ?? '').startsWith(from)) return false;
  if (to === undefined) return true;
  const end = cut(found.to) ?? '';
  return end.startsWith(to) || sameDay(nextDay(expected.to), found.to) || end === `${to}`;
}

function sameDay(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.slice(0, 10) === b.slice(0, 10);
}

/** Some conventions name the last day, others the day after it. */
function nextDay(text: string | undefined): string | undefined {
  if (!text || text.startsWith('0000') || !text.endsWith('T00:00')) return undefined;
  return new Date(Date.parse(`${text}:00Z`) + 86_400_000).toISOString().slice(0, 16);
}
