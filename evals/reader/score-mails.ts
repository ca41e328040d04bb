import { goldTimes, intentNames, type MailRow, type PrintedReading, timesOf } from './gold';

export interface MailScore {
  readonly row: MailRow;
  readonly exact: boolean;
  readonly auto: boolean;
  /** Automatic although the reading is not the gold's, and the act would reach somebody. */
  readonly harmful: boolean;
  readonly windows: { readonly hit: number; readonly found: number; readonly gold: number };
  readonly intents: { readonly hit: number; readonly found: number; readonly gold: number };
  readonly milliseconds: number;
}

/** Compares one reading with its gold, field by field. */
export function scoreMail(row: MailRow, reading: PrintedReading, milliseconds: number): MailScore {
  const found = timesOf(reading, row);
  const gold = goldTimes(row);
  const intents = intentNames(reading);
  const accepted = reading.acceptAny
    ? 'any'
    : reading.options.filter((option) => option.stance !== 'reject').map((option) => option.option);
  const timesRight = sameSet(found, gold);
  const intentsRight = sameSet(intents, new Set(row.gold.intents));
  const acceptRight = JSON.stringify(accepted) === JSON.stringify(row.gold.accept ?? []);
  const detailsRight =
    reading.durationMin === (row.gold.dur ?? null) &&
    reading.medium === (row.gold.medium ?? null) &&
    reading.lateMin === (row.gold.late ?? null);
  const exact = timesRight && intentsRight && acceptRight && detailsRight;
  return {
    row,
    exact,
    auto: reading.gate.auto,
    harmful: reading.gate.auto && reading.gate.class > 0 && !exact,
    windows: overlap(found, gold),
    intents: overlap(intents, new Set(row.gold.intents)),
    milliseconds,
  };
}

function sameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

function overlap(found: ReadonlySet<string>, gold: ReadonlySet<string>): { hit: number; found: number; gold: number } {
  return { hit: [...found].filter((item) => gold.has(item)).length, found: found.size, gold: gold.size };
}
