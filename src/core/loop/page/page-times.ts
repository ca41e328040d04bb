import type { Cap } from '../../slots/query';
import { findSlots } from '../../slots/search';
import type { Slots } from '../../slots/slots';
import type { EpochMinute } from '../../time/period';
import type { StepContext } from '../context';
import type { LoopState } from '../state';
import { holidaysOf } from '../times/holidays';
import { queryOf } from '../times/search';

const DAY = 1440;

/**
 * All times that a page has for its meeting until so many days ahead, by the owner's own rules, what their document says and
 * the page's limits (`state.page`); `cap` bounds what the page itself takes in a day. None while the calendar cannot be read.
 */
export function pageTimes(
  state: LoopState,
  ctx: StepContext,
  { days, cap }: { readonly days: number; readonly cap?: Cap },
): Slots | null {
  if (!ctx.calendar.ok) return null;
  const to: EpochMinute = ctx.now + days * DAY;
  const query = queryOf(state, ctx, { only: [], exclude: holidaysOf(state, ctx), from: ctx.now, to });
  const [owner, ...others] = query.attendees;
  if (!owner) return null;
  const capped = cap ? { ...owner, caps: [...(owner.caps ?? []), cap] } : owner;
  return findSlots({ ...query, attendees: [capped, ...others] });
}
