import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a time row expects of one expression; empty fields are not compared. Wall times `YYYY-MM-DDTHH:MM`. */
export interface ExpectedValue {
  readonly from?: string;
  readonly to?: string;
  readonly seconds?: number;
  readonly set?: true;
  /** A part of the day: only its date is compared, borders differ between conventions. */
  readonly part?: true;
  /** The date of `from` is not part of the expectation (a bare time of day). */
  readonly timeOnly?: true;
}

export interface TimeRow {
  readonly id: string;
  readonly text: string;
  readonly now: string;
  readonly zone: string;
  readonly locale: string;
  /** Acceptable readings per expression, in order of the text. */
  readonly expected: readonly { readonly text: string | null; readonly values: readonly ExpectedValue[] }[];
}

export function jsonLines(path: string): Record<string, unknown>[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const stamp = (text: string): string => (text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T').slice(0, 16));
const firstFile = (folder: string, names: readonly string[]): string =>
  names.map((name) => join(folder, name)).find(existsSync) ?? '';

interface RecognizerValue {
  type: string;
  timex?: string;
  start?: string;
  end?: string;
  value?: string;
}

/** Microsoft recognizers' cases that resolve to something definite. */
export function recognizerRows(folder: string): TimeRow[] {
  return jsonLines(firstFile(join(folder, 'recognizers-datetime-en'), ['cases.open.jsonl', 'cases.jsonl'])).flatMap(
    (row) => {
      const results = row.results as { text: string; type: string; values?: RecognizerValue[] }[];
      const expected = results
        .filter((result) => result.type !== 'timezone')
        .map((result) => ({ text: result.text, values: (result.values ?? []).map(recognizerValue) }));
      if (expected.some((entry) => entry.values.length === 0)) return [];
      return [
        {
          id: String(row.id),
          text: String(row.input),
          now: String(row.reference).slice(0, 16),
          zone: 'UTC',
          locale: 'en-US',
          expected,
        },
      ];
    },
  );
}

function recognizerValue(value: RecognizerValue): ExpectedValue {
  const part = /T(?:MO|AF|EV|NI|DT|MED|MEL)/.test(value.timex ?? '');
  if (value.type === 'set') return { set: true };
  if (value.type === 'duration') return { seconds: Number(value.value) };
  if (value.type === 'time') return { from: `0000-00-00T${(value.value ?? '').slice(0, 5)}`, timeOnly: true };
  if (value.type === 'timerange') {
    if (part) return { part: true, timeOnly: true };
    const side = (text: string | undefined): string | undefined =>
      text ? `0000-00-00T${text.slice(0, 5)}` : undefined;
    return { from: side(value.start), to: side(value.end), timeOnly: true };
  }
  const from = value.start ?? value.value;
  return {
    ...(from ? { from: stamp(from) } : {}),
    ...(value.end ? { to: stamp(value.end) } : {}),
    ...(part ? { part: true as const } : {}),
  };
}

/** Duckling's English corpus without holidays. */
export function ducklingRows(folder: string): TimeRow[] {
  return jsonLines(firstFile(join(folder, 'duckling-time-en'), ['cases.open.jsonl', 'cases.jsonl']))
    .filter((row) => row.holiday === null && row.section !== 'latentCorpus' && row.section !== 'diffCorpus')
    .map((row) => {
      const values = (row.values as string[]).map((value) => value.slice(0, 16));
      const open = row.direction as 'After' | 'Before' | null;
      const value: ExpectedValue =
        open === 'Before' ? { to: values[0] } : { from: values[0], ...(values[1] ? { to: values[1] } : {}) };
      const minuteless = row.grain === 'Minute' && values[1] ? { ...value, to: values[1].slice(0, 15) } : value;
      return {
        id: String(row.id),
        text: String(row.text),
        now: String(row.reference).slice(0, 16),
        zone: 'UTC',
        locale: row.locale === 'EN' || row.locale === 'EN_US' ? 'en-US' : String(row.locale).replace('_', '-'),
        expected:
          values.length === 0
            ? []
            : [{ text: String(row.text), values: [row.fn === 'datetimeInterval' ? { from: value.from } : minuteless] }],
      };
    });
}

/** The moment that a row of chrono is read at: a timestamp, or "thursday 13 June 2019" at noon. */
function referenceOf(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return text.slice(0, 16);
  const spelled = /\d{1,2} [A-Z][a-z]+ \d{4}$/.exec(text);
  return spelled ? `${new Date(`${spelled[0]} UTC`).toISOString().slice(0, 10)}T12:00` : '2016-10-01T12:00';
}

/** chrono's English tests that name a date or must find nothing. */
export function chronoRows(folder: string): TimeRow[] {
  return jsonLines(firstFile(join(folder, 'chrono-tests-en'), ['cases.open.jsonl', 'cases.jsonl'])).flatMap((row) => {
    const expect = row.expect as { text?: string; start?: Record<string, number>; end?: Record<string, number> } | null;
    const now = referenceOf(String(row.reference));
    if (Number(now.slice(5, 7)) > 12) return [];
    const base = { id: String(row.id), text: String(row.input), now, zone: 'UTC', locale: 'en-US' };
    if (expect === null) return [{ ...base, expected: [] }];
    const side = (parts: Record<string, number> | undefined): string | undefined => {
      if (!parts || parts.year === undefined || parts.month === undefined) return undefined;
      const two = (n: number | undefined, fallback: string): string =>
        n === undefined ? fallback : String(n).padStart(2, '0');
      return `${String(parts.year).padStart(4, '0')}-${two(parts.month, '01')}-${two(parts.day, '01')}`;
    };
    const from = side(expect.start);
    if (from === undefined) return [];
    return [{ ...base, expected: [{ text: expect.text ?? null, values: [{ from }] }] }];
  });
}
