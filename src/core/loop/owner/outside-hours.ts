import { sameHours } from '../../availability/hours';
import type { StepContext } from '../context';
import type { LoopState } from '../state';
import { offer, sendOffer } from '../times/offer';
import { nearest } from '../times/solve';
import { withOpened } from '../times/wide-hours';
import type { Transition } from '../transition';

/** Outside their hours people are still not met at night (minutes of the day). */
const DAY_HOURS = [[480, 1200]] as const;
/** E31: so few, because they are a favour. */
const TIMES = 2;

/**
 * E31: nothing fits, and the owner has agreed to be met outside their hours: the nearest two times of any day. They are the
 * owner's word for this meeting alone.
 */
export function offerOutsideHours(state: LoopState, ctx: StepContext): Transition {
  const template = state.offer ? 'counter' : 'offer';
  const reasons = ['You agreed to times outside your hours'];
  const again = () => offer(state, ctx, { template, reasons, reactive: true });
  if (!ctx.calendar.ok) return again();
  const { attendee } = ctx.calendar;
  const weekly = sameHours([0, 1, 2, 3, 4, 5, 6], DAY_HOURS);
  const open = { ...attendee, availability: { ...attendee.availability, weekly, overrides: new Map() } };
  const { slots } = nearest(state, { ...ctx, calendar: { ok: true, attendee: open } }, [], state.offer?.slots ?? []);
  const chosen = slots.slice(0, TIMES);
  if (chosen.length === 0) return again();
  return sendOffer(withOpened(state, chosen), ctx, template, chosen, reasons);
}
