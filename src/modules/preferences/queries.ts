import { eq } from 'drizzle-orm';
import { parseDailyHours } from '@/core/availability/daily-hours';
import { buildFreeBusy, type FreeBusy } from '@/core/availability/free-busy';
import type { Availability } from '@/core/availability/hours';
import type { Basics as Settings } from '@/core/preferences/basics';
import { suggestHours } from '@/core/preferences/suggest-hours';
import type { Attendee } from '@/core/slots/query';
import { WEEKDAYS } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import { knownZone, zoneTable } from '@/core/time/zone';
import { database, type Transaction } from '@/db/client';
import { basics } from '@/db/schema/identity';
import { countedCalendars } from '@/modules/connections/queries/counted';
import { eventsBetween } from '@/modules/connections/queries/events';
import { type BasicsAnswer, type BasicsForm, DEFAULT_HOURS, DEFAULTS, type WeekHours } from './schema';

export type Basics = typeof basics.$inferSelect;
type Hours = Pick<Settings, 'zone' | 'hours'>;

/** The user's basics, or null before a calendar was connected or the form was saved. */
export async function basicsOf(
  userId: string,
  db: Transaction | ReturnType<typeof database> = database(),
): Promise<Basics | null> {
  const [row] = await db.select().from(basics).where(eq(basics.userId, userId));
  return row ?? null;
}

/** The owner's working hours as wall times in the owner's zone. */
export function ownerAvailability({ zone, hours }: Hours): Availability {
  const weekly = WEEKDAYS.map((day, weekday) => ({ weekday, periods: parseDailyHours(hours[day] ?? []) }));
  return { zone: zoneTable(zone), weekly, overrides: new Map(), travel: [] };
}

/**
 * The owner as the required person of a search. `taken` are the holds and bookings of other loops. Where the buffers
 * differ these are widened: a search keeps `bufferBefore` and `bufferAfter` free around its own slot, and a standing
 * meeting needs the larger of the two on either side.
 */
export function ownerAttendee(
  owner: Pick<Basics, 'userId' | 'bufferBeforeMin' | 'bufferAfterMin'> & Hours,
  freeBusy: FreeBusy,
  taken: readonly Period[],
): Attendee {
  const { bufferBeforeMin, bufferAfterMin } = owner;
  const before = Math.max(0, bufferBeforeMin - bufferAfterMin);
  const after = Math.max(0, bufferAfterMin - bufferBeforeMin);
  const widened = taken.map(({ start, end }) => ({ start: start - before, end: end + after }));
  const { coverage, version, asOf } = freeBusy;
  return {
    id: owner.userId,
    role: 'CHAIR',
    freeBusy,
    holds: buildFreeBusy(widened, coverage, { version, asOf }),
    availability: ownerAvailability(owner),
    bufferBefore: bufferBeforeMin,
    bufferAfter: bufferAfterMin,
    weight: 1,
  };
}

/** What the basics form shows: what was saved, else a suggestion from the connected calendar. `now` is in epoch minutes. */
export async function basicsAnswer(userId: string, now: EpochMinute): Promise<BasicsAnswer> {
  const saved = await basicsOf(userId);
  const { userId: _, version: __, confirmedAt = null, ...form } = saved ?? {};
  if (confirmedAt) return { basics: form as BasicsForm, confirmed: true, source: 'saved' };
  const suggested = await suggestBasics(userId, now);
  const { zone = 'Etc/UTC', hours = DEFAULT_HOURS } = suggested ?? {};
  return {
    basics: { ...DEFAULTS, zone, hours, ...form } as BasicsForm,
    confirmed: false,
    source: suggested ? 'calendar' : 'none',
  };
}

/** The zone of the calendar that is written to, else of the first that counts; null where none tells it. */
export async function calendarZone(userId: string): Promise<string | null> {
  const counted = await countedCalendars(userId);
  const calendar = counted.find((one) => one.write) ?? counted[0];
  return knownZone(calendar?.zone ?? '') ?? null;
}

/** How far back and ahead the calendar is looked at for somebody's hours, in minutes. */
const LOOK_BACK_MIN = 28 * 1440;
const LOOK_AHEAD_MIN = 14 * 1440;

/** Zone and hours as the connected calendar suggests them; null without one, or when it does not tell its zone. */
export async function suggestBasics(
  userId: string,
  now: EpochMinute,
): Promise<{ zone: string; hours: WeekHours } | null> {
  const zone = await calendarZone(userId);
  if (zone === null) return null;
  const events = await eventsBetween(userId, { start: now - LOOK_BACK_MIN, end: now + LOOK_AHEAD_MIN });
  const meetings = events.filter((event) => !event.allDay && event.busy !== 'FREE' && event.eventType === 'default');
  return { zone, hours: suggestHours(meetings, zoneTable(zone)) ?? DEFAULT_HOURS };
}
