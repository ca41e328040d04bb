import { sameHours } from '../availability/hours';
import { activityRule } from '../slots/activity-hours';
import { explain } from '../slots/explain';
import { isFree } from '../slots/is-free';
import type { Attendee, HoursRule, Slot, SlotQuery } from '../slots/query';
import { rankSlots } from '../slots/rank';
import { findSlots } from '../slots/search';
import type { EpochMinute, Period } from '../time/period';
import { toInstant, toWall, zoneTable } from '../time/zone';
import { type Bounds, boundsOf, within } from './bounds';
import type { ResolvedWindow, StepContext } from './context';
import type { OfferedSlot } from './plan';
import type { LoopState } from './state';
import { guestsOf } from './transition';

const DAY = 1440;
/** E2: three options by default. */
const OPTIONS = 3;

export interface Solution {
  readonly slots: readonly OfferedSlot[];
  /** False when the guests' ordinary hours had to be left to find any. */
  readonly inGuestHours: boolean;
}

/** The search that this loop stands for: the owner's rules and time, and what the owner has said about this meeting. */
export function queryOf(state: LoopState, ctx: StepContext, bounds: Bounds): SlotQuery {
  if (!ctx.calendar.ok) throw new Error('A search without a readable calendar');
  return {
    window: { start: bounds.from, end: bounds.to },
    duration: state.meeting.durationMin,
    step: ctx.owner.granularityMin,
    gridZone: zoneTable(ctx.owner.zone),
    now: ctx.now,
    minimumNotice: ctx.owner.noticeMin,
    attendees: [ctx.calendar.attendee],
    exclude: bounds.exclude,
    ...(bounds.only.length > 0 ? { only: bounds.only } : {}),
    minOptional: 0,
    rules: [hoursOf(state.meeting.noun, ctx.owner.zone)],
  };
}

const rules = new Map<string, HoursRule>();

/**
 * A12, E22: a lunch, coffee or dinner has its hours; everything else keeps 12:00 to 13:00 free. The same object per noun
 * and zone, because its hours are remembered by it.
 */
function hoursOf(noun: string, zone: string): HoursRule {
  const key = `${noun} ${zone}`;
  const known = rules.get(key);
  if (known) return known;
  const weekly = sameHours([0, 1, 2, 3, 4, 5, 6], [[720, 780]]);
  const lunchFree = { zone: zoneTable(zone), weekly, overrides: new Map(), travel: [] };
  const rule = activityRule(noun, zoneTable(zone)) ?? { name: 'lunch', meeting: 'outside' as const, hours: lunchFree };
  rules.set(key, rule);
  return rule;
}

/** The first minute that an offer may name: the next local day, unless somebody named an earlier time themselves (E2). */
function offersFrom(ctx: StepContext, windows: readonly ResolvedWindow[]): EpochMinute {
  const zone = zoneTable(ctx.owner.zone);
  const tomorrow = toInstant(zone, (Math.floor(toWall(zone, ctx.now) / DAY) + 1) * DAY);
  const named = windows.filter((w) => w.role === 'offer' && w.stance !== 'cannot' && w.stance !== 'avoid');
  return named.reduce((from, w) => Math.min(from, Math.max(w.start, ctx.now)), tomorrow);
}

function horizonEnd(ctx: StepContext): EpochMinute {
  return ctx.now + ctx.owner.horizonDays * DAY;
}

/** The limits that the owner's own words set for this loop. */
export function ownerBounds(state: LoopState, ctx: StepContext): Bounds {
  const said = state.constraints.filter((c) => c.by === 'p1');
  return boundsOf(said, offersFrom(ctx, said), horizonEnd(ctx));
}

/**
 * Up to three options for the guests (E2), inside what everybody has said so far. `asked` are windows of the message
 * being answered: they come first (E4). An empty answer means that nothing fits.
 */
export function options(
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[] = [],
  avoid: readonly Period[] = [],
): Solution {
  const owner = ownerBounds(state, ctx);
  const guests = state.constraints.filter((c) => c.by !== 'p1');
  const from = Math.min(owner.from, offersFrom(ctx, asked));
  const said = boundsOf([...guests, ...asked], from, owner.to);
  const only = said.only.length > 0 ? within(said.only, owner.only) : owner.only;
  if (said.only.length > 0 && only.length === 0) return { slots: [], inGuestHours: true };
  const bounds = {
    only,
    exclude: [...owner.exclude, ...said.exclude, ...avoid],
    from,
    to: Math.min(owner.to, said.to),
  };
  return pick(queryOf(state, ctx, bounds), guestHours(state, ctx), ctx.loopId, said.only.length > 0);
}

