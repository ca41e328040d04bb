import { isBusy } from '../../availability/free-busy';
import { availablePeriods } from '../../availability/hours';
import type { OwnerLine, Saying } from '../../replies/owner/lines';
import { overlaps, type Period } from '../../time/period';
import { toInstant, toWall, type ZoneTable, zoneTable } from '../../time/zone';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { momentOf } from '../times/time-words';
import { mailToOwner, type Transition, transition } from '../transition';
import { othersAddressed } from './addressed';

/** More days than these are not listed in one mail. */
const DAYS = 7;
/** Of one thing no more occurrences are listed than these. */
const LISTED = 5;
/** Shorter stretches are not called free, where no length was named (minutes); looked at in steps. */
const SHORTEST_FREE = 30;
const STEP = 15;

/**
 * "What do I have on Thursday?", written to the assistant alone: the owner gets what stands in their calendar on those days,
 * and what of their hours is free; where somebody or something of it is named, when that is. Whom to invite is asked beside
 * it, where `made` asks. Null for everything else.
 */
export function dayAsked(
  state: LoopState,
  facts: MessageFacts,
  heard: Heard,
  made: Transition | null,
  ctx: StepContext,
): Transition | null {
  const { owner } = heard;
  const alone = othersAddressed(facts, ctx).length === 0;
  if (!alone || !ctx.calendar.ok || !ctx.upcoming) return null;
  const said = asksCalendar(heard)
    ? answered(heard, ctx)
    : owner?.asks && isOfDays(heard)
      ? daysWords(heard, ctx)
      : null;
  if (said === null) return null;
  const asksWho = heard.reading.intents.some(({ kind }) => kind === 'request_meeting');
  if (asksWho && made)
    return { ...made, plan: { ...made.plan, actions: made.plan.actions.map((a) => beside(a, said)) } };
  const closed: LoopState = { ...state, phase: 'CLOSED', closedReason: 'done' };
  return transition(closed, [mailToOwner('owner_status', said)], ['You asked about your own calendar'], 1);
}

/** The owner asks what stands in their calendar. */
export function asksCalendar({ reading, gate }: Heard): boolean {
  return gate.auto && reading.intents.some(({ kind }) => kind === 'ask_calendar');
}

function isOfDays({ owner }: Heard): boolean {
  return owner !== undefined && owner.names.length + owner.addresses.length === 0;
}

/** When what was named stands in the calendar; where nothing of it was named, the days. */
function answered(heard: Heard, ctx: StepContext): Saying | null {
  const about = heard.about ?? [];
  if (about.length === 0) return daysWords(heard, ctx);
  const windows = heard.windows.filter(({ role, stance }) => role !== 'deadline' && stance !== 'cannot');
  const meant = (ctx.upcoming ?? []).filter(
    (one) =>
      about.some((m) => m.calendarId === one.calendarId && m.eventId === one.eventId) &&
      (windows.length === 0 || windows.some((w) => overlaps(one, w))),
  );
  if (meant.length === 0) return daysWords(heard, ctx);
  const meetings = meant
    .slice(0, LISTED)
    .map(({ title, start }) => ({ title: title ?? null, ...momentOf(start, ctx) }));
  return [{ line: 'in_calendar', meetings }];
}

/** The days that are named, up to a week of them; null where none is. */
function daysWords(heard: Heard, ctx: StepContext): Saying | null {
  const days = daysAsked(heard, zoneTable(ctx.owner.zone));
  if (days.length === 0 || days.length > DAYS) return null;
  return days.map((day) => dayWords(day, heard, ctx));
}

function beside(action: Action, said: Saying): Action {
  if (action.kind !== 'send' || action.template !== 'owner_question') return action;
  return { ...action, ...mailToOwner('owner_question', [...said, ...(action.says ?? [])]), quote: action.quote };
}

/** The days that the mail names, as day numbers on the owner's clock. */
function daysAsked({ windows }: Heard, zone: ZoneTable): number[] {
  const starts = windows.filter((w) => w.role === 'offer').map(({ start }) => Math.floor(toWall(zone, start) / 1440));
  return [...new Set(starts)];
}

function dayWords(day: number, heard: Heard, ctx: StepContext): OwnerLine {
  const zone = zoneTable(ctx.owner.zone);
  const all = { start: toInstant(zone, day * 1440), end: toInstant(zone, (day + 1) * 1440) };
  const standing = (ctx.upcoming ?? [])
    .filter((one) => overlaps(one, all))
    .map(({ start, end, title }) => ({ start, end, title: title ?? null }));
  return { line: 'day', ...momentOf(all.start, ctx), standing, free: freeOn(all, heard, ctx) };
}

/** What is free of the owner's hours on a day, inside the part of it that was asked about. */
function freeOn(day: Period, heard: Heard, ctx: StepContext): Period[] {
  if (!ctx.calendar.ok) return [];
  const { availability, freeBusy } = ctx.calendar.attendee;
  const asked = heard.windows.filter((w) => w.role === 'offer' && overlaps(w, day));
  const looked = asked.flatMap(({ start, end }) => pairsOf(availablePeriods(availability, { start, end })));
  const shortest = heard.reading.details.durationMin ?? SHORTEST_FREE;
  return looked.flatMap((part) => runs(part, (step) => !isBusy(freeBusy, step) && step.end > ctx.now, shortest));
}

function pairsOf(bounds: Int32Array): Period[] {
  return Array.from({ length: bounds.length / 2 }, (_, i) => ({
    start: bounds[2 * i] as number,
    end: bounds[2 * i + 1] as number,
  }));
}

/** The unbroken stretches of a period whose steps all pass. */
function runs({ start, end }: Period, passes: (step: Period) => boolean, shortest: number): Period[] {
  const found: { start: number; end: number }[] = [];
  for (let at = start; at + STEP <= end; at += STEP) {
    const last = found.at(-1);
    if (!passes({ start: at, end: at + STEP })) continue;
    if (last?.end === at) last.end = at + STEP;
    else found.push({ start: at, end: at + STEP });
  }
  return found.filter((one) => one.end - one.start >= shortest);
}
