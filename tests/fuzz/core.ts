// Looks for a crash, a hang or memory that grows in what reads calendars: `npm run fuzz -- [minutes] [folder of .ics files]`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { applyItip } from '@/core/ical/itip';
import type { ItipState } from '@/core/ical/itip-state';
import { type ParsedCalendar, parseCalendar } from '@/core/ical/parse';
import { seriesOf } from '@/core/ical/series';
import { expand } from '@/core/recurrence/expand';
import { RecurrenceError } from '@/core/recurrence/rule';
import { dayNumber } from '@/core/time/calendar-date';
import { zoneTable } from '@/core/time/zone';
import { generator } from '../../bench/measure';
import { mutate, startTexts } from './calendar-texts';

const LONGEST_SEED = 64_000;
/** Processor time that one text may take: far above what any should, and far below a hang. */
const SLOW_MS = 2_000;
const MOST_HEAP_MB = 256;

const minutes = Number(process.argv[2] ?? 10);
const seed = Number(process.env.SEED ?? 1);
const random = generator(seed);
const zone = zoneTable('America/New_York');
const from = dayNumber(2026, 3, 1) * 1440;
const window = { start: from, end: from + 90 * 1440 };

const count = { texts: 0, events: 0, series: 0, refused: 0, instances: 0, steps: 0 };
let slowest = 0;
let mostHeap = 0;
let firstHeap = 0;

const folder = process.argv[3];
const files = folder ? calendarFiles(folder) : [];
const texts = [...startTexts(), ...files];
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
  const text = mutate(texts[Math.floor(random() * texts.length)] as string, texts, random);
  const begin = process.cpuUsage();
  try {
    read(text);
  } catch (error) {
    fail(text, error);
  }
  const { user, system } = process.cpuUsage(begin);
  slowest = Math.max(slowest, (user + system) / 1_000);
  if (slowest > SLOW_MS) fail(text, new Error(`${slowest.toFixed(0)} ms of processor time`));
  count.texts++;
  if (count.texts % 2_000 === 0) watchMemory(text);
}
console.log(
  JSON.stringify({ minutes, seed, files: files.length, ...count, slowestMs: Math.round(slowest), firstHeap, mostHeap }),
);

/** All that an arriving file goes through. */
function read(text: string): void {
  const parsed = parseCalendar(text, zone, { todos: true });
  count.events += parsed.events.length;
  const byUid = new Map<string | null, ParsedCalendar['events'][number][]>();
  for (const event of parsed.events) byUid.set(event.uid, [...(byUid.get(event.uid) ?? []), event]);
  for (const events of [...byUid.values()].slice(0, 20)) expandSeries(events);
  const state: ItipState = new Map();
  const once = applyItip(state, parsed, 'a@example.com');
  applyItip(once.state, parsed, 'a@example.com');
  count.steps += 2;
}

function expandSeries(events: ParsedCalendar['events']): void {
  try {
    const set = seriesOf(events, zone);
    if (!set) return;
    count.series++;
    count.instances += expand(set, window).length;
  } catch (error) {
    if (!(error instanceof RecurrenceError)) throw error;
    count.refused++;
  }
}

function watchMemory(text: string): void {
  globalThis.gc?.();
  const heap = Math.round(process.memoryUsage().heapUsed / 2 ** 20);
  if (firstHeap === 0) firstHeap = heap;
  mostHeap = Math.max(mostHeap, heap);
  if (heap > MOST_HEAP_MB) fail(text, new Error(`${heap} MB in use`));
}

function fail(text: string, error: unknown): never {
  console.error(`text ${count.texts} of seed ${seed}:\n${JSON.stringify(text)}`);
  throw error;
}

function calendarFiles(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ics') && statSync(join(path, name)).size <= LONGEST_SEED)
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8'));
}
