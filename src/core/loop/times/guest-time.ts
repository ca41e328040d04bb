import { buildFreeBusy, mergeFreeBusy } from '../../availability/free-busy';
import { alwaysAvailable, availablePeriods, sameHours } from '../../availability/hours';
import type { Attendee } from '../../slots/query';
import type { Period } from '../../time/period';
import { zoneTable } from '../../time/zone';
import type { ResolvedWindow, StepContext } from '../context';
import { attending, contactOf, requiredGuests } from '../guests/voices';
import type { LoopState, Participant } from '../state';

/** How early and late a guest may be asked, on weekdays of their own clock: from the first that leaves a time on. */
export const GUEST_HOURS = ['office', 'long', 'any'] as const;

/** Minutes of the day. */
const HOURS = { office: [480, 1080], long: [420, 1260] } as const;

/** What of a guest's time a search keeps to. */
export interface GuestLimits {
  /** Hours of their own clock (A12), besides times of a day that they named themselves. */
  readonly hours: (typeof GUEST_HOURS)[number];
  /** The times that they named. What they cannot is kept to in any case. */
  readonly windows: boolean;
}

/**
 * The guests as people of a search, as far as anything is known of their time: by their own words, by their zone, by the
 * calendar of those who use this installation.
 */
export function guestAttendees(state: LoopState, ctx: StepContext, limits: GuestLimits): Attendee[] {
  if (!ctx.calendar.ok) return [];
  const { freeBusy } = ctx.calendar.attendee;
  const required = new Set(requiredGuests(state).map((p) => p.id));
  return attending(state).flatMap((guest): Attendee[] => {
    const role = required.has(guest.id) ? 'REQ-PARTICIPANT' : 'OPT-PARTICIPANT';
    const peer = ctx.peers.get(guest.address);
    // Whose calendar can be read has hours of their own there.
    const busy = busyBySaying(state, guest, freeBusy.coverage, peer ? { ...limits, hours: 'any' } : limits);
    const spoken = buildFreeBusy(busy, freeBusy.coverage, { version: 'said', asOf: freeBusy.asOf });
    if (peer) return [{ ...peer, id: guest.id, role, freeBusy: mergeFreeBusy(peer.freeBusy, spoken) }];
    if (busy.length === 0) return [];
    const availability = alwaysAvailable(zoneTable(ctx.owner.zone));
    return [{ id: guest.id, role, freeBusy: spoken, availability, bufferBefore: 0, bufferAfter: 0, weight: 1 }];
  });
}

/** When one of those who are required cannot come by what is known: limits that no choice of times goes beyond. */
export function closedToGuests(state: LoopState, ctx: StepContext, limits: GuestLimits): Period[] {
  if (!ctx.calendar.ok) return [];
  const { coverage } = ctx.calendar.attendee.freeBusy;
  const asked = requiredGuests(state).filter((guest) => !ctx.peers.has(guest.address));
  return asked.flatMap((guest) => busyBySaying(state, guest, coverage, limits));
}

/** The stretches of their hours. */
function hoursOf(tzid: string, [from, to]: readonly [number, number], coverage: Period): Period[] {
  const weekly = sameHours([0, 1, 2, 3, 4], [[from, to]]);
  const pairs = availablePeriods({ zone: zoneTable(tzid), weekly, overrides: new Map(), travel: [] }, coverage);
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({
    start: pairs[2 * i] as number,
    end: pairs[2 * i + 1] as number,
  }));
}

/** What lies outside their hours and the times that they named, and what they cannot. */
function busyBySaying(
  state: LoopState,
  guest: Participant,
  coverage: Period,
  { hours, windows }: GuestLimits,
): Period[] {
  const busy: Period[] = [];
  const named: ResolvedWindow[] = [];
  const speakers = [guest.id, contactOf(state, guest).id];
  for (const said of state.constraints) {
    if (!speakers.includes(said.by) || said.role === 'current_event') continue;
    if (said.role === 'earliest') busy.push({ start: coverage.start, end: said.start });
    else if (said.role === 'deadline') busy.push({ start: said.end, end: coverage.end });
    else if (said.role === 'absence' || said.stance === 'cannot' || said.stance === 'avoid') busy.push(said);
    else named.push(said);
  }
  if (windows && named.length > 0) busy.push(...between(named, coverage));
  if (hours !== 'any' && guest.zone !== null && !guest.optional) {
    // "Tuesday suits me" is no word for its night.
    const ofDay = named.filter((w) => w.precision !== 'day' && w.precision !== 'week');
    busy.push(...between([...hoursOf(guest.zone, HOURS[hours], coverage), ...ofDay], coverage));
  }
  return busy.filter((p) => p.start < p.end);
}

/** What of a stretch of time none of these covers. */
function between(periods: readonly Period[], { start, end }: Period): Period[] {
  const gaps: Period[] = [];
  let from = start;
  for (const p of [...periods].sort((a, b) => a.start - b.start)) {
    if (p.start > from) gaps.push({ start: from, end: Math.min(p.start, end) });
    from = Math.max(from, p.end);
  }
  return from < end ? [...gaps, { start: from, end }] : gaps;
}
