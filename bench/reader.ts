import { createRequire } from 'node:module';
import * as chrono from 'chrono-node';
import { gate } from '@/core/reading/gate';
import { read } from '@/core/reading/read';
import type { ReadingContext } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { parseReadRow } from '@/inspect/read';
import { paraphraseRows } from '../evals/paraphrases/rows';
import { quantile } from '../evals/reader/statistics';
import { hostileTexts } from '../tests/support/reader-texts';
import { interleave, machine, showTime } from './measure';
import { writeSection } from './report';

const Recognizers = createRequire(import.meta.url)('@microsoft/recognizers-text-date-time');

/** Mails of the paraphrase bank, as they arrive: with greeting, signature and quoted mail. */
const MAILS = 2_000;
const HOUR_NS = 3.6e12;

interface Mail {
  readonly raw: string;
  readonly text: string;
  readonly context: ReadingContext;
  readonly english: boolean;
}

const mails = paraphraseRows(11, MAILS).map((row): Mail => {
  const { text, context } = parseReadRow(row);
  return { raw: text, text: newTextOf({ text }).newText, context, english: row.tags?.[0] === 'en' };
});
const english = mails.filter((mail) => mail.english);

/** A task that takes the next mail at each call. */
function overMails(of: readonly Mail[], work: (mail: Mail) => number): () => number {
  let next = 0;
  return () => {
    next = (next + 1) % of.length;
    return work(of[next] as Mail);
  };
}

const WORD = /[\p{L}\d]+/gu;
const tasks = [
  { name: 'floor: words of the mail', run: overMails(mails, ({ raw }) => raw.match(WORD)?.length ?? 0) },
  { name: 'new text of the mail', run: overMails(mails, ({ raw }) => newTextOf({ text: raw }).newText.length) },
  {
    name: 'the reader: new text, reading, gate',
    run: overMails(mails, ({ raw, context }) => {
      const reading = read(newTextOf({ text: raw }).newText, context);
      return reading.windows.length + gate(reading, context).class;
    }),
  },
  {
    name: 'the same, English mail',
    run: overMails(english, ({ text, context }) => read(text, context).windows.length),
  },
  { name: 'chrono-node, English mail, times alone', run: overMails(english, ({ text }) => chrono.parse(text).length) },
  {
    name: 'recognizers, English mail, times alone',
    run: overMails(english, ({ text }) => Recognizers.recognizeDateTime(text, 'en-us').length),
  },
];

const timings = interleave(tasks, 9);
const floor = timings.get(tasks[0]?.name ?? '') ?? 1;
const rows = tasks.map(({ name }) => {
  const ns = timings.get(name) as number;
  return `| ${name} | ${showTime(ns)} | ${Math.round(HOUR_NS / ns / 1000).toLocaleString('en-US')} thousand | ${(ns / floor).toFixed(1)} × |`;
});

/** Processor time since then. */
function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

const single = mails.map(({ raw, context }) => {
  const began = process.cpuUsage();
  read(newTextOf({ text: raw }).newText, context);
  return milliseconds(began);
});

const hostile = hostileTexts(30_000).map(({ name, text }) => {
  const times = [0, 1, 2].map(() => {
    const began = process.cpuUsage();
    read(newTextOf({ text }).newText, mails[0]?.context as ReadingContext);
    return milliseconds(began);
  });
  return { name, took: Math.min(...times) };
});
const worst = hostile.sort((a, b) => b.took - a.took).slice(0, 5);

const date = new Date().toISOString().slice(0, 10);
const text = `\`npm run bench:reader\`, ${date}, ${machine()}. One core; the tasks take turns.

| task | per mail | mails per hour | of the floor |
| --- | ---: | ---: | ---: |
${rows.join('\n')}

Single mails of the bank, processor time (${MAILS}): p50 ${quantile(single, 0.5).toFixed(2)} ms, p95 ${quantile(single, 0.95).toFixed(2)} ms, p99 ${quantile(single, 0.99).toFixed(2)} ms. The libraries find moments and stretches of time and nothing else: no polarity, no choice among offers, no intent.

Hostile texts of 30 kB (${hostile.length} kinds), the slowest: ${worst.map(({ name, took }) => `${name} ${took.toFixed(0)} ms`).join('; ')}.
`;
writeSection('The reader', text);
console.log(text);
