import { join } from 'node:path';
import { compile } from '@/core/preferences/compile';
import type { When } from '@/core/preferences/when';
import { read } from '@/core/reading/read';
import type { ReadingContext } from '@/core/reading/reading';
import { type ResolvedWindow, resolveWindows } from '@/core/reading/resolve';
import { dayNumber, WEEKDAYS, weekdayOf } from '@/core/time/calendar-date';
import type { Period } from '@/core/time/period';
import { inspectSlots } from '@/inspect/slots';
import { wilson } from './statistics';
import { jsonLines } from './time-rows';

/**
 * Scheduling puzzles in sentences (Zheng et al. 2024, NATURAL PLAN, calendar scheduling): who is busy when and who would
 * rather not, told in English. The reader turns busy times into windows, the preferences compiler turns wishes into rules, and the slot search finds the earliest meeting.
 */
interface Puzzle {
  readonly id: string;
  readonly task: string;
  readonly gold: { readonly day: string; readonly start: string; readonly end: string };
  readonly constraints?: {
    readonly disallowed_ranges: readonly { readonly day: string; readonly start: number; readonly end: number }[];
  };
}

interface Answer {
  readonly weekday: number;
  readonly start: number;
  readonly end: number;
}

/** The Saturday before the week that the puzzles speak of. */
const SATURDAY = dayNumber(2026, 10, 3);
const CONTEXT: ReadingContext = {
  now: SATURDAY * 1440 + 600,
  ownerZone: 'Etc/UTC',
  senderZone: null,
  locale: 'en-GB',
  role: 'owner',
  loopState: 'new',
  offered: [],
  event: null,
  workday: { start: 540, end: 1020 },
};
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** How many puzzles are answered with a time at which everybody can, and with the very time of the gold. */
export function planReport(folder: string): string[] {
  const rows = ['calendar.open.jsonl', 'calendar.jsonl', 'calendar.demos.open.jsonl'].flatMap(
    (file) => jsonLines(join(folder, 'natural-plan', file)) as unknown as Puzzle[],
  );
  const answers = rows.map((row) => ({ row, answer: solvePuzzle(row.task) }));
  const exact = answers.filter(({ row, answer }) => answer !== null && isGold(row, answer));
  const stated = answers.filter(({ row }) => row.constraints !== undefined);
  const valid = stated.filter(({ row, answer }) => answer !== null && isValid(row, answer));
  const wrong = stated.filter((each) => !valid.includes(each)).map(({ row }) => row.id);
  return [
    `- NATURAL PLAN, calendar: valid answers, of the rows that state their constraints, ${wilson(valid.length, stated.length)}; the gold’s own answer, of all rows (where several are valid ours is the earliest), ${wilson(exact.length, answers.length)}${wrong.length > 0 ? `; not valid: ${wrong.slice(0, 20).join(', ')}` : ''}`,
  ];
}

/** The earliest time that a puzzle allows, as the reader understands its sentences; null for none. */
export function solvePuzzle(task: string): Answer | null {
  const [request = '', ...rest] = sentencesOf(task);
  const people = peopleOf(request);
  const meeting = read(request, CONTEXT);
  const hours = resolveWindows(meeting, CONTEXT).filter(({ stance }) => stance === 'can');
  const busy = new Map(people.map((name): [string, Period[]] => [name, []]));
  let stance: ResolvedWindow['stance'] | null = null;
  let speaker: string | null = null;
  for (const sentence of rest) {
    const wish = wishOf(sentence, people);
    if (wish) busy.get(wish.name)?.push(...wish.periods);
    const name = people.find((person) => sentence.startsWith(person));
    if (name === undefined && !isFragment(sentence)) continue;
    speaker = name ?? speaker;
    if (wish) {
      stance = 'cannot';
      continue;
    }
    const windows = windowsOf(name === undefined ? sentence : sentence.slice(name.length).trim());
    // "… not meet on Monday. Tuesday.": a sentence without a verb goes on with the one before it.
    stance = name === undefined ? stance : (windows[0]?.stance ?? null);
    if (speaker !== null && (stance === 'cannot' || stance === 'avoid')) busy.get(speaker)?.push(...windows);
  }
  const slots = inspectSlots({
    id: 'puzzle',
    zone: 'Etc/UTC',
    now: at(CONTEXT.now),
    window: { from: at((SATURDAY + 2) * 1440), to: at((SATURDAY + 9) * 1440) },
    durationMin: meeting.details.durationMin ?? 30,
    stepMin: 30,
    minNoticeMin: 0,
    mode: 'all',
    attendees: [...busy].map(([id, windows]) => ({
      id,
      hours: hoursOf(hours),
      busy: windows.map(({ start, end }) => ({ from: at(start), to: at(end), type: 'busy' })),
    })),
  }).slots as { start: string; end: string }[];
  const first = slots[0];
  if (!first) return null;
  const [start, end] = [Date.parse(first.start) / 60_000, Date.parse(first.end) / 60_000];
  const day = Math.floor(start / 1440);
  return { weekday: weekdayOf(day), start: start - day * 1440, end: end - day * 1440 };
}

