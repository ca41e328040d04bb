import { buildFreeBusy, type FreeBusy, mergeFreeBusy } from '@/core/availability/free-busy';
import { minuteOf, type Period } from '@/core/time/period';
import type { Unreadable } from '../schema';
import { type CountedCalendar, countedCalendars } from './counted';
import { dayZoneOf, mirroredEvents } from './mirror';

/** Events that do not count, such as the one that is to be moved: by the provider's id, or by iCalendar UID in any calendar. */
export interface Excluded {
  readonly excludeEventIds?: readonly string[];
  readonly excludeIcalUids?: readonly string[];
}

export type BusyAnswer =
  | { readonly ok: true; readonly freeBusy: FreeBusy; readonly asOf: number }
  | { readonly ok: false; readonly reason: Unreadable };

/**
 * The owner's busy time in the window as the mirror has it; `asOf` (epoch ms) is the oldest reading it rests on. When one
 * calendar could not be read the last time, or never was, there is no answer: no time may be called free.
 */
export async function busyOf(userId: string, window: Period, excluded: Excluded = {}): Promise<BusyAnswer> {
  const counted = await countedCalendars(userId);
  const unreadable = whyUnreadable(counted);
  if (unreadable) return { ok: false, reason: unreadable };
  const busy = counted.filter((calendar) => calendar.busy);
  const asOf = Math.min(...counted.map((calendar) => calendar.syncedAt?.getTime() ?? 0));
  const all = busy.length === 0 ? [nothingBusy(window, asOf)] : await freeBusyOf(userId, busy, window, excluded);
  return { ok: true, freeBusy: { ...mergeFreeBusy(...all), asOf: minuteOf(asOf) }, asOf };
}

function whyUnreadable(counted: readonly CountedCalendar[]): Unreadable | null {
  if (counted.length === 0) return 'none';
  if (counted.some((calendar) => calendar.connectionState === 'expired')) return 'revoked';
  if (counted.some(isUnread)) return 'unavailable';
  return null;
}

/** Never read, or the last attempt at reading it failed: what the mirror holds may have changed since. */
function isUnread({ syncedAt, syncedFromMin, syncError }: CountedCalendar): boolean {
  return syncedAt === null || syncedFromMin === null || syncError !== null;
}

/** Every counted calendar is only written to: it was read, and blocks nothing. */
function nothingBusy(window: Period, asOf: number): FreeBusy {
  return buildFreeBusy([], window, { version: '', asOf: minuteOf(asOf) });
}

interface Remembered {
  readonly version: string;
  readonly freeBusy: FreeBusy;
}

/** Free/busy per calendar, kept as long as the calendar's sync version, its reader's zone and the stretch of time fit. */
const remembered = new Map<string, Remembered>();
const REMEMBERED_CALENDARS = 10_000;
/** What is remembered reaches further than what was asked, because windows move with the clock. */
const STRETCH_MIN = 14 * 1440;

async function freeBusyOf(
  userId: string,
  calendars: readonly CountedCalendar[],
  window: Period,
  { excludeEventIds = [], excludeIcalUids = [] }: Excluded,
): Promise<FreeBusy[]> {
  if (excludeEventIds.length + excludeIcalUids.length > 0) {
    const without = new Set([...excludeEventIds, ...excludeIcalUids.filter((uid) => uid !== '')]);
    const events = await mirroredEvents(userId, calendars, window);
    return calendars.map((calendar) =>
      build(
        calendar,
        events.filter((event) => !without.has(event.eventId) && !without.has(event.icalUid)),
        window,
      ),
    );
  }
  const zone = (await dayZoneOf(userId, calendars)).tzid;
  const versionOf = (calendar: CountedCalendar) => `${calendar.id}:${calendar.syncVersion}:${zone}`;
  const missing = calendars.filter((calendar) => {
    const known = remembered.get(calendar.id);
    return known?.version !== versionOf(calendar) || !covers(known.freeBusy.coverage, calendar, window);
  });
  if (missing.length > 0) {
    const stretch = { start: window.start - STRETCH_MIN, end: window.end + STRETCH_MIN };
    const events = await mirroredEvents(userId, missing, stretch);
    if (remembered.size > REMEMBERED_CALENDARS) remembered.clear();
    for (const calendar of missing) {
      remembered.set(calendar.id, { version: versionOf(calendar), freeBusy: build(calendar, events, stretch) });
    }
  }
  return calendars.map((calendar) => (remembered.get(calendar.id) as Remembered).freeBusy);
}

function covers(coverage: Period, calendar: CountedCalendar, window: Period): boolean {
  return coverage.start <= Math.max(window.start, calendar.syncedFromMin ?? 0) && coverage.end >= window.end;
}

/** Before the minute from which the mirror holds events nothing is known. */
function build(calendar: CountedCalendar, events: readonly BusyCandidate[], window: Period): FreeBusy {
  const start = Math.max(window.start, calendar.syncedFromMin ?? window.end);
  const coverage = { start: Math.min(start, window.end), end: window.end };
  const blocking = events.filter((event) => event.calendarId === calendar.id && event.busy !== 'FREE');
  return buildFreeBusy(blocking, coverage, {
    version: `${calendar.id}:${calendar.syncVersion}`,
    asOf: minuteOf(calendar.syncedAt?.getTime() ?? 0),
  });
}

type BusyCandidate = Awaited<ReturnType<typeof mirroredEvents>>[number];
