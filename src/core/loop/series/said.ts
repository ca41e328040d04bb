import { CHOOSING } from '../../replies/form';
import type { Repeats } from '../../replies/message';
import type { Template, WantedTime } from '../plan';
import type { LoopState } from '../state';
import { nthOf, occurrences, type Rhythm, seriesFrom } from './rhythm';

/** A series that ends within so many days has a last day that can be named. */
const NAMEABLE = 2 * 366 * 1440;

/**
 * How a time that a mail names goes on: on offer, when it is booked and when all of it is cancelled. Absent where the mail
 * is about one occurrence, or the meeting does not repeat.
 */
export function repeatsSaid(
  { meeting, booking, phase }: LoopState,
  template: Template,
  slot: WantedTime,
  ownerZone: string,
): Repeats | undefined {
  const { rhythm, durationMin } = meeting;
  if (!rhythm) return undefined;
  const offered = booking === null && CHOOSING.has(template);
  const whole = template === 'confirm' || (template === 'cancelled' && phase === 'CLOSED');
  if (!offered && !whole) return undefined;
  return repeatsOf(rhythm, durationMin, { ...slot, skips: slot.skips ?? comingSkips(booking, slot.start) }, ownerZone);
}

function comingSkips(booking: LoopState['booking'], from: number): readonly number[] {
  return (booking?.series?.except ?? []).filter((start) => start > from);
}

/** A series that begins at a time, as it is told to people. */
export function repeatsOf(rhythm: Rhythm, durationMin: number, slot: WantedTime, zone: string): Repeats {
  const { unit, interval, workdays, ends } = rhythm;
  const window = { start: slot.start, end: slot.start + NAMEABLE };
  const series = seriesFrom(rhythm, zone, slot.start, slot.skips ?? []);
  const dated = ends !== undefined && !('count' in ends);
  return {
    unit,
    interval,
    days: workdays ? 'working' : 'one',
    nth: nthOf(slot.start, zone),
    count: ends && 'count' in ends ? ends.count : null,
    last: dated ? (occurrences(series, durationMin, window).at(-1)?.start ?? null) : null,
    skips: slot.skips ?? [],
  };
}
