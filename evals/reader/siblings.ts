import { existsSync } from 'node:fs';
import { inspectTimes } from '@/inspect/times';
import { writeSection } from '../results-section';
import { plainRows } from './plain-times';
import { type FoundValue, rowIsRight } from './score-times';
import type { Sibling } from './sibling-relations';
import { same } from './sibling-relations';
import { siblingsOf } from './sibling-swaps';
import { wilson } from './statistics';
import { chronoRows, ducklingRows, recognizerRows, type TimeRow } from './time-rows';
import { itemsOf, specIsRight, unitSpecs } from './unit-specs';

/**
 * `npm run eval:siblings`: what holds of a sentence that is read right must hold of its siblings, where a weekday, an
 * amount, a spelling is another one; and sentences of our own in the style of the outside sets. Data: SUNDIAL_EVAL_DIR.
 * Writes a section of evals/RESULTS.md; `--list` prints what fails, `--list=SWAP` of one swap, and writes nothing.
 */
const folder = process.env.SUNDIAL_EVAL_DIR;
if (!folder || !existsSync(folder)) {
  console.error('SUNDIAL_EVAL_DIR must name the folder with the outside corpora.');
  process.exit(2);
}
const list = process.argv.find((arg) => arg.startsWith('--list'));
const listed = list?.split('=')[1];

const sets: readonly (readonly [string, readonly TimeRow[]])[] = [
  ['recognizers', recognizerRows(folder)],
  ['duckling', ducklingRows(folder)],
  ['chrono', chronoRows(folder)],
];

interface Tally {
  right: number;
  of: number;
}
const tallies = new Map<string, Map<string, Tally>>();

for (const [name, rows] of sets) {
  const seen = new Set<string>();
  const right = rows.filter((row) => {
    const key = `${row.text}\n${row.now}\n${row.locale}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return rowIsRight(row, valuesOf(row));
  });
  right.forEach((row, i) => {
    const before = valuesOf(row);
    for (const sibling of siblingsOf(row.text, row.now)) measure(name, row, sibling, before);
    const other = right.slice(i + 1).find(({ now, locale }) => now === row.now && locale === row.locale);
    if (other) measure(name, row, twoSentences(row, other), [...before, ...valuesOf(other)]);
  });
}

const own = plainRows(new URL('plain-times.jsonl', import.meta.url).pathname);
const wrong = own.filter((row) => !rowIsRight(row, valuesOf(row)));
const specs = unitSpecs(folder);
const wrongSpecs = specs.filter((spec) => !specIsRight(spec, itemsOf(spec)));
const lines = report();
if (list) {
  if (!listed || listed === 'plain')
    for (const row of wrong) show('plain', row.text, row.now, row.expected, valuesOf(row));
  if (!listed || listed === 'specs')
    for (const spec of wrongSpecs) show(spec.spec, spec.text, spec.now, spec.results, itemsOf(spec));
} else writeSection('siblings', lines);
console.log(lines.join('\n'));

function measure(set: string, row: TimeRow, sibling: Sibling, before: readonly FoundValue[]): void {
  const after = valuesOf({ ...row, text: sibling.text });
  const held = sibling.holds(before, after);
  const bySet = tallies.get(sibling.swap) ?? new Map<string, Tally>();
  tallies.set(sibling.swap, bySet);
  const tally = bySet.get(set) ?? { right: 0, of: 0 };
  bySet.set(set, { right: tally.right + Number(held), of: tally.of + 1 });
  if (!held && list && (!listed || listed === sibling.swap))
    show(`${set}, ${sibling.swap}`, `${row.text}  →  ${sibling.text}`, row.now, before, after);
}

/** Two sentences of one day and place; the second does not lean on the first where it names its own day. */
function twoSentences(row: TimeRow, other: TimeRow): Sibling {
  const closed = row.text.trim().replace(/[.!?,\s]+$/, '');
  return { swap: 'two sentences', text: `${closed}.\n\n${other.text}`, holds: same };
}

function valuesOf(row: TimeRow): FoundValue[] {
  return (inspectTimes(row) as { items: { value: FoundValue }[] }).items.map((item) => item.value);
}

function show(kind: string, text: string, now: string, before: unknown, after: unknown): void {
  console.log(
    `${kind} (${now})\n  ${JSON.stringify(text)}\n  - ${JSON.stringify(before)}\n  + ${JSON.stringify(after)}`,
  );
}

function report(): string[] {
  const names = sets.map(([name]) => name);
  const total: Tally = { right: 0, of: 0 };
  const rows = [...tallies].map(([swap, bySet]) => {
    const all = [...bySet.values()].reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }));
    total.right += all.right;
    total.of += all.of;
    const cells = names.map((name) => bySet.get(name)).map((tally) => (tally ? `${tally.right}/${tally.of}` : '–'));
    return `| ${swap} | ${cells.join(' | ')} | ${wilson(all.right, all.of)} |`;
  });
  const styles = [...new Set(own.map(({ style }) => style))];
  return [
    '## Siblings of time expressions',
    '',
    'Written by `npm run eval:siblings`. Each open row that is read right, with one thing put in another’s place; counted is how often the value follows. `npm run eval:siblings -- --list` names those where it does not.',
    '',
    `All siblings: ${wilson(total.right, total.of)}`,
    '',
    `| swap | ${names.join(' | ')} | all |`,
    `| --- | ${names.map(() => '---:').join(' | ')} | --- |`,
    ...rows,
    '',
    `Specifications of single extractors and parsers of recognizers, in the same words and with the value where one is stated: ${wilson(specs.length - wrongSpecs.length, specs.length)}`,
    '',
    `Sentences of our own in their style (plain-times.jsonl, development): ${wilson(own.length - wrong.length, own.length)}`,
    ...styles.map((style) => {
      const of = own.filter((row) => row.style === style);
      const empty = of.filter(({ expected }) => expected.length === 0);
      const bad = (part: readonly { id: string }[]): number =>
        part.filter(({ id }) => wrong.some((row) => row.id === id)).length;
      return `- ${style}: ${wilson(of.length - bad(of), of.length)}; with nothing to find ${empty.length - bad(empty)}/${empty.length}`;
    }),
  ];
}
