import type { Reading } from '../../reading/reading';
import { overlaps } from '../../time/period';
import { toInstant, toWall, zoneTable } from '../../time/zone';
import type { Heard, ResolvedWindow, StepContext } from '../context';
import { take } from '../guests/take-time';
import { requiredGuests } from '../guests/voices';
import type { MeetingGoal } from '../meeting-goal';
import type { WantedTime } from '../plan';
import type { LoopState } from '../state';
import { closedToGuests } from '../times/guest-time';
import { offer, sendOffer } from '../times/offer';
import { notBefore, ownerBounds } from '../times/search';
import { options, workable } from '../times/solve';
import { isWish } from '../times/wish';
import { silent, type Transition } from '../transition';
import { remember } from './memory';

/** What a mail says the meeting is to be: only what it names. */
export function goalChanges({ details, intents }: Reading, inAnEdit = false): Partial<MeetingGoal> {
  const { durationMin, medium, location, phone, title } = details;
  const changes = inAnEdit || intents.some((i) => i.kind === 'change_duration');
  return {
    ...(durationMin !== null && changes ? { durationMin } : {}),
    ...(medium !== null && medium !== 'unspecified' ? { medium, mediumAssumed: false } : {}),
    ...(location !== null ? { location } : {}),
    ...(phone !== null ? { phone } : {}),
    ...(title !== null ? { title } : {}),
  };
}

/** The goal with what was named; what is absent stays. */
export function changedGoal(
  meeting: MeetingGoal,
  changes: { [K in keyof MeetingGoal]?: MeetingGoal[K] | undefined },
): MeetingGoal {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...meeting, ...Object.fromEntries(named) };
}

/**
 * Row 50: "nothing before 10", "offer Saturday", "make it 45 minutes". What the guests have been offered stays while it
 * still fits what the owner says, and nobody hears of it; what does not fit is replaced. `anew`: they wait for other times;
 * `answers`: the owner was asked. What nobody has answered yet is replaced in so many words (E25).
 */
export function instructed(
  state: LoopState,
  heard: Heard,
  ctx: StepContext,
  how: { readonly anew?: boolean; readonly answers?: boolean } = {},
): Transition {
  const changes = goalChanges(heard.reading);
  const meant = { ...heard, windows: [...heard.windows, ...daysTaken(state, heard, ctx)] };
  const told = remember({ ...state, meeting: changedGoal(state.meeting, changes) }, meant, 'p1');
  const reasons = ['You changed what may be offered'];
  const longer = told.meeting.durationMin !== state.meeting.durationMin;
  const answered = how.answers || state.participants.some((p) => p.answer !== undefined);
  const template = answered ? 'counter' : 'correction';
  const wishes = how.anew || heard.reading.intents.some((i) => i.kind === 'ask_for_times');
  const both = namedByBoth(told, ctx);
  if (both && heard.gate.unconfirmed === undefined)
    return take(told, both, { reasons: ['You and the guest have named this time'], risk: 2 }, ctx);
  if (!state.offer) return offer(told, ctx, { template: 'offer', reasons, reactive: true });
  const resized = state.offer.slots.map((slot) => ({ ...slot, end: slot.start + told.meeting.durationMin }));
  const fitting = resized.filter((slot) => fits(told, ctx, slot));
  if (!wishes && !longer && fitting.length === resized.length) {
    return silent(told, 'What is on offer still fits: the guests need no new mail');
  }
  if (wishes || fitting.length === 0 || !ctx.calendar.ok)
    return offer(told, ctx, { template, reasons, reactive: true });
  const fresh = options(told, ctx, [], resized).slots.filter((slot) =>
    fitting.every((kept) => kept.start !== slot.start),
  );
  const slots = [...fitting, ...fresh]
    .slice(0, 3)
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }, i) => ({ n: i + 1, start, end }));
  return sendOffer(told, ctx, template, slots, reasons);
}

/** "Thursday, not Friday": a day of the offer that the owner takes is one to offer; on the word of a model alone none is. */
function daysTaken({ offer: current }: LoopState, { reading, gate }: Heard, ctx: StepContext): ResolvedWindow[] {
  if (gate.unconfirmed !== undefined) return [];
  const zone = zoneTable(ctx.owner.zone);
  const midnight = (day: number) => toInstant(zone, day * 1440);
  const taken = reading.options.filter(({ stance }) => stance === 'accept').map(({ option }) => option);
  return (current?.slots ?? [])
    .filter(({ n }) => taken.includes(n))
    .map(({ start }) => Math.floor(toWall(zone, start) / 1440))
    .map((day) => ({ start: midnight(day), end: midnight(day + 1), stance: 'can', role: 'offer', precision: 'day' }));
}

/** True when the owner is free then, what they have said allows it, and no guest has excluded it. */
function fits(state: LoopState, ctx: StepContext, slot: { start: number; end: number }): boolean {
  const { only, to } = ownerBounds(state, ctx);
  const inside = only.length === 0 || only.some((p) => slot.start >= p.start && slot.end <= p.end);
  const early = slot.start < notBefore(state, slot.start);
  const refused = closedToGuests(state, ctx, { hours: 'any', windows: false }).some((p) => overlaps(p, slot));
  return inside && !early && !refused && slot.end <= to && workable(state, ctx, slot);
}

/** The one start that the owner names is one that the only guest has named: there is nothing left to ask. */
function namedByBoth(state: LoopState, ctx: StepContext): WantedTime | null {
  const [own, ...others] = state.constraints.filter((c) => c.by === 'p1' && isWish(c));
  const [guest, ...more] = requiredGuests(state);
  if (!own || !guest || others.length + more.length > 0 || own.precision !== 'minute') return null;
  const slot = { start: own.start, end: own.start + state.meeting.durationMin };
  const theirs = state.constraints.some(
    (c) => c.by === guest.id && c.exactStart && isWish(c) && c.start === slot.start,
  );
  return theirs && slot.start > ctx.now && workable(state, ctx, slot) ? slot : null;
}
