import type { EpochMinute, Period } from '../time/period';
import { type ZoneTable, zoneTable } from '../time/zone';
import { addBusinessDays, FOLLOW_UP_HOURS, morningAfter, nextMorning, nextWithinAll } from './business-time';
import type { ResolvedWindow, StepContext } from './context';
import type { Action, OfferedSlot, Template } from './plan';
import { nearest, options } from './solve';
import type { LoopState } from './state';
import { askOwner, ownerOf, reachableGuests, silent, type Transition, transition } from './transition';

/** After so many rounds of offers the owner is asked to stretch (assistant.md 2.5). */
export const MAX_ROUNDS = 4;
const DAY = 1440;

/** Offers fresh options to every reachable guest; says so to the owner when none exist, or when the calendar cannot be read. */
export function offer(
  state: LoopState,
  ctx: StepContext,
  how: { template: Template; asked?: readonly ResolvedWindow[]; reasons: readonly string[]; reactive: boolean },
): Transition {
  if (!ctx.calendar.ok) return calendarMissing(state, ctx, ctx.calendar.reason);
  const guests = reachableGuests(state);
  if (guests.length === 0) return silent(state, 'No guest is left to write to');
  if (state.rounds >= MAX_ROUNDS) {
    return askOwner(state, {
      id: `rounds-${state.rounds}`,
      text: `${state.rounds} rounds of times did not fit for "${state.meeting.title}". Which times may I offer beyond your usual hours?`,
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
  const earlier = state.offer?.slots ?? [];
  const asked = how.asked ?? [];
  let solution = options(state, ctx, asked, how.template === 'offer' ? [] : earlier);
  let template = how.template;
  const reasons = [...how.reasons];
  if (solution.slots.length === 0 && (asked.length > 0 || state.offer)) {
    solution = nearest(
      state,
      ctx,
      asked.filter((w) => w.stance === 'can' || w.stance === 'prefer'),
      earlier,
    );
    template = template === 'offer' ? 'offer' : 'counter';
    reasons.push('Nothing fits inside the times that were asked for: the nearest ones are offered');
  }
  if (solution.slots.length === 0) {
    return askOwner(state, {
      id: `nothing-fits-${ctx.version}`,
      text: `No time fits for "${state.meeting.title}" within your hours and this request. Tell me which days or hours I may use.`,
      now: ctx.now,
    });
  }
  return sendOffer(state, ctx, template, solution.slots, reasons);
}

/** Sends exactly these options: holds them, starts the timers, replaces the offer before. */
export function sendOffer(
  state: LoopState,
  ctx: StepContext,
  template: Template,
  slots: readonly OfferedSlot[],
  reasons: readonly string[],
): Transition {
  const expiresAt = holdsUntil(ctx, slots);
  const guests = reachableGuests(state);
  const earlier: Action[] = state.offer ? [{ kind: 'cancel_timers' }, { kind: 'release_holds' }] : [];
  const actions: Action[] = [
    ...earlier,
    { kind: 'hold', slots, expiresAt },
    {
      kind: 'send',
      template,
      to: guests.map((g) => g.id),
      cc: ctx.owner.ccOwner ? [ownerOf(state).id] : [],
      slots,
      note: null,
      quote: null,
    },
    { kind: 'set_timer', timer: 'follow_up', dueAt: followUpAt(state, ctx, slots) },
    { kind: 'set_timer', timer: 'offer_expired', dueAt: expiresAt },
  ];
  const next: LoopState = {
    ...state,
    phase: state.booking ? 'RESCHEDULING' : 'OFFERING',
    closedReason: null,
    wanted: null,
    needsOwner: state.needsOwner.filter((d) => !d.id.startsWith('calendar-')),
    participants: state.participants.map(({ answer: _, ...person }) => person),
    offer: { set: (state.offer?.set ?? 0) + 1, slots, sentAt: ctx.now, expiresAt },
    rounds: state.rounds + 1,
    followUps: 0,
  };
  return transition(next, actions, reasons, 1);
}

/** A calendar that cannot be read is never free (A3): nothing is offered, the owner is told once, how to mend it. */
export function calendarMissing(
  state: LoopState,
  ctx: StepContext,
  reason: 'none' | 'revoked' | 'unavailable' | 'unconfirmed',
): Transition {
  const text = {
    none: 'No calendar is connected, so I cannot offer times. Connect one and I will go on.',
    revoked: 'I can no longer read your calendar, so I have offered nothing. Reconnect it and I will go on.',
    unavailable: 'Your calendar could not be read just now, so I have offered nothing yet. I will try again.',
    unconfirmed: 'Please confirm your time zone and working hours. I will offer times as soon as you have.',
  }[reason];
  const asked = askOwner(state, { id: `calendar-${reason}`, text, now: ctx.now });
  return {
    ...asked,
    plan: {
      ...asked.plan,
      actions: [
        ...asked.plan.actions,
        { kind: 'notice', key: `calendar-${reason}`, noticeKind: 'calendar', text, href: '/settings/calendars' },
      ],
    },
  };
}

/** Holds live until the last slot can no longer be booked, three business days at most (settled.md 3). */
export function holdsUntil(ctx: StepContext, slots: readonly OfferedSlot[]): EpochMinute {
  const last = Math.max(...slots.map((s) => s.start)) - ctx.owner.noticeMin;
  return Math.max(ctx.now + 60, Math.min(last, addBusinessDays(zoneTable(ctx.owner.zone), ctx.now, 3)));
}

/**
 * When guests who have not answered are reminded: two business days later, four when the times lie a month ahead; half of
 * the remaining time, four hours at least, when the first one comes within two days. In their own office hours.
 */
export function followUpAt(state: LoopState, ctx: StepContext, slots: readonly Period[]): EpochMinute {
  const first = Math.min(...slots.map((s) => s.start));
  const last = Math.max(...slots.map((s) => s.end));
  const zones = pendingZones(state, ctx);
  const zone = zones[0] ?? zoneTable(ctx.owner.zone);
  if (first - ctx.now < 2 * DAY) {
    const soon = ctx.now + Math.max(240, Math.floor((first - ctx.now) / 2));
    const awake = nextWithinAll(zones, soon, FOLLOW_UP_HOURS) ?? soon;
    return awake < first ? awake : soon;
  }
  const later = addBusinessDays(zone, ctx.now, last - ctx.now < 30 * DAY ? 2 : 4);
  return nextWithinAll(zones, later, FOLLOW_UP_HOURS) ?? later;
}

/** The clocks of those who have still to answer, the owner's for whoever's is not known. */
export function pendingZones(state: LoopState, ctx: StepContext): ZoneTable[] {
  const pending = reachableGuests(state).filter((guest) => guest.answer === undefined);
  return [...new Set(pending.map((guest) => guest.zone ?? ctx.owner.zone))].map(zoneTable);
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
