import type { Period } from '../../time/period';
import { publicHolidays } from '../../time/public-holidays';
import type { StepContext } from '../context';
import type { LoopState } from '../state';
import { reachableGuests } from '../transition';

/** How far ahead offers reach at most (minutes). */
const AHEAD = 400 * 1440;

/** Public holidays where the owner is, and where the guests are known to be. */
export function holidaysOf(state: LoopState, ctx: StepContext): Period[] {
  const zones = new Set([ctx.owner.zone, ...reachableGuests(state).flatMap(({ zone }) => zone ?? [])]);
  return [...zones].flatMap((zone) => publicHolidays(zone, { start: ctx.now, end: ctx.now + AHEAD }));
}
