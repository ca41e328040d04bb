import { readFileSync } from 'node:fs';
import { compile } from '@/core/preferences/compile';
import { quantile } from '../evals/reader/statistics';
import { interleave, machine, showTime } from './measure';
import { writeSection } from './report';

/**
 * `npm run bench:preferences`: compiling a whole document of preferences. Cold: each call has another moment, so that no
 * sentence is remembered. Typing: one letter more at each call, all other sentences as before.
 */
const DOCUMENTS = ['executive', 'salesperson', 'parent'] as const;
const WORD = /[\p{L}\d]+/gu;
const ZONE = 'America/New_York';

const documents = DOCUMENTS.map((name) => readFileSync(`evals/preferences/documents/${name}.md`, 'utf8'));
const lines = documents.map((text) => compile(text, { now: 0, zone: ZONE, locale: 'en' }).sentences.length);

let calls = 0;

/** A task that takes the next document at each call, with the number of the call. */
function overDocuments(work: (document: string, call: number) => number): () => number {
  return () => {
    calls += 1;
    return work(documents[calls % documents.length] as string, calls);
  };
}

/** Long enough after the call before that nothing of it is remembered. */
const later = (call: number): number => 29_700_000 + call * 60;

const tasks = [
  { name: 'floor: words of the document', run: overDocuments((document) => document.match(WORD)?.length ?? 0) },
  {
    name: 'compiled cold',
    run: overDocuments(
      (document, call) => compile(document, { now: later(call), zone: ZONE, locale: 'en' }).sentences.length,
    ),
  },
  {
    name: 'compiled again while typing',
    run: overDocuments(
      (document, call) =>
        compile(`${document}\n- ${call}`, { now: 29_700_000, zone: ZONE, locale: 'en' }).sentences.length,
    ),
  },
];

const timings = interleave(tasks, 9);
const floor = timings.get(tasks[0]?.name ?? '') ?? 1;
const rows = tasks.map(({ name }) => {
  const ns = timings.get(name) as number;
  return `| ${name} | ${showTime(ns)} | ${(ns / floor).toFixed(1)} × |`;
});

const single = Array.from({ length: 90 }, (_, n) => {
  const began = process.cpuUsage();
  compile(documents[n % documents.length] as string, { now: later(1_000_000 + n), zone: ZONE, locale: 'en' });
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
});

writeSection(
  'The preferences document',
  `\`npm run bench:preferences\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}.

Processor time per document: the ${documents.length} of evals/preferences/documents, ${lines.join(', ')} sentences.

| | time | times the floor |
|--|--|--|
${rows.join('\n')}

One cold document at a time: p50 ${quantile(single, 0.5).toFixed(1)} ms, p99 ${quantile(single, 0.99).toFixed(1)} ms, longest ${Math.max(...single).toFixed(1)} ms.`,
);
