import { buildFreeBusy, mergeFreeBusy } from '../../availability/free-busy';
import { type Availability, alwaysAvailable, sameHours } from '../../availability/hours';
import type { Attendee } from '../../slots/query';
import type { Period } from '../../time/period';
import { zoneTable } from '../../time/zone';
import type { ResolvedWindow, StepContext } from '../context';
import { attending, contactOf, requiredGuests } from '../guests/voices';
import type { LoopState, Participant } from '../state';

/** What of a guest's time a search keeps to. */
export interface GuestLimits {
  /** Weekdays 08:00–18:00 of their own clock, while they have named no times themselves (A12). */
  readonly hours: boolean;
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
    const said = busyBySaying(state, guest, freeBusy.coverage, limits);
    const spoken = buildFreeBusy(said.busy, freeBusy.coverage, { version: 'said', asOf: freeBusy.asOf });
    const peer = ctx.peers.get(guest.address);
    if (peer) return [{ ...peer, id: guest.id, role, freeBusy: mergeFreeBusy(peer.freeBusy, spoken) }];
    const zone = limits.hours && !said.named && guest.zone !== null && !guest.optional ? guest.zone : null;
    if (zone === null && said.busy.length === 0) return [];
    const availability = zone === null ? alwaysAvailable(zoneTable(ctx.owner.zone)) : officeHours(zone);
    return [{ id: guest.id, role, freeBusy: spoken, availability, bufferBefore: 0, bufferAfter: 0, weight: 1 }];
  });
}

function officeHours(tzid: string): Availability {
  const weekly = sameHours([0, 1, 2, 3, 4], [[480, 1080]]);
  return { zone: zoneTable(tzid), weekly, overrides: new Map(), travel: [] };
}

interface Said {
  readonly busy: readonly Period[];
  /** They have named times of a day themselves. */
  readonly named: boolean;
}

/** What lies outside the times that they named, and what they cannot. */
function busyBySaying(state: LoopState, guest: Participant, coverage: Period, { windows }: GuestLimits): Said {
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
  return {
    busy: busy.filter((p) => p.start < p.end),
    named: named.some((w) => w.precision !== 'day' && w.precision !== 'week'),
  };
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