/**
 * What somebody would rather not, compiled as a preference of theirs; null where the sentence is no wish. A puzzle treats
 * every wish as binding.
 */
function wishOf(sentence: string, people: readonly string[]): { name: string; periods: Period[] } | null {
  const { sentences } = compile(sentence, { now: CONTEXT.now, zone: CONTEXT.ownerZone, locale: CONTEXT.locale });
  const rules = sentences.flatMap((one) => (one.understood === 'yes' ? one.rules : []));
  const periods: Period[] = [];
  let name: string | null = null;
  for (const rule of rules) {
    const refuses = rule.kind === 'never' || (rule.kind === 'like' && rule.weight < 0);
    if (!refuses || rule.scope?.people?.by !== 'name') return null;
    name = rule.scope.people.name;
    for (const day of weekOf(rule.when)) {
      for (const [from, to] of rule.when.hours ?? [[0, 1440]]) periods.push({ start: day + from, end: day + to });
    }
  }
  return name !== null && people.includes(name) ? { name, periods } : null;
}

/** Epoch minutes at which the days of the puzzle's week begin that a rule is about. */
function weekOf({ weekdays = [0, 1, 2, 3, 4, 5, 6] }: When): number[] {
  return weekdays.map((weekday) => (SATURDAY + 2 + weekday) * 1440);
}

const at = (minute: number): string => new Date(minute * 60_000).toISOString();

/** Lines, and sentences within lines. */
function sentencesOf(task: string): string[] {
  return task
    .split(/\n|(?<=\.) (?=[A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The names between "for" and "for": who has to be there. */
function peopleOf(request: string): string[] {
  const [, names = ''] = / for ([A-Z].*?) for /.exec(request) ?? [];
  return names.split(/, | and /).filter((name) => name !== '');
}

function isFragment(sentence: string): boolean {
  return NAMES.some((day) => sentence.startsWith(day));
}

/** A wish for whole days blocks them; within days, the open end of "after" is the day's end. */
function windowsOf(sentence: string): ResolvedWindow[] {
  const context: ReadingContext = { ...CONTEXT, role: 'guest', workday: { start: 0, end: 1440 } };
  return resolveWindows(read(sentence, context), context);
}

function hoursOf(windows: readonly ResolvedWindow[]): Record<string, [string, string][]> {
  const hours: Record<string, [string, string][]> = {};
  for (const { window } of windows) {
    if (window.date === null || window.from === null || window.to === null) continue;
    const day = WEEKDAYS[weekdayOf(Date.parse(window.date) / 86_400_000)] as string;
    hours[day] = [...(hours[day] ?? []), [window.from, window.to]];
  }
  return hours;
}

function isGold({ gold }: Puzzle, { weekday, start, end }: Answer): boolean {
  return NAMES[weekday] === gold.day && start === minutesOf(gold.start) && end === minutesOf(gold.end);
}

function isValid({ gold, constraints }: Puzzle, { weekday, start, end }: Answer): boolean {
  const length = minutesOf(gold.end) - minutesOf(gold.start);
  const forbidden = (constraints?.disallowed_ranges ?? []).filter(({ day }) => day === NAMES[weekday]);
  return end - start === length && forbidden.every((range) => end <= range.start * 60 || start >= range.end * 60);
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
