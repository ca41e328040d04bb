import { isBusy } from '../../availability/free-busy';
import { availablePeriods } from '../../availability/hours';
import { formatDay, formatTimeRange, zoneLabel } from '../../time/format';
import { overlaps, type Period } from '../../time/period';
import { toInstant, toWall, type ZoneTable, zoneTable } from '../../time/zone';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { mailToOwner, type Transition, transition } from '../transition';
import { othersAddressed } from './addressed';

/** More days than these are not listed in one mail. */
const DAYS = 3;
/** Shorter stretches are not called free, where no length was named (minutes); looked at in steps. */
const SHORTEST_FREE = 30;
const STEP = 15;

/**
 * "What do I have on Thursday?", written to the assistant alone: the owner gets what stands in their calendar on those days,
 * and what of their hours is free. Whom to invite is asked beside it, where `made` asks. Null for everything else.
 */
export function dayAsked(
  state: LoopState,
  facts: MessageFacts,
  heard: Heard,
  made: Transition,
  ctx: StepContext,
): Transition | null {
  const { owner } = heard;
  const alone = othersAddressed(facts, ctx).length === 0;
  const days = daysAsked(heard, zoneTable(ctx.owner.zone));
  if (!alone || !owner?.asks || owner.names.length + owner.addresses.length > 0) return null;
  if (!ctx.calendar.ok || !ctx.upcoming || days.length === 0 || days.length > DAYS) return null;
  const said = days.map((day) => dayWords(day, heard, ctx)).join(' ');
  const asksWho = heard.reading.intents.some(({ kind }) => kind === 'request_meeting');
  if (asksWho) return { ...made, plan: { ...made.plan, actions: made.plan.actions.map((a) => beside(a, said)) } };
  const reason = 'You asked about your own calendar';
  return transition(
    { ...state, phase: 'CLOSED', closedReason: 'done' },
    [mailToOwner('owner_status', said)],
    [reason],
    1,
  );
}

function beside(action: Action, said: string): Action {
  if (action.kind !== 'send' || action.template !== 'owner_question') return action;
  return { ...action, note: `${said} ${action.note ?? ''}`.trim() };
}

/** The days that the mail names, as day numbers on the owner's clock. */
function daysAsked({ windows }: Heard, zone: ZoneTable): number[] {
  const starts = windows.filter((w) => w.role === 'offer').map(({ start }) => Math.floor(toWall(zone, start) / 1440));
  return [...new Set(starts)];
}

function dayWords(day: number, heard: Heard, ctx: StepContext): string {
  const zone = zoneTable(ctx.owner.zone);
  const all = { start: toInstant(zone, day * 1440), end: toInstant(zone, (day + 1) * 1440) };
  const range = ({ start, end }: Period) => formatTimeRange(start, end, zone, 'en');
  const standing = (ctx.upcoming ?? [])
    .filter((one) => overlaps(one, all))
    .map((one) => `${range(one)} ${one.title ?? 'without a title'}`);
  const free = freeOn(all, heard, ctx).map(range);
  const name = `${formatDay(all.start, zone, 'en')} (${zoneLabel(ctx.owner.zone, 'en', all.start)})`;
  return `${name}: ${standing.join('; ') || 'nothing in your calendar'}. Free in your hours: ${free.join(', ') || 'nothing'}.`;
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
