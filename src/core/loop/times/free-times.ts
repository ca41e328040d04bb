import { isFree } from '../../slots/is-free';
import { rankSlots } from '../../slots/rank';
import { findSlots } from '../../slots/search';
import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import type { LoopState } from '../state';
import { guestAttendees } from './guest-time';
import { queryOf } from './search';

/** Minutes between two of them, and how many of a day. */
const MIN_GAP = 60;
const PER_DAY = 4;

/**
 * Times at which a meeting could be, as the search for offers finds them: by the owner's rules and calendar, and by those of
 * guests that can be read. The best `most` of a stretch of time, in order of time; null: the owner's calendar cannot be read.
 */
export function freeTimes(state: LoopState, ctx: StepContext, within: Period, most: number): Period[] | null {
  if (!ctx.calendar.ok) return null;
  const from = Math.max(within.start, ctx.now);
  if (from >= within.end) return [];
  const query = queryOf(state, ctx, { only: [within], exclude: [], from, to: within.end });
  const guests = guestAttendees(state, ctx, { hours: 'long', windows: true });
  const search = { ...query, attendees: [...query.attendees, ...guests] };
  return rankSlots(findSlots(search), search, { k: most, perDay: PER_DAY, minGap: MIN_GAP })
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
}

/** Of the guests whose calendar can be read, by address, whether they are free then. Nothing more is told of their time. */
export function guestsFreeAt(state: LoopState, ctx: StepContext, slot: Period): ReadonlyMap<string, boolean> {
  if (!ctx.calendar.ok) return new Map();
  const query = queryOf(state, ctx, { only: [], exclude: [], from: Math.min(ctx.now, slot.start), to: slot.end });
  const attendees = guestAttendees(state, ctx, { hours: 'any', windows: true });
  const readable = state.participants.filter(({ role, address }) => role === 'guest' && ctx.peers.has(address));
  return new Map(
    readable.map(({ id, address }) => {
      const alone = attendees.filter((attendee) => attendee.id === id);
      return [address, isFree({ ...query, rules: [], attendees: alone }, slot)];
    }),
  );
}
