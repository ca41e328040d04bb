import { obstaclesOf } from '../slots/obstacles';
import { RULES, type SlotQuery } from '../slots/query';
import { findSlots } from '../slots/search';
import { formatLocalDate, type LocalDate } from '../time/calendar-date';
import type { Period } from '../time/period';
import { toInstant, toWall } from '../time/zone';

/** How finely a day is shown, in minutes: each cell is tried as a meeting of this length. */
export const CELL_MIN = 30;
const DAY = 1440;

/** What stands in the way of a stretch of time. */
export interface Blocker {
  readonly what: string;
  /** One of the search's RULES, or the name of a rule of hours. */
  readonly rule: string;
  /** The id of the sentence that says so; null where none does. */
  readonly sentence: string | null;
}

/** Cells in a row that are alike. Minutes of the local day. */
export interface PreviewStretch {
  readonly from: number;
  readonly to: number;
  /** Nothing: it may be offered. */
  readonly blocked: readonly Blocker[];
  /** Points by which it is liked more (above 0) or less than other free time. */
  readonly liking: number;
}

export interface PreviewDay {
  readonly date: LocalDate;
  readonly stretches: readonly PreviewStretch[];
}

/** The local days of the query's window, each half hour offered or blocked by what `explain` says; outside the hours that says enough. */
export function previewOf(query: SlotQuery): PreviewDay[] {
  const zone = query.gridZone;
  const cells: SlotQuery = { ...query, duration: CELL_MIN, step: CELL_MIN, costPerDay: 0 };
  const likings = likingsOf(cells);
  const first = Math.floor(toWall(zone, query.window.start) / DAY);
  const last = Math.floor(toWall(zone, query.window.end - 1) / DAY);
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const midnight = (first + i) * DAY;
    const stretches: PreviewStretch[] = [];
    for (let from = 0; from < DAY; from += CELL_MIN) {
      const start = toInstant(zone, midnight + from);
      const end = toInstant(zone, midnight + from + CELL_MIN);
      // Clocks were set forward: this half hour does not exist.
      if (end <= start) continue;
      const liking = likings.get(start) ?? 0;
      const blocked = likings.has(start) ? [] : blockersOf(cells, { start, end }, RULES.hours);
      const before = stretches.at(-1);
      if (before && before.liking === liking && sameBlockers(before.blocked, blocked)) {
        stretches[stretches.length - 1] = { ...before, to: from + CELL_MIN };
      } else stretches.push({ from, to: from + CELL_MIN, blocked, liking });
    }
    return { date: formatLocalDate(first + i), stretches };
  });
}

function likingsOf(cells: SlotQuery): Map<number, number> {
  const found = findSlots(cells);
  const starts = found.starts();
  const costs = found.costs(starts);
  // Adding 0 makes 0 of -0.
  return new Map([...starts].map((start, i) => [start, Math.round(-(costs[i] as number) * 10) / 10 + 0]));
}

/** What stands in the way of a meeting at this time, each once; `last`: the rule after which no further one matters. */
export function blockersOf(query: SlotQuery, period: Period, last?: string): Blocker[] {
  const found = new Map<string, Blocker>();
  for (const { what, rule, sentence = null } of obstaclesOf(query, period)) {
    found.set(`${rule}\n${what}\n${sentence}`, { what, rule, sentence });
    if (rule === last) break;
  }
  return [...found.values()];
}

function sameBlockers(a: readonly Blocker[], b: readonly Blocker[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ what, rule, sentence }, i) => b[i]?.what === what && b[i].rule === rule && b[i].sentence === sentence)
  );
}
