import { busyTypeOf } from '@/core/availability/busy-policy';
import { readComponents, Warnings } from '@/core/ical/content';
import { occurrencesOf } from '@/core/mirror/occurrences';
import { formatBasicDateTime, parseBasicDateTime } from '@/core/time/basic-format';
import { parseDuration } from '@/core/time/duration';
import type { EpochMinute, Period } from '@/core/time/period';
import { type CaldavGrant, CalendarError } from '@/ports/calendar';
import { type CollectionState, collectionState, multistatus } from './collection';
import { providerEvents } from './event';
import type { Send } from './http';
import { objectOf } from './objects';
import { xmlBody } from './xml';

/**
 * The busy time of a calendar as its server sees it: its own answer (free-busy-query, RFC 4791 7.10), else the events that
 * it finds in the period. Throws CalendarError.
 */
export async function busyTime(send: Send, grant: CaldavGrant, calendarId: string, period: Period): Promise<Period[]> {
  const collection = await collectionState(send, grant, calendarId);
  const asked = collection.reports.has('free-busy-query') ? await freeBusyQuery(send, grant, collection, period) : null;
  return asked ?? (await busyEvents(send, grant, collection, period));
}

/** Null for an answer that is none: servers are found that name the report and do not know it. */
async function freeBusyQuery(
  send: Send,
  grant: CaldavGrant,
  { url }: CollectionState,
  period: Period,
): Promise<Period[] | null> {
  const body = xmlBody('c:free-busy-query', timeRange(period));
  const headers = { depth: '1', 'content-type': 'application/xml; charset=utf-8' };
  try {
    const { text } = await send(grant, { method: 'REPORT', url, headers, body });
    return readFreeBusy(text);
  } catch (error) {
    if (error instanceof CalendarError && (error.code === 'forbidden' || error.code === 'invalid')) return null;
    throw error;
  }
}

/** The busy periods of a VFREEBUSY (RFC 5545 3.6.4); null when there is none, or one that cannot be read. */
export function readFreeBusy(text: string): Period[] | null {
  const found = readComponents(text, new Warnings())
    .flatMap((calendar) => calendar.components)
    .filter((component) => component.name === 'vfreebusy');
  if (found.length === 0) return null;
  const lines = found
    .flatMap((component) => component.properties)
    .filter(({ name, line }) => name === 'freebusy' && !/;FBTYPE="?FREE"?[;:]/i.test(line));
  const periods = lines.flatMap(({ line }) =>
    line
      .slice(line.lastIndexOf(':') + 1)
      .split(',')
      .map(periodOf),
  );
  return periods.every((period) => period !== null) ? periods : null;
}

/** `start/end` or `start/duration`, in UTC, rounded outward to minutes. */
function periodOf(text: string): Period | null {
  const [begin = '', finish = ''] = text.trim().split('/');
  const start = parseBasicDateTime(begin);
  const end = parseBasicDateTime(finish);
  const length = end ? null : parseDuration(finish);
  if (!start || (!end && !length)) return null;
  const seconds = end ? end.seconds : start.seconds + ((length?.days ?? 0) * 1440 + (length?.minutes ?? 0)) * 60;
  return { start: Math.floor(start.seconds / 60), end: Math.ceil(seconds / 60) };
}

async function busyEvents(
  send: Send,
  grant: CaldavGrant,
  { url, zone }: CollectionState,
  period: Period,
): Promise<Period[]> {
  const filter = `<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${timeRange(period)}</c:comp-filter></c:comp-filter></c:filter>`;
  const body = xmlBody('c:calendar-query', `<d:prop><d:getetag/><c:calendar-data/></d:prop>${filter}`);
  const { resources } = await multistatus(send, grant, { method: 'REPORT', url, depth: '1', body });
  const reader = { self: grant.addresses, local: zone };
  const events = resources.flatMap(objectOf).flatMap((object) => providerEvents(object, reader, period.start));
  return occurrencesOf(events, period, zone)
    .filter(({ event }) => {
      const response = event.attendees.find((attendee) => attendee.self)?.response ?? null;
      return busyTypeOf({ ...event, response }) !== 'FREE';
    })
    .map(({ start, end }) => ({ start, end }));
}

function timeRange({ start, end }: Period): string {
  const utc = (at: EpochMinute) => formatBasicDateTime({ form: 'utc', seconds: at * 60 });
  return `<c:time-range start="${utc(start)}" end="${utc(end)}"/>`;
}
