import { and, eq, gte, sql } from 'drizzle-orm';
import { conflictsAmong } from '@/core/briefing/choose';
import type { MetKind, WeekFacts } from '@/core/briefing/facts';
import { countsByWeek, mediansByWeek, minutesCovered } from '@/core/figures/figures';
import { comparableAddress } from '@/core/mail/address';
import { dayOfWall, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { MirroredEvent } from '@/modules/connections/queries/mirror';
import { bookingsSince, mailsToGuestsSince } from '@/modules/loops/queries/figures';
import { isMeeting } from './facts';

const DAY = 1440;
/** This week and those before it of which there are figures. */
const SHOWN_WEEKS = 4;
const KINDS: readonly MetKind[] = ['one', 'several', 'repeating'];

/** What came of the week in which `now` falls, from its Monday on, and what overlaps in the next. `tzid`: the owner's zone. */
export async function weekFacts(userId: string, now: EpochMinute, tzid: string): Promise<WeekFacts> {
  const zone = zoneTable(tzid);
  const today = dayOfWall(toWall(zone, now));
  const monday = today - weekdayOf(today);
  const start = toInstant(zone, monday * DAY);
  const next = toInstant(zone, (monday + 7) * DAY);
  const week = { start, end: next };
  const weeks = Array.from({ length: SHOWN_WEEKS }, (_, n) => {
    const first = monday - (SHOWN_WEEKS - 1 - n) * 7;
    return { start: toInstant(zone, first * DAY), end: toInstant(zone, (first + 7) * DAY) };
  });
  const since = (weeks[0]?.start ?? start) * 60_000;
  const [events, bookings, mails, moves] = await Promise.all([
    eventsBetween(userId, { start, end: toInstant(zone, (monday + 14) * DAY) }),
    bookingsSince(userId, since),
    mailsToGuestsSince(userId, since),
    movesSince(userId, start * 60_000),
  ]);
  const toBook = mediansByWeek(bookings, weeks);
  const saved = countsByWeek(mails, weeks);
  const met = events.filter((event) => event.start < now && isMeeting(event) && others(event).length > 0);
  const ahead = events.filter((event) => event.start >= next && isMeeting(event));
  return {
    week,
    met: minutesCovered(met, [week], now)[0]?.value ?? 0,
    people: peopleOf(met, now),
    kinds: kindsOf(met, now),
    booked: bookings.filter(({ at }) => at >= start).length,
    toBook: toBook.at(-1)?.value ?? null,
    mails: mails.filter((at) => at >= start).length,
    moves,
    weeks: weeks.map((one, n) => ({
      start: one.start,
      toBook: toBook[n]?.value ?? null,
      mails: saved[n]?.value ?? 0,
    })),
    risks: conflictsAmong(ahead),
  };
}

function others({ attendees }: MirroredEvent) {
  return attendees.filter(({ self, email }) => !self && comparableAddress(email) !== null);
}

function peopleOf(met: readonly MirroredEvent[], now: EpochMinute): WeekFacts['people'] {
  const people = new Map<string, { name: string; minutes: number }>();
  for (const event of met) {
    for (const { email, name } of others(event)) {
      const known = people.get(email) ?? { name: name || email, minutes: 0 };
      people.set(email, { ...known, minutes: known.minutes + Math.min(event.end, now) - event.start });
    }
  }
  return [...people.values()].sort((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name));
}

function kindsOf(met: readonly MirroredEvent[], now: EpochMinute): WeekFacts['kinds'] {
  const kindOf = (event: MirroredEvent): MetKind =>
    event.repeats ? 'repeating' : others(event).length > 1 ? 'several' : 'one';
  return KINDS.flatMap((kind) => {
    const own = met.filter((event) => kindOf(event) === kind);
    const minutes = own.reduce((sum, { start, end }) => sum + Math.min(end, now) - start, 0);
    return minutes > 0 ? [{ kind, minutes }] : [];
  });
}

/** How often a booked meeting of the owner's loops was booked anew since then. */
async function movesSince(userId: string, sinceMs: number): Promise<number> {
  const again = sql`exists (select 1 from loop_events e where e.loop_id = ${loopEvents.loopId} and e.kind = 'booked' and e.id < ${loopEvents.id})`;
  const booked = and(eq(loopEvents.kind, 'booked'), gte(loopEvents.dueAt, new Date(sinceMs)), again);
  const [row] = await database()
    .select({ count: sql<number>`count(*)::int` })
    .from(loopEvents)
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .where(and(eq(loops.ownerId, userId), booked));
  return row?.count ?? 0;
}
