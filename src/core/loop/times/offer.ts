import { followUpDays } from '../../preferences/effects/manner';
import type { Saying } from '../../replies/owner/lines';
import type { EpochMinute, Period } from '../../time/period';
import { type ZoneTable, zoneTable } from '../../time/zone';
import { OUTSIDE, OUTSIDE_HOURS } from '../booked/authority';
import { bookingTimers } from '../booked/booking-timers';
import type { ResolvedWindow, StepContext } from '../context';
import { unlisted } from '../guests/listed-options';
import { settled, take } from '../guests/take-time';
import { contactOf, hasAnswered, isOpen, recipients, toBeAsked } from '../guests/voices';
import { documentOf } from '../owner/document';
import type { Action, OfferedSlot, Template } from '../plan';
import { isOnCalendar } from '../question-kinds';
import type { LoopState, Participant } from '../state';
import { askOwner, noticeToOwner, reachableGuests, silent, type Transition, transition } from '../transition';
import { addBusinessDays, FOLLOW_UP_HOURS, morningAfter, nextMorning, nextWithinAll } from './business-time';
import { isLoose } from './search';
import { bestFirst, beyondRequest, completed, nearest, options } from './solve';
import { adaptsToGuest, reachOf, withOpened } from './wide-hours';
import { isWish } from './wish';

/** After so many rounds of offers the owner is asked to stretch (docs/behaviour.md, Bounds). */
export const MAX_ROUNDS = 4;
const DAY = 1440;
const WIDENED = 'The times lie beyond the week that you named, and within your hours';

/** Offers fresh options to every reachable guest; says so to the owner when none exist, or when the calendar cannot be read. */
export function offer(
  state: LoopState,
  ctx: StepContext,
  how: {
    template: Template;
    asked?: readonly ResolvedWindow[];
    /** A booked time that is to be replaced: what lies near it comes first (E15). */
    near?: Period;
    /** Participant who wants it moved. */
    by?: string;
    reasons: readonly string[];
    reactive: boolean;
  },
): Transition {
  if (!ctx.calendar.ok) return calendarMissing(state, ctx, ctx.calendar.reason);
  const guests = reachableGuests(state);
  if (guests.length === 0) return silent(state, 'No guest is left to write to');
  if (state.rounds >= MAX_ROUNDS) {
    return askOwner(state, {
      id: `rounds-${state.rounds}`,
      kind: 'rounds',
      says: [{ line: 'rounds', rounds: state.rounds, title: state.meeting.title }],
      now: ctx.now,
    });
  }
  const wait = how.reactive ? null : quietUntil(state, ctx);
  if (wait !== null) {
    return transition(
      state,
      [{ kind: 'set_timer', timer: 'quiet_hours_over', dueAt: wait }],
      ['It is night for the guest: the mail waits until the morning'],
    );
  }
  const { asked = [], near } = how;
  const earlier = [...(near ? [near] : []), ...(state.offer?.slots ?? [])];
  const anywhere = near !== undefined && asked.length === 0;
  let solution = anywhere
    ? nearest(state, ctx, [near], earlier, 3)
    : options(state, ctx, asked, how.template === 'offer' ? [] : earlier);
  const { template } = how;
  const reasons = [...how.reasons];
  if (solution.slots.length === 0 && !anywhere) {
    solution = beyondRequest(state, ctx, asked, earlier);
    if (solution.slots.length > 0) reasons.push(isLoose(state) ? WIDENED : OUTSIDE);
  }
  let opened = state;
  if (solution.slots.length === 0 && asked.length > 0 && adaptsToGuest(state, ctx)) {
    const reach = reachOf(state, ctx);
    solution = options(state, reach, asked, earlier);
    if (solution.slots.length === 0) solution = beyondRequest(state, reach, asked, earlier);
    if (solution.slots.length > 0) {
      opened = withOpened(state, solution.slots);
      reasons.push(OUTSIDE_HOURS);
    }
  }
  if (solution.slots.length === 0 && !anywhere && (asked.length > 0 || state.offer)) {
    solution = nearest(
      state,
      ctx,
      [...asked.filter((w) => w.stance === 'can' || w.stance === 'prefer'), ...(near ? [near] : [])],
      earlier,
    );
    reasons.push('Nothing fits inside the times that were asked for: the nearest ones are offered');
  }
  solution = completed(solution, state, ctx, asked, earlier);
  // Whose calendars can be read need not be asked (row 3).
  if (how.template === 'offer' && toBeAsked(state, ctx).length === 0) {
    const [best] = bestFirst(state, ctx, solution.slots);
    if (best)
      return take(
        state,
        best,
        { reasons: [...reasons, 'The calendars of all who take part have this time'], risk: 2 },
        ctx,
      );
  }
  if (solution.slots.length === 0) {
    return askOwner(state, {
      id: `nothing-fits-${ctx.version}`,
      kind: 'nothing_fits',
      says: [{ line: namesTimes(state, asked) ? 'nothing_fits_named' : 'nothing_fits', title: state.meeting.title }],
      now: ctx.now,
    });
  }
  const made = sendOffer(opened, ctx, template, solution.slots, reasons, how.by);
  return refusesAll(asked, solution.slots) ? saidSo(made) : made;
}

