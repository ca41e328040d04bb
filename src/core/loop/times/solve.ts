import { explain } from '../../slots/explain';
import { isFree } from '../../slots/is-free';
import { pollCandidates } from '../../slots/poll';
import type { Slot, SlotQuery } from '../../slots/query';
import { rankSlots } from '../../slots/rank';
import { findSlots } from '../../slots/search';
import type { Slots } from '../../slots/slots';
import { overlaps, type Period } from '../../time/period';
import type { ResolvedWindow, StepContext } from '../context';
import { requiredGuests } from '../guests/voices';
import { offersIn } from '../owner/document';
import type { OfferedSlot, WantedTime } from '../plan';
import { repeatingOptions, repeatsFreely, rhythmOf } from '../series/series-options';
import type { Constraint, LoopState } from '../state';
import { boundsOf, within } from './bounds';
import { closedToGuests, GUEST_HOURS, type GuestLimits, guestAttendees } from './guest-time';
import { holidaysOf } from './holidays';
import { heartsOf, preferredBy } from './preferred';
import { isLoose, notBefore, offersFrom, ownerBounds, queryOf } from './search';
import { isWish } from './wish';

const DAY = 1440;
/** Minutes between two options, at least. */
const MIN_GAP = 60;
const NOTHING: Solution = { slots: [] };

/** Times to offer; none when nothing fits. */
export interface Solution {
  readonly slots: readonly OfferedSlot[];
}

/**
 * Up to three options for the guests (E2), inside what everybody has said so far. `asked` are windows of the message
 * being answered: they come first (E4). Where no time suits all who are required, the times that suit most of them.
 * An empty answer means that nothing fits.
 */
export function options(
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[] = [],
  avoid: readonly Period[] = [],
): Solution {
  const named = startsNamed(state, ctx, asked, avoid);
  if (named.length > 0) return { slots: number(named.slice(0, offersIn(ctx).k)) };
  const found = optionsIn(state, ctx, asked, avoid);
  const begun = found.slots.length > 0 ? state : begunThen(state);
  return begun === state ? found : optionsIn(begun, ctx, asked, avoid);
}

function optionsIn(
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[],
  avoid: readonly Period[],
): Solution {
  return onWorkingDays(state, ctx, avoid, (closed) => optionsBut(state, ctx, asked, closed));
}

/**
 * Starts that are named to the minute and can be had: they need not lie where a search looks. Those of the message that is being
 * answered, or of the owner where they have named nothing else.
 */
function startsNamed(
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[],
  avoid: readonly Period[],
): Period[] {
  const { durationMin } = state.meeting;
  if (rhythmOf(state) || !ctx.calendar.ok) return [];
  const theirs = asked.filter((w) => isWish(w) && w.exactStart);
  const own = state.constraints.filter((c) => c.by === 'p1' && !c.opens && isWish(c));
  const isStart = (c: Constraint) => c.precision === 'minute' && c.end - c.start === durationMin;
  const starts = theirs.length > 0 || !own.every(isStart) ? theirs : own;
  const closed = [...avoid, ...closedToGuests(state, ctx, { hours: 'any', windows: false })];
  return starts
    .map(({ start }) => ({ start, end: start + durationMin }))
    .filter((slot, i, all) => all.findIndex(({ start }) => start === slot.start) === i)
    .filter((slot) => slot.start > ctx.now && !closed.some((busy) => overlaps(busy, slot)))
    .filter((slot) => !outsideRequest(state, ctx, slot) && workable(state, ctx, slot));
}

/** A part of the day that the owner named ("over lunch", "one evening") is when it begins, where it does not fit in whole. */
function begunThen(state: LoopState): LoopState {
  const { durationMin } = state.meeting;
  const isPart = (c: Constraint) => c.by === 'p1' && isWish(c) && c.precision === 'daypart';
  if (!state.constraints.some(isPart)) return state;
  const later = (c: Constraint) => (isPart(c) ? { ...c, end: c.end + durationMin - 1 } : c);
  return { ...state, constraints: state.constraints.map(later) };
}

