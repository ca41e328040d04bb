// Looks for a crash, a hang or a backtracking regular expression in the reader: `npm run fuzz:reader -- [minutes]`.
import { generator } from '../../bench/measure';
import { paraphraseRows } from '../../evals/paraphrases/rows';
import { hostileTexts, randomText } from '../support/reader-texts';
import { checkReader } from './reader-checks';

/** Processor time that one text may take: far above what any should, and far below a hang. */
const SLOW_MS = 1_500;

const minutes = Number(process.argv[2] ?? 10);
const seed = Number(process.env.SEED ?? 1);
const random = generator(seed);
const mails = paraphraseRows(seed, 2_000).map(({ text }) => text);

let texts = 0;
let slowest = 0;
for (const { text } of hostileTexts(30_000)) for (let which = 0; which < 7; which++) check(text, which);
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) check(randomText(mails, random), Math.floor(random() * 21));
const heapMb = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
console.log(JSON.stringify({ minutes, seed, texts, slowestMs: Math.round(slowest), heapMb }));

function check(text: string, which: number): void {
  const begin = process.cpuUsage();
  try {
    checkReader(text, which);
  } catch (error) {
    fail(text, which, error);
  }
  const { user, system } = process.cpuUsage(begin);
  const took = (user + system) / 1_000;
  if (took > SLOW_MS) fail(text, which, new Error(`${took.toFixed(0)} ms of processor time`));
  slowest = Math.max(slowest, took);
  texts++;
}

function fail(text: string, which: number, error: unknown): never {
  const shown = JSON.stringify(text.length > 2_000 ? `${text.slice(0, 200)}…` : text);
  console.error(`text ${texts} of seed ${seed}, context ${which}, ${text.length} characters:\n${shown}`);
  throw error;
}
