/** How far labelers agree on one field, with what chance alone would give. */
export interface AgreementFigure {
  /** Items that were compared. */
  readonly items: number;
  /** Observed agreement from 0 to 1; null where nothing was compared. */
  readonly raw: number | null;
  /** Agreement that chance alone would give; null where nothing was compared. */
  readonly expected: number | null;
  /** Agreement beyond chance; null where chance would give (nearly) all of it, or nothing was compared. */
  readonly value: number | null;
  /** Nearly everybody says the same of nearly everything: the value means little, look at the raw agreement. */
  readonly rare: boolean;
}

/** From here on expected agreement says that a value is rare: a single slip then moves the coefficient by a tenth and more. */
const NEAR_ONE = 0.9;

/** (observed − expected) / (1 − expected), of so many items. `raw` is shown in its place where expected is 1. */
export function beyondChance(items: number, raw: number, expected: number): AgreementFigure {
  if (items === 0) return { items, raw: null, expected: null, value: null, rare: false };
  const none = 1 - expected < 1e-9;
  return {
    items,
    raw,
    expected,
    value: none ? null : (raw - expected) / (1 - expected),
    rare: expected >= NEAR_ONE,
  };
}

/** What a figure means for a field. */
export type Consequence =
  | 'rewrite_guideline'
  | 'adjudicate_all'
  | 'adjudicate_conflicts'
  | 'look_at_raw'
  | 'nothing_yet';

/**
 * Below 0.6 the guideline is rewritten and the field's labels train nothing; up to 0.8 every item is adjudicated; above it
 * only conflicts are. Rare values are judged by their raw agreement.
 */
export function consequenceOf({ items, value, rare }: AgreementFigure): Consequence {
  if (items === 0) return 'nothing_yet';
  if (rare || value === null) return 'look_at_raw';
  if (value < 0.6) return 'rewrite_guideline';
  return value > 0.8 ? 'adjudicate_conflicts' : 'adjudicate_all';
}
