import { addBusinessHours } from '../loop/times/business-time';
import type { EpochMinute } from '../time/period';
import type { ZoneTable } from '../time/zone';

/** Somebody has just written and waits at their desk (minutes). */
const LIVE_MIN = 15;
/** Office hours of the owner in which anything else is looked at. */
const OTHERS_HOURS = 2;
/** How long somebody has an item to themselves, anew with each sign of work on it (milliseconds). */
export const LEASE_MS = 10 * 60_000;
/** So long may nobody hold what is due (milliseconds). */
export const ALARM_MS = 5 * 60_000;

/** When a person of staff should have answered. `live`: somebody has just written in this thread. */
export function dueAt(zone: ZoneTable, now: EpochMinute, live: boolean): EpochMinute {
  return live ? now + LIVE_MIN : addBusinessHours(zone, now, OTHERS_HOURS);
}

/** Epoch milliseconds; `leaseUntil`: null while nobody has ever held it. */
interface Times {
  readonly dueMs: number;
  readonly leaseUntilMs: number | null;
}

/** Whether somebody holds it. */
export function isHeld({ leaseUntilMs }: Pick<Times, 'leaseUntilMs'>, nowMs: number): boolean {
  return leaseUntilMs !== null && leaseUntilMs > nowMs;
}

/** Whether it is due and nobody has held it for too long. */
export function isAlarming(times: Times, nowMs: number): boolean {
  return !isHeld(times, nowMs) && nowMs - Math.max(times.dueMs, times.leaseUntilMs ?? 0) >= ALARM_MS;
}
