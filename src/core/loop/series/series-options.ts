import type { SlotQuery } from '../../slots/query';
import type { Slots } from '../../slots/slots';
import type { EpochMinute, Period } from '../../time/period';
import type { StepContext } from '../context';
import type { OfferedSlot, WantedTime } from '../plan';
import type { LoopState } from '../state';
import { ahead, nthOf, type Rhythm, type Series, seriesFrom } from './rhythm';

const DAY = 1440;
const OPTIONS = 3;
/** First times that are looked at more closely, the best first. */
const LOOKED_AT = 60;

/** The rhythm of what is still to be arranged; null for a single meeting, and for a change of one that is booked. */
export function rhythmOf(state: LoopState): Rhythm | null {
  return state.booking ? null : (state.meeting.rhythm ?? null);
}

/** The series that begins at a time on offer, or at any other. */
export function seriesAt(state: LoopState, ctx: StepContext, slot: WantedTime): Series | null {
  const rhythm = rhythmOf(state);
  return rhythm && seriesFrom(rhythm, ctx.owner.zone, slot.start, slot.skips ?? []);
}

/** True when every later occurrence is free that is not left out. */
export function repeatsFreely(
  state: LoopState,
  ctx: StepContext,
  slot: WantedTime,
  isFree: (occurrence: Period) => boolean,
): boolean {
  const series = seriesAt(state, ctx, slot);
  return series === null || ahead(series, state.meeting.durationMin).slice(1).every(isFree);
}

/**
 * Up to three times at which a series may begin: those whose occurrences are all free first, then those that leave few of
 * them out. The first occurrence lies in the first week (or month) that has room.
 */
export function repeatingOptions(
  state: LoopState,
  ctx: StepContext,
  found: { readonly slots: Slots; readonly query: SlotQuery },
  isFree: (occurrence: Period) => boolean,
): OfferedSlot[] {
  const rhythm = rhythmOf(state);
  if (!rhythm) return [];
  const { zone } = ctx.owner;
  const { durationMin } = state.meeting;
  const fitting = found.slots.toArray().filter(({ start }) => !rhythm.nth || nthOf(start, zone) === rhythm.nth);
  const [first] = fitting;
  if (!first) return [];
  const cycle = rhythm.unit === 'month' ? 31 : 7 * rhythm.interval;
  const early = fitting.filter(({ start }) => start < first.start + cycle * DAY);
  const costs = found.slots.costs(Int32Array.from(early, ({ start }) => start));
  const best = early.map((slot, i) => ({ slot, cost: costs[i] ?? 0 })).sort((a, b) => a.cost - b.cost);
  const looked = best.slice(0, LOOKED_AT).flatMap(({ slot }, rank) => {
    const all = ahead(seriesFrom(rhythm, zone, slot.start, []), durationMin);
    const skips = all
      .slice(1)
      .filter((occurrence) => !isFree(occurrence))
      .map(({ start }) => start);
    // A rhythm that is more exception than rule is none.
    return skips.length * 3 > all.length ? [] : [{ slot, skips, rank }];
  });
  looked.sort((a, b) => a.skips.length - b.skips.length || a.rank - b.rank);
  const apart = (gap: number) => chosen(looked, gap);
  const daily = apart(DAY);
  const options = daily.length === OPTIONS ? daily : apart(60 + durationMin);
  return options
    .sort((a, b) => a.slot.start - b.slot.start)
    .map(({ slot: { start, end }, skips }, i) => ({ n: i + 1, start, end, ...(skips.length > 0 ? { skips } : {}) }));
}

interface Looked {
  readonly slot: Period;
  readonly skips: readonly EpochMinute[];
}

/** The best that are so far from each other. */
function chosen(looked: readonly Looked[], gap: number): Looked[] {
  const options: Looked[] = [];
  for (const one of looked) {
    if (options.length === OPTIONS) break;
    if (options.every(({ slot }) => Math.abs(slot.start - one.slot.start) >= gap)) options.push(one);
  }
  return options;
}