/** Public holidays of the owner and of the guests are left out, unless nothing else is left of what was asked for. */
function onWorkingDays(
  state: LoopState,
  ctx: StepContext,
  avoid: readonly Period[],
  solve: (avoid: readonly Period[]) => Solution,
): Solution {
  const holidays = holidaysOf(state, ctx);
  const found = holidays.length > 0 ? solve([...avoid, ...holidays]) : NOTHING;
  return found.slots.length > 0 ? found : solve(avoid);
}

function optionsBut(
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[],
  avoid: readonly Period[],
): Solution {
  const query = searchFor(state, ctx, asked, avoid);
  if (!query) return NOTHING;
  const searches = GUEST_HOURS.map((hours) => withGuests(state, ctx, query, { hours, windows: true }));
  for (const search of searches) {
    const slots = findSlots(search);
    const offered = chosen(state, ctx, { slots, query: search });
    if (offered.length > 0) return { slots: withPreferred(state, ctx, search, offered) };
  }
  return requiredGuests(state).length < 2 ? NOTHING : forMost(state, ctx, query, avoid);
}

/** The same number of times, with those that people prefer first: the others make up what is missing. */
function withPreferred(
  state: LoopState,
  ctx: StepContext,
  query: SlotQuery,
  offered: readonly OfferedSlot[],
): OfferedSlot[] {
  const wishes = preferredBy(state);
  const only = rhythmOf(state) ? [] : within(wishes.length > 0 ? wishes : heartsOf(state), query.only ?? []);
  if (only.length === 0) return [...offered];
  const wished = { ...query, only };
  const first = chosen(state, ctx, { slots: findSlots(wished), query: wished });
  const others = offered.filter(({ start }) => first.every((one) => Math.abs(one.start - start) >= MIN_GAP));
  return number([...first, ...others].slice(0, Math.max(first.length, offered.length)));
}

/**
 * Times for a group that has named none in common: those that most have named, among such as nobody has refused and as are
 * no night for anybody; else any of the latter; only then such as somebody has refused.
 */
function forMost(state: LoopState, ctx: StepContext, query: SlotQuery, avoid: readonly Period[]): Solution {
  const candidates = (closed: readonly Period[]): Solution => {
    const open = { ...query, exclude: [...query.exclude, ...closed] };
    const group = withGuests(state, ctx, open, { hours: 'any', windows: true });
    return { slots: number(pollCandidates(group, { ...offersIn(ctx), perDay: 2, minGap: MIN_GAP })) };
  };
  for (const hours of GUEST_HOURS) {
    const named = candidates(closedToGuests(state, ctx, { hours, windows: false }));
    if (named.slots.length > 0) return named;
  }
  const unnamed = nearest(state, ctx, [], avoid);
  return unnamed.slots.length > 0 ? unnamed : candidates([]);
}

/**
 * Times inside what a guest names where that lies beyond the days that the owner asked for: it is the owner's to allow.
 * None where the owner named no days, or the guest none.
 */
export function beyondRequest(
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[],
  avoid: readonly Period[],
): Solution {
  const wishes = asked.some(isWish);
  const isDay = (c: Constraint) => c.by === 'p1' && !c.opens && isWish(c);
  if (!wishes || !state.constraints.some(isDay)) return NOTHING;
  return options({ ...state, constraints: state.constraints.filter((c) => !isDay(c)) }, ctx, asked, avoid);
}

/** Times inside the hours and words of all who are required, the best first; none when there is no such time. */
export function common(state: LoopState, ctx: StepContext): Period[] {
  const query = ctx.calendar.ok ? searchFor(state, ctx, [], state.offer?.slots ?? []) : null;
  if (!query) return [];
  const search = withGuests(state, ctx, query, { hours: 'office', windows: true });
  return rankSlots(findSlots(search), search, { ...offersIn(ctx), perDay: 1, minGap: MIN_GAP, seed: ctx.loopId });
}