/** Options near the times that were asked for but do not fit: the nearest first, then in order of time. */
export function nearest(
  state: LoopState,
  ctx: StepContext,
  asked: readonly Period[],
  avoid: readonly Period[],
): Solution {
  const owner = ownerBounds(state, ctx);
  const query = queryOf(state, ctx, { ...owner, exclude: [...owner.exclude, ...avoid] });
  const target = asked[0]?.start ?? query.window.start;
  const guests = guestHours(state, ctx);
  const inside = guests.length > 0 ? { ...query, attendees: [...query.attendees, ...guests] } : query;
  for (const q of guests.length > 0 ? [inside, query] : [query]) {
    const found = findSlots(q).toArray();
    if (found.length === 0) continue;
    found.sort((a, b) => Math.abs(a.start - target) - Math.abs(b.start - target) || a.start - b.start);
    const chosen: Slot[] = [];
    for (const slot of found) {
      if (chosen.length === OPTIONS) break;
      if (chosen.every((c) => Math.abs(c.start - slot.start) >= Math.max(60, state.meeting.durationMin)))
        chosen.push(slot);
    }
    return { slots: number(chosen), inGuestHours: q === inside };
  }
  return { slots: [], inGuestHours: true };
}

/** Whether the owner can meet at exactly this time, by the predicate of the search itself. */
export function workable(state: LoopState, ctx: StepContext, slot: Period): boolean {
  return ctx.calendar.ok && isFree(exactly(state, ctx, slot), slot);
}

/** Why not: the rules and events in the way of one time, for the owner only. */
export function whyNot(state: LoopState, ctx: StepContext, slot: Period) {
  return ctx.calendar.ok ? explain(exactly(state, ctx, slot), slot) : [];
}

/** True when the owner's words about this meeting do not cover the time: bookable only with the owner's word. */
export function outsideRequest(state: LoopState, ctx: StepContext, slot: Period): boolean {
  const said = ownerBounds(state, ctx);
  return said.only.length > 0 && !said.only.some((p) => slot.start >= p.start && slot.end <= p.end);
}

function exactly(state: LoopState, ctx: StepContext, slot: Period): SlotQuery {
  const owner = ownerBounds(state, ctx);
  const query = queryOf(state, ctx, {
    only: [],
    exclude: owner.exclude,
    from: Math.min(ctx.now, slot.start),
    to: slot.end,
  });
  // A time that somebody asked for by name may lie at noon.
  return { ...query, rules: [] };
}

function pick(query: SlotQuery, guests: readonly Attendee[], seed: string, narrow: boolean): Solution {
  const withGuests = { ...query, attendees: [...query.attendees, ...guests] };
  for (const q of guests.length > 0 && !narrow ? [withGuests, query] : [query]) {
    const slots = findSlots(q);
    if (slots.count === 0) continue;
    const apart = rankSlots(slots, q, { k: OPTIONS, perDay: 1, minGap: 60, seed });
    const ranked = apart.length < OPTIONS ? rankSlots(slots, q, { k: OPTIONS, perDay: 2, minGap: 60, seed }) : apart;
    return { slots: number(ranked), inGuestHours: q === withGuests || guests.length === 0 };
  }
  return { slots: [], inGuestHours: true };
}

/** Guests whose zone is known are not offered their night (A12): weekdays 08:00–18:00 of their own clock. */
function guestHours(state: LoopState, ctx: StepContext): Attendee[] {
  if (!ctx.calendar.ok) return [];
  const nothing = new Int32Array(0);
  const freeBusy = { ...ctx.calendar.attendee.freeBusy, starts: nothing, ends: nothing, version: 'guest' };
  return guestsOf(state)
    .filter((g) => g.zone !== null && !g.optional)
    .map((g) => ({
      id: g.id,
      role: 'REQ-PARTICIPANT' as const,
      freeBusy,
      availability: {
        zone: zoneTable(g.zone as string),
        weekly: sameHours([0, 1, 2, 3, 4], [[480, 1080]]),
        overrides: new Map(),
        travel: [],
      },
      bufferBefore: 0,
      bufferAfter: 0,
      weight: 1,
    }));
}

function number(slots: readonly Period[]): OfferedSlot[] {
  return [...slots]
    .sort((a, b) => a.start - b.start)
    .map((slot, index) => ({ n: index + 1, start: slot.start, end: slot.end }));
}
