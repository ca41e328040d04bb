import { weekdayOf } from '../time/calendar-date';
import { SILENT_DAYS } from './pause';

const DAY_MS = 86_400_000;

/** Somebody to whom briefings were sent. Epoch milliseconds. */
export interface BriefingReaderRecord {
  readonly firstSentAt: number;
  /** The last click or answer, or null. */
  readonly lastSignAt: number | null;
}

/** Those whose first briefing came in one week. */
export interface Cohort {
  /** Its Monday, midnight UTC. */
  readonly from: number;
  readonly readers: number;
  /** Of them, how many have followed a link or answered in the last 28 days. */
  readonly active: number;
}

/** Whether somebody has followed a link of a briefing, or answered one, in the last 28 days. */
export function isActive({ lastSignAt }: Pick<BriefingReaderRecord, 'lastSignAt'>, now: number): boolean {
  return lastSignAt !== null && now - lastSignAt < SILENT_DAYS * DAY_MS;
}

/** When the first of the last `weeks` weeks began: its Monday, midnight UTC. */
export function cohortsSince(now: number, weeks: number): number {
  return mondayOf(now) - (weeks - 1) * 7 * DAY_MS;
}

/** The cohorts of the last `weeks` weeks, the earliest first, also those of nobody. */
export function cohortsOf(records: readonly BriefingReaderRecord[], now: number, weeks: number): Cohort[] {
  const since = cohortsSince(now, weeks);
  return Array.from({ length: weeks }, (_, index) => {
    const from = since + index * 7 * DAY_MS;
    const own = records.filter(({ firstSentAt }) => mondayOf(firstSentAt) === from);
    return { from, readers: own.length, active: own.filter((record) => isActive(record, now)).length };
  });
}

function mondayOf(ms: number): number {
  const day = Math.floor(ms / DAY_MS);
  return (day - weekdayOf(day)) * DAY_MS;
}