/** Whether the words named the times themselves, rather than days to look for one. */
function namesTimes(state: LoopState, asked: readonly ResolvedWindow[]): boolean {
  const wanted = [...asked, ...state.constraints.filter((c) => c.by === 'p1' && !c.opens)];
  return wanted.some((w) => isWish(w) && w.precision === 'minute');
}

/** They named hours, and none of them is among what is offered. */
function refusesAll(asked: readonly ResolvedWindow[], slots: readonly Period[]): boolean {
  const named = asked.filter((w) => isWish(w) && w.exactStart);
  return named.length > 0 && named.every(({ start }) => slots.every((slot) => slot.start !== start));
}

/** A refusal is said, and no reason for it. */
function saidSo({ state, plan }: Transition): Transition {
  const actions = plan.actions.map((action) =>
    action.kind === 'send' && action.template === 'counter' ? { ...action, refuses: true as const } : action,
  );
  return { state, plan: { ...plan, actions } };
}

/** Sends exactly these options: holds them, starts the timers, replaces the offer before. */
export function sendOffer(
  state: LoopState,
  ctx: StepContext,
  template: Template,
  slots: readonly OfferedSlot[],
  reasons: readonly string[],
  by?: string,
): Transition {
  const expiresAt = holdsUntil(ctx, slots);
  const poll = toBeAsked(state, ctx).length > 1;
  const set = nextSet(state);
  const next: LoopState = {
    ...settled(state),
    offersMade: set,
    phase: state.booking ? 'RESCHEDULING' : poll ? 'POLLING' : 'OFFERING',
    closedReason: null,
    wanted: null,
    needsOwner: settled(state).needsOwner.filter((d) => !isOnCalendar(d)),
    participants: state.participants
      .map(unlisted)
      .map((person) => withOwnClock(person, ctx))
      .map(({ answer: _, ...person }) => (person.role === 'introducer' ? { ...person, status: 'accepted' } : person)),
    offer: { set, slots, version: ctx.version, sentAt: ctx.now, expiresAt },
    rounds: state.rounds + 1,
    followUps: 0,
  };
  const standing = state.booking ? bookingTimers(state.booking, ctx.now) : [];
  const earlier: Action[] = state.offer ? [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, ...standing] : [];
  const actions: Action[] = [
    ...earlier,
    { kind: 'hold', slots, expiresAt },
    {
      kind: 'send',
      template: worded(template, state, poll, ctx),
      ...recipients(next, ctx),
      slots,
      note: null,
      quote: null,
      ...(by === undefined ? {} : { by }),
    },
    ...thanks(state),
    { kind: 'set_timer', timer: 'follow_up', dueAt: followUpAt(next, ctx, slots) },
    { kind: 'set_timer', timer: 'offer_expired', dueAt: expiresAt },
  ];
  return transition(next, actions, reasons, 1);
}

/** The clock of a guest whose calendar is read is known by it. */
function withOwnClock(person: Participant, { peers }: StepContext): Participant {
  const peer = person.zone === null ? peers.get(person.address) : undefined;
  return peer ? { ...person, zone: peer.availability.zone.tzid, zoneSource: 'stored' } : person;
}

/** What is said must be so: a mail is a first one until times have gone out, and nothing "did not suit" that was not refused. */
function worded(template: Template, state: LoopState, poll: boolean, ctx: StepContext): Template {
  const first = poll ? 'poll' : 'offer';
  if (template === 'offer') return first;
  if (template !== 'second_round') return template;
  const { offer: before } = state;
  const refused = before !== null && state.rounds > 0 && before.slots.every((slot) => !isOpen(state, slot, ctx));
  return refused ? template : first;
}

