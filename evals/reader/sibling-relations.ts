import type { FoundValue } from './score-times';

const MINUTE = 60_000;

/** A sentence made from one that is read right, and what must then hold between the two readings. */
export interface Sibling {
  readonly swap: string;
  readonly text: string;
  readonly holds: Relation;
}

export type Relation = (before: readonly FoundValue[], after: readonly FoundValue[]) => boolean;

/** Minutes since 1970 of a wall time. */
export const minutes = (wall: string): number => Date.parse(`${wall}:00Z`) / MINUTE;
/** Monday 0 to Sunday 6. */
export const weekdayOfWall = (wall: string): number => (new Date(`${wall}:00Z`).getUTCDay() + 6) % 7;

/** Nothing changed: the same values, kinds and grains in the same order. */
export const same: Relation = (before, after) =>
  before.length === after.length && before.every((value, i) => equal(value, after[i] as FoundValue));

/** Exactly one value changed, as said; the others are as before. Without a value before there is none after. */
export function oneChanged(change: (before: FoundValue, after: FoundValue) => boolean): Relation {
  return (before, after) => {
    if (before.length !== after.length) return false;
    if (before.length === 0) return true;
    const changed = before.flatMap((value, i) => (equal(value, after[i] as FoundValue) ? [] : [i]));
    return changed.length === 0
      ? before.some((value) => value.kind === 'set')
      : changed.every((i) => change(before[i] as FoundValue, after[i] as FoundValue)) ||
          before.every((value, i) => change(value, after[i] as FoundValue));
  };
}

/** The same kind and the same sides. */
export function alike(a: FoundValue, b: FoundValue): boolean {
  return (
    a.kind === b.kind &&
    (a.from === undefined) === (b.from === undefined) &&
    (a.to === undefined) === (b.to === undefined)
  );
}

/** The sides that both have, as pairs. */
export function sides(a: FoundValue, b: FoundValue): [string, string][] {
  return [
    [a.from, b.from],
    [a.to, b.to],
  ].flatMap(([x, y]) => (x !== undefined && y !== undefined ? [[x, y] as [string, string]] : []));
}

function equal(a: FoundValue, b: FoundValue): boolean {
  return (
    a.kind === b.kind &&
    a.from === b.from &&
    a.to === b.to &&
    a.seconds === b.seconds &&
    a.grain === b.grain &&
    (a as { rrule?: string }).rrule === (b as { rrule?: string }).rrule
  );
}