function searchFor(
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[],
  avoid: readonly Period[],
): SlotQuery | null {
  const owner = ownerBounds(state, ctx);
  const guests = state.constraints.filter((c) => c.by !== 'p1');
  const begin = Math.min(owner.from, offersFrom(ctx, [...guests, ...asked]));
  const wanted = boundsOf(asked, Math.max(begin, notBefore(state, ctx.now)), owner.to);
  const only = wanted.only.length > 0 ? within(wanted.only, owner.only) : owner.only;
  if (wanted.only.length > 0 && only.length === 0) return null;
  return queryOf(state, ctx, {
    only,
    exclude: [...owner.exclude, ...wanted.exclude, ...avoid],
    from: wanted.from,
    to: Math.min(owner.to, wanted.to),
  });
}

/** Options near the times that were asked for but do not fit; where none were asked for, options as for a first offer. */
export function nearest(
  state: LoopState,
  ctx: StepContext,
  asked: readonly Period[],
  avoid: readonly Period[],
  perDay = 2,
): Solution {
  return onWorkingDays(state, ctx, avoid, (closed) => nearestBut(state, ctx, asked, closed, perDay));
}

function nearestBut(
  state: LoopState,
  ctx: StepContext,
  asked: readonly Period[],
  avoid: readonly Period[],
  perDay: number,
): Solution {
  const owner = ownerBounds(state, ctx);
  const query = queryOf(state, ctx, { ...owner, exclude: [...owner.exclude, ...avoid] });
  const { k } = offersIn(ctx);
  for (const hours of GUEST_HOURS) {
    const search = withGuests(state, ctx, query, { hours, windows: false });
    const slots = findSlots(search);
    const anywhere = asked.length === 0 ? chosen(state, ctx, { slots, query: search }) : [];
    if (anywhere.length > 0) return { slots: anywhere };
    const found = slots.toArray().filter((slot) => !rhythmOf(state) || workable(state, ctx, slot));
    const near = closest(found, asked, { k, perDay, minGap: Math.max(MIN_GAP, state.meeting.durationMin) });
    if (near.length > 0) return { slots: number(near) };
  }
  return NOTHING;
}

/** A start that somebody names and that is not free tells what would suit: what lies near it makes up the number. */
export function completed(
  { slots }: Solution,
  state: LoopState,
  ctx: StepContext,
  asked: readonly ResolvedWindow[],
  avoid: readonly Period[],
): Solution {
  const starts = asked.filter((w) => w.role === 'offer' && w.exactStart);
  const { k } = offersIn(ctx);
  if (slots.length === 0 || slots.length >= k || starts.length === 0) return { slots };
  const apart = slots.map(({ start, end }) => ({ start: start - MIN_GAP, end: end + MIN_GAP }));
  const more = nearest(state, ctx, starts, [...avoid, ...apart]);
  return { slots: number([...slots, ...more.slots].slice(0, k)) };
}

/** The nearest to any of the times, apart from each other. */
function closest(
  slots: readonly Slot[],
  asked: readonly Period[],
  { k, perDay, minGap }: { k: number; perDay: number; minGap: number },
): Slot[] {
  const away = ({ start }: Slot) => Math.min(...asked.map((one) => Math.abs(start - one.start)));
  const chosen: Slot[] = [];
  for (const slot of [...slots].sort((a, b) => away(a) - away(b) || a.start - b.start)) {
    const gaps = chosen.map((one) => Math.abs(one.start - slot.start));
    if (gaps.some((gap) => gap < minGap) || gaps.filter((gap) => gap < DAY / 2).length >= perDay) continue;
    chosen.push(slot);
    if (chosen.length === k) break;
  }
  return chosen;
}

