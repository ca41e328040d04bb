import type { Gate, Intent, Reading } from '../../reading/reading';

const COURTESIES: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling', 'unclear']);

/**
 * The words of a mail that a question about it turns on: those that nobody understood; else the times, options and
 * questions that it names; else what shows its purpose.
 */
export function wordsThatMatter(reading: Reading, gate: Gate | null): string[] {
  if (gate !== null && !gate.auto && reading.residue.length > 0) return [...reading.residue];
  const named = [
    ...reading.windows.map(({ quote }) => quote),
    ...reading.options.map(({ evidence }) => evidence),
    ...reading.questions.map(({ evidence }) => evidence),
  ].filter((quote) => quote !== '');
  if (named.length > 0) return named;
  return reading.intents.filter(({ kind }) => !COURTESIES.has(kind)).map(({ evidence }) => evidence);
}
