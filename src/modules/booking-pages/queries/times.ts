import { and, eq, gt, inArray } from 'drizzle-orm';
import { nounOf } from '@/core/loop/goal';
import { openingState } from '@/core/loop/opening';
import { pageTimes } from '@/core/loop/page/page-times';
import type { LoopState } from '@/core/loop/state';
import { minuteOf, type Period } from '@/core/time/period';
import { type Database, database, type Transaction } from '@/db/client';
import { bookings } from '@/db/schema/booking-pages';
import { bookingSessions } from '@/db/schema/booking-seats';
import { meetings } from '@/db/schema/meetings';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { OFFER_MAX_AGE_MS } from '@/modules/loops/constants';
import { snapshotOf } from '@/modules/loops/queries/snapshot';
import { LIVE } from '@/modules/meetings/queries';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import type { Host } from './hosts';
import type { BookingType } from './pages';
import { standingEvents } from './seats';

/** A time of a page, with those who are free then, by their ids. */
export interface FreeTime extends Period {
  readonly hosts: readonly string[];
  /** Of an event with seats that has begun to be booked: how many it has left, which may be none. */
  readonly left?: number;
}

export interface PageTimes {
  readonly times: readonly FreeTime[];
  /** False: the calendar that it takes could not be read, and nothing is known. */
  readonly readable: boolean;
}

/** The meeting of a page as a loop of this host begins with it, before anybody has booked. */
export function stateOf(type: BookingType, host: Host, zone: string | null): LoopState {
  const opening = openingState({ address: host.address, name: host.name, zone }, type.title);
  const { title, durationMin, medium, location, noticeMin, daysAhead, bufferBefore, bufferAfter, confirms } = type;
  return {
    ...opening,
    meeting: { title, noun: nounOf(title), durationMin, medium, location, phone: null, words: [title] },
    page: {
      ...{ title, noticeMin, daysAhead, bufferBefore, bufferAfter, answers: [] },
      ...(confirms ? { confirms } : {}),
      ...(type.kind === 'group' ? ({ seats: true } as const) : {}),
    },
  };
}

/**
 * All times of a page, in order, by each host's own calendar and rules: of a page for all of them together, those that everybody
 * has. A calendar is read anew where that was a while ago.
 */
export async function timesOf(type: BookingType, hosts: readonly Host[], runtime: Runtime): Promise<PageTimes> {
  const nowMs = await runtime.clock.now();
  const taken = type.dailyLimit === null ? [] : await bookedOn(type.id, minuteOf(nowMs) - 1440);
  const limit = type.dailyLimit === null ? undefined : capOf(type.dailyLimit, taken);
  const byStart = new Map<number, FreeTime>();
  let readable = 0;
  for (const host of hosts) {
    // What cannot be read is found out by the snapshot, in which nothing is free then.
    await refreshOwner(host.id, { maxAgeMs: OFFER_MAX_AGE_MS }, runtime);
    const zone = (await basicsOf(host.id))?.zone ?? null;
    const state: LoopState = { ...stateOf(type, host, zone), phase: 'OFFERING' };
    const context = await snapshotOf({ id: '', ownerId: host.id, version: 0, state }, runtime);
    const slots = pageTimes(state, context, limit);
    if (slots === null) continue;
    readable += 1;
    for (const { start, end } of slots) {
      const known = byStart.get(start)?.hosts ?? [];
      byStart.set(start, { start, end, hosts: [...known, host.id] });
    }
  }
  const least = type.kind === 'collective' ? hosts.length : 1;
  if (type.kind === 'group' && !type.paused) {
    // Their time is the owner's no more, but a guest's still.
    const standing = await standingEvents(type.id, minuteOf(nowMs) + type.noticeMin);
    for (const event of standing) byStart.set(event.start, { ...event, hosts: [type.ownerId] });
  }
  const times = [...byStart.values()].filter((time) => time.hosts.length >= least);
  return { times: times.sort((a, b) => a.start - b.start), readable: readable >= least };
}

function capOf(count: number, taken: readonly Period[]) {
  return { most: { count }, per: 'day' as const, meetings: taken };
}

/** What was booked on a page and stands, or is being booked, from a minute on. */
export async function bookedOn(
  typeId: string,
  from: number,
  db: Database | Transaction = database(),
): Promise<Period[]> {
  const sessions = db
    .select({ id: bookingSessions.loopId })
    .from(bookingSessions)
    .where(eq(bookingSessions.typeId, typeId));
  const onPage = db.select({ id: bookings.loopId }).from(bookings).where(eq(bookings.typeId, typeId)).union(sessions);
  return db
    .select({ start: meetings.startMin, end: meetings.endMin })
    .from(meetings)
    .where(and(inArray(meetings.loopId, onPage), LIVE, gt(meetings.endMin, from)));
}