/** The number of the next set of options: a link of an older one never means it. */
export function nextSet({ offersMade, offer: current }: LoopState): number {
  return Math.max(offersMade ?? 0, current?.set ?? 0) + 1;
}

/** E30: whoever made the introduction is thanked with the first offer, and hears no more. */
function thanks(state: LoopState): Action[] {
  const to = state.participants.filter((p) => p.role === 'introducer' && p.status === 'pending').map((p) => p.id);
  if (to.length === 0) return [];
  return [{ kind: 'send', template: 'thank_introducer', to, cc: [], slots: [], note: null, quote: null }];
}

/** A calendar that cannot be read is never free (A3): nothing is offered, the owner is told once, how to mend it. */
export function calendarMissing(
  state: LoopState,
  ctx: StepContext,
  reason: 'none' | 'revoked' | 'unavailable' | 'unconfirmed',
): Transition {
  const says: Saying = [{ line: 'calendar_missing', why: reason }];
  const asked = askOwner(state, { id: `calendar-${reason}`, kind: 'calendar', says, now: ctx.now });
  return {
    ...asked,
    plan: {
      ...asked.plan,
      actions: [
        ...asked.plan.actions,
        noticeToOwner({ key: `calendar-${reason}`, noticeKind: 'calendar', href: '/settings/calendars' }, says),
      ],
    },
  };
}

/** Holds live until the last slot can no longer be booked, three business days at most (settled 3). */
export function holdsUntil(ctx: StepContext, slots: readonly OfferedSlot[]): EpochMinute {
  const last = Math.max(...slots.map((s) => s.start)) - ctx.owner.noticeMin;
  return Math.max(ctx.now + 60, Math.min(last, addBusinessDays(zoneTable(ctx.owner.zone), ctx.now, 3)));
}

/**
 * When guests who have not answered are reminded: two business days later, four when the times lie a month ahead; half of
 * the remaining time, four hours at least, when the first one comes within two days; not before the next business day where
 * times are left beyond these. In their own office hours.
 */
export function followUpAt(state: LoopState, ctx: StepContext, slots: readonly Period[]): EpochMinute {
  const first = Math.min(...slots.map((s) => s.start));
  const last = Math.max(...slots.map((s) => s.end));
  const zones = pendingZones(state, ctx);
  const zone = zones[0] ?? zoneTable(ctx.owner.zone);
  if (first - ctx.now < 2 * DAY && last - ctx.now >= 2 * DAY) {
    const tomorrow = addBusinessDays(zone, ctx.now, 1);
    return nextWithinAll(zones, tomorrow, FOLLOW_UP_HOURS) ?? tomorrow;
  }
  if (first - ctx.now < 2 * DAY) {
    const soon = ctx.now + Math.max(240, Math.floor((first - ctx.now) / 2));
    const awake = nextWithinAll(zones, soon, FOLLOW_UP_HOURS) ?? soon;
    return awake < first ? awake : soon;
  }
  const days = followUpDays(documentOf(ctx)) ?? (last - ctx.now < 30 * DAY ? 2 : 4);
  const later = addBusinessDays(zone, ctx.now, days);
  return nextWithinAll(zones, later, FOLLOW_UP_HOURS) ?? later;
}

/** The clocks of those who have still to answer, the owner's for whoever's is not known. */
export function pendingZones(state: LoopState, ctx: StepContext): ZoneTable[] {
  const pending = toBeAsked(state, ctx).filter((guest) => !hasAnswered(state, guest, ctx));
  return [...new Set(pending.map((guest) => contactOf(state, guest).zone ?? ctx.owner.zone))].map(zoneTable);
}

/**
 * E13: no mail between 20:00 and 07:00 of any guest that is not an answer; null when it may go now, or when the guests
 * live so far apart that it is always night for one of them.
 */
export function quietUntil(state: LoopState, ctx: StepContext): EpochMinute | null {
  const zones = reachableGuests(state).map((guest) => zoneTable(guest.zone ?? ctx.owner.zone));
  const mornings = zones.flatMap((zone) => morningAfter(zone, ctx.now) ?? []);
  if (mornings.length === 0) return null;
  // The next time that all are awake begins with the morning of one of them.
  const dawns = zones.map((zone) => morningAfter(zone, ctx.now) ?? nextMorning(zone, ctx.now));
  const shared = dawns.filter((dawn) => zones.every((zone) => morningAfter(zone, dawn) === null));
  return shared.length > 0 ? Math.min(...shared) : null;
}
