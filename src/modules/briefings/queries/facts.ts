import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { BriefedMeeting, BriefingFacts } from '@/core/briefing/facts';
import { matterOf } from '@/core/loop/matter';
import { approvalAddress } from '@/core/loop/review/approval-link';
import { comparableAddress } from '@/core/mail/address';
import type { MacKey } from '@/core/mail/mac';
import { dayOfWall } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { MirroredEvent } from '@/modules/connections/queries/mirror';
import { decisionsOf } from '@/modules/loops/queries/decisions';
import { meetingsBetween } from '@/modules/meetings/queries';
import { AHEAD_DAYS, MET_DAYS } from '../constants';

const DAY = 1440;

/** What there is to tell somebody of the day on which `now` falls, as of then. `tzid`: their zone. */
export async function briefingFacts(
  userId: string,
  at: { readonly now: EpochMinute; readonly tzid: string; readonly key: MacKey },
): Promise<BriefingFacts> {
  const { now, tzid, key } = at;
  const zone = zoneTable(tzid);
  const today = dayOfWall(toWall(zone, now));
  const tomorrow = toInstant(zone, (today + 1) * DAY);
  const end = toInstant(zone, (today + 1 + AHEAD_DAYS) * DAY);
  const [decisions, events, looked, changed] = await Promise.all([
    decisionsOf(userId),
    eventsBetween(userId, { start: now - MET_DAYS * DAY, end }),
    meetingsBetween(userId, { start: now, end }),
    changesOf(userId, now),
  ]);
  const loopOf = new Map(looked.map((one) => [one.providerEventId, one.loopId]));
  const known = new Set(
    events
      .filter((one) => one.end <= now)
      .flatMap(guestsOf)
      .map(({ address }) => address),
  );
  const meetings = events
    .filter((event) => event.end > now && isMeeting(event))
    .map((event): BriefedMeeting => {
      const loop = loopOf.get(event.eventId);
      const { start, end: until, title, joinUrl, calendarId, eventId } = event;
      const fresh = guestsOf(event).filter(({ address }) => !known.has(address));
      const firstTime = fresh.map(({ address, name }) => name ?? address);
      return { start, end: until, title, joinUrl, calendarId, eventId, firstTime, loopId: loop ?? null };
    });
  return {
    decisions: decisions.map(({ loopId, title, ...decision }) => ({
      ...{ loopId, title, decisionId: decision.id, askedAt: decision.askedAt },
      href: approvalAddress({ loopId, decision, key, now }) ?? `/loops/${loopId}`,
    })),
    meetings: meetings.filter(({ start }) => start < tomorrow),
    ...changed,
    ahead: meetings.find(({ start }) => start >= tomorrow) ?? null,
  };
}

/** A time that somebody else is there for, or that was written down to be gone to. */
export function isMeeting({ allDay, busy, eventType, attendees }: MirroredEvent): boolean {
  const declined = attendees.some(({ self, response }) => self && response === 'declined');
  return !allDay && busy !== 'FREE' && eventType === 'default' && !declined;
}

function guestsOf({ attendees }: MirroredEvent): { address: string; name: string | null }[] {
  return attendees.flatMap(({ email, name, self }) => {
    const address = self ? null : comparableAddress(email);
    return address === null ? [] : [{ address, name: name || null }];
  });
}

/** Loops that were booked in the last day, and those of which nothing has come. */
async function changesOf(userId: string, now: EpochMinute): Promise<Pick<BriefingFacts, 'booked' | 'overdue'>> {
  const since = new Date((now - DAY) * 60_000);
  const own = eq(loops.ownerId, userId);
  const [fresh, stalled] = await Promise.all([
    database()
      .selectDistinct({ id: loops.id })
      .from(loops)
      .innerJoin(loopEvents, eq(loopEvents.loopId, loops.id))
      .where(and(own, eq(loops.phase, 'BOOKED'), eq(loopEvents.kind, 'booked'), gte(loopEvents.dueAt, since))),
    database()
      .select()
      .from(loops)
      .where(and(own, eq(loops.phase, 'STALLED'), sql`jsonb_array_length(${loops.state} -> 'needsOwner') = 0`))
      .orderBy(loops.updatedAt)
      .limit(20),
  ]);
  const ids = fresh.map(({ id }) => id);
  const booked = ids.length === 0 ? [] : await database().select().from(loops).where(inArray(loops.id, ids));
  const named = ({ id, state }: typeof loops.$inferSelect) => ({ title: matterOf(state), loopId: id });
  return {
    booked: booked
      .flatMap((loop) => (loop.state.booking ? [{ ...named(loop), start: loop.state.booking.start }] : []))
      .sort((a, b) => a.start - b.start),
    overdue: stalled.map(named),
  };
}
