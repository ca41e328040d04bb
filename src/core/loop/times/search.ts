import type { SlotQuery } from '../../slots/query';
import type { EpochMinute } from '../../time/period';
import { toInstant, toWall, zoneTable } from '../../time/zone';
import type { ResolvedWindow, StepContext } from '../context';
import { daysEnd, isUrgent, underDocument } from '../owner/document';
import { openedHours } from '../owner/opened-hours';
import { underPage } from '../page/page-terms';
import type { LoopState } from '../state';
import { type Bounds, boundsOf } from './bounds';
import { usualHours } from './usual-hours';
import { isWish } from './wish';

const DAY = 1440;

/** The search that this loop stands for: the owner's rules and time, and what the owner has said about this meeting. */
export function queryOf(state: LoopState, ctx: StepContext, bounds: Bounds): SlotQuery {
  if (!ctx.calendar.ok) throw new Error('A search without a readable calendar');
  const { attendee } = ctx.calendar;
  const availability = openedHours(attendee.availability, state);
  const owner = availability === attendee.availability ? attendee : { ...attendee, availability };
  const window = { start: bounds.from, end: bounds.to };
  const { noun, durationMin } = state.meeting;
  const query: SlotQuery = {
    window,
    duration: durationMin,
    step: ctx.owner.granularityMin,
    gridZone: zoneTable(ctx.owner.zone),
    now: ctx.now,
    minimumNotice: noticeOf(state, ctx),
    attendees: [owner],
    exclude: bounds.exclude,
    ...(bounds.only.length > 0 ? { only: bounds.only } : {}),
    minOptional: 0,
    rules: usualHours({ noun, durationMin, zone: ctx.owner.zone, availability }, bounds.only, window),
  };
  return underPage(underDocument(query, state, ctx), state.page, state.booking !== null);
}

/** Whoever is about to meet anyway can meet as soon at another time (minutes). */
function noticeOf({ booking }: LoopState, { owner, now }: StepContext): number {
  return booking ? Math.min(owner.noticeMin, Math.max(0, booking.start - now)) : owner.noticeMin;
}

/** The first minute that an offer may name: the next local day, unless somebody named an earlier day themselves (E2). */
export function offersFrom(ctx: StepContext, windows: readonly ResolvedWindow[]): EpochMinute {
  const zone = zoneTable(ctx.owner.zone);
  const tomorrow = toInstant(zone, (Math.floor(toWall(zone, ctx.now) / DAY) + 1) * DAY);
  const named = windows.filter(
    (w) => w.role === 'offer' && w.precision !== 'week' && w.stance !== 'cannot' && w.stance !== 'avoid',
  );
  return named.reduce((from, w) => Math.min(from, Math.max(w.start, ctx.now)), tomorrow);
}

/** Where the owner has said that it may begin ("after March 8"), `from` where they have not. */
export function notBefore({ constraints }: LoopState, from: EpochMinute): EpochMinute {
  const firm = constraints.filter((c) => c.by === 'p1' && c.role === 'earliest');
  return firm.reduce((latest, { start }) => Math.max(latest, start), from);
}

/** "Next week" says roughly when: what lies beyond it may be had, where a day or an hour was meant it may not. */
export function isLoose({ constraints }: LoopState): boolean {
  const wishes = constraints.filter((c) => c.by === 'p1' && !c.opens && isWish(c));
  return wishes.every((c) => c.precision === 'week');
}

/** The limits that the owner's own words set for this loop. */
export function ownerBounds(state: LoopState, ctx: StepContext): Bounds {
  const said = state.constraints.filter((c) => c.by === 'p1' && !c.opens);
  const to = daysEnd(state, ctx, notBefore(state, ctx.now) + ctx.owner.horizonDays * DAY);
  if (isUrgent(state, ctx)) return boundsOf(said, ctx.now, to);
  // "Every Tuesday" names no day to begin with.
  return boundsOf(said, offersFrom(ctx, state.meeting.rhythm ? [] : said), to);
}