/** Times in the order in which the owner would have them: the first is the one to book. */
export function bestFirst<S extends Period>(state: LoopState, ctx: StepContext, times: readonly S[]): S[] {
  const early = [...times].sort((a, b) => a.start - b.start);
  const [first] = early;
  const last = early.at(-1);
  if (!first || !last || !ctx.calendar.ok) return early;
  const query = queryOf(state, ctx, { only: [], exclude: [], from: Math.min(ctx.now, first.start), to: last.end });
  const costs = findSlots(query).costs(Int32Array.from(early, (slot) => slot.start));
  const cost = new Map(early.map((slot, i) => [slot, costs[i] ?? 0]));
  const late = (slot: S) => (workable(state, ctx, slot) ? 0 : 1);
  return early.sort((a, b) => late(a) - late(b) || (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
}

/** Whether the owner can meet at exactly this time, by the predicate of the search itself. */
export function workable(state: LoopState, ctx: StepContext, slot: WantedTime): boolean {
  const free = (occurrence: Period) => isOnceFree(state, ctx, occurrence);
  return free(slot) && repeatsFreely(state, ctx, slot, free);
}

function isOnceFree(state: LoopState, ctx: StepContext, slot: Period): boolean {
  return ctx.calendar.ok && isFree(exactly(state, ctx, slot), slot);
}

/** Why not: the rules and events in the way of one time, for the owner only. */
export function whyNot(state: LoopState, ctx: StepContext, slot: Period) {
  return ctx.calendar.ok ? explain(exactly(state, ctx, slot), slot) : [];
}

/** Why a time is not offered by itself: also what a guest who asks for it by name may have, such as a meeting at noon. */
export function whyNotOffered(state: LoopState, ctx: StepContext, slot: Period) {
  return ctx.calendar.ok ? explain(queryOf(state, ctx, ownerBounds(state, ctx)), slot) : [];
}

/** True when the owner's words about this meeting do not cover the time: bookable only with the owner's word. */
export function outsideRequest(state: LoopState, ctx: StepContext, slot: Period): boolean {
  if (slot.start < notBefore(state, slot.start)) return true;
  const due = state.constraints.filter((c) => c.by === 'p1' && c.role === 'deadline');
  if (due.some((c) => slot.end > c.end)) return true;
  const said = ownerBounds(state, ctx);
  if (isLoose(state)) return false;
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
  return namedByOwner(state, slot) ? withoutHours({ ...query, rules: [] }) : { ...query, rules: [] };
}

/** The owner has named this start for this meeting. */
function namedByOwner({ constraints }: LoopState, { start }: Period): boolean {
  return constraints.some((c) => c.by === 'p1' && isWish(c) && c.precision === 'minute' && c.start === start);
}

/** Whoever names a start knows in which hours such meetings are otherwise: what is kept free stays so. */
function withoutHours(query: SlotQuery): SlotQuery {
  const [owner, ...others] = query.attendees;
  if (!owner?.rules) return query;
  const rules = owner.rules.filter(({ meeting }) => meeting === 'outside');
  return { ...query, attendees: [{ ...owner, rules }, ...others] };
}

function withGuests(state: LoopState, ctx: StepContext, query: SlotQuery, limits: GuestLimits): SlotQuery {
  return { ...query, attendees: [...query.attendees, ...guestAttendees(state, ctx, limits)] };
}

function chosen(
  state: LoopState,
  ctx: StepContext,
  found: { readonly slots: Slots; readonly query: SlotQuery },
): OfferedSlot[] {
  if (found.slots.count === 0) return [];
  if (!rhythmOf(state)) return spread(found.slots, found.query, ctx);
  return repeatingOptions(state, ctx, found, (occurrence) => isOnceFree(state, ctx, occurrence));
}

/** One a day where that makes three. */
function spread(slots: Slots, query: SlotQuery, ctx: StepContext): OfferedSlot[] {
  const pick = { ...offersIn(ctx), minGap: MIN_GAP, seed: ctx.loopId };
  const apart = rankSlots(slots, query, { ...pick, perDay: 1 });
  if (apart.length === pick.k) return number(apart);
  return number(rankSlots(slots, query, { ...pick, perDay: 2 }));
}

function number(slots: readonly Period[]): OfferedSlot[] {
  return [...slots]
    .sort((a, b) => a.start - b.start)
    .map((slot, index) => ({ n: index + 1, start: slot.start, end: slot.end }));
}
