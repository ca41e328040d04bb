import computed from './calibration.generated.json' with { type: 'json' };
import type { Reading } from './reading';

/** How often a statement was right that the reader was this sure of: pairs in rising order of both. */
export type Curve = readonly (readonly [stated: number, right: number])[];

/** Curves per intent, for the other intents together and for options. */
export interface CalibrationTable {
  readonly intents: Readonly<Record<string, Curve>>;
  readonly intent: Curve;
  readonly option: Curve;
}

/**
 * The reading with confidences that mean something: of statements with confidence 0.9, nine in ten were right on the
 * mails that the table was computed from. The order of confidences of one kind never changes.
 */
export function calibrated(reading: Reading, table: CalibrationTable): Reading {
  return {
    ...reading,
    intents: reading.intents.map((intent) => ({
      ...intent,
      confidence: onCurve(table.intents[intent.kind] ?? table.intent, intent.confidence),
    })),
    options: reading.options.map((option) => ({ ...option, confidence: onCurve(table.option, option.confidence) })),
  };
}

/** The value of a curve, between its points by straight lines, outside of them by the nearest. */
export function onCurve(curve: Curve, stated: number): number {
  const above = curve.findIndex(([at]) => at >= stated);
  if (above === 0) return curve[0]?.[1] ?? stated;
  if (above < 0) return curve.at(-1)?.[1] ?? stated;
  const [low, lowRight] = curve[above - 1] as Curve[number];
  const [high, highRight] = curve[above] as Curve[number];
  return lowRight + ((highRight - lowRight) * (stated - low)) / (high - low);
}

/** Computed by evals/reader/calibrate.ts; what from, the file says. */
export const CALIBRATION = computed as unknown as CalibrationTable;

/** Leaves confidences as the rules state them. */
export const AS_STATED: CalibrationTable = { intents: {}, intent: [], option: [] };
