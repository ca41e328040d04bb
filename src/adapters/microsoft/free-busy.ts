import { parseLocalDate } from '@/core/time/calendar-date';
import type { Period } from '@/core/time/period';
import { toInstant, type ZoneTable, zoneTable } from '@/core/time/zone';
import type { MicrosoftGrant, ProviderMoment } from '@/ports/calendar';
import { eventSchema, type GraphEvent, providerEvent } from './event';
import { type Call, readList } from './http';
import { calendarPath, window } from './paths';

const FIELDS = 'showAs,isCancelled,isAllDay,isOrganizer,responseStatus,start,end';
const BUSY = ['busy', 'tentative', 'oof', 'unknown'];

/**
 * The busy time of a calendar as Exchange counts it. `getSchedule` knows the first calendar of an account alone, and none of
 * a personal one. Days last from midnight to midnight on the account's clock; where that may not be asked for they are left
 * to the mirror.
 */
export async function busyTime(
  call: Call,
  grant: MicrosoftGrant,
  calendarId: string,
  period: Period,
  zoneOf: () => Promise<string | null>,
): Promise<Period[]> {
  const query = { ...window(period), $select: FIELDS };
  const { items } = await readList(
    call,
    grant,
    { path: `${calendarPath(calendarId)}/calendarView`, query },
    eventSchema,
  );
  const busy = items.filter(isBusy).map((item) => providerEvent(item, grant.address));
  const name = busy.some(({ start }) => start?.kind === 'day') ? await zoneOf() : null;
  const zone = name === null ? null : zoneTable(name);
  return busy
    .flatMap(({ start, end }) => {
      const span = { start: minuteOf(start, zone), end: minuteOf(end, zone) };
      return span.start === null || span.end === null ? [] : [span as Period];
    })
    .sort((a, b) => a.start - b.start);
}

function isBusy({ showAs, isCancelled, isOrganizer, responseStatus }: GraphEvent): boolean {
  if (isCancelled || (isOrganizer === false && responseStatus?.response === 'declined')) return false;
  return BUSY.includes(showAs ?? 'busy');
}

function minuteOf(moment: ProviderMoment | null, zone: ZoneTable | null): number | null {
  if (moment?.kind === 'instant') return moment.at;
  return moment === null || zone === null ? null : toInstant(zone, parseLocalDate(moment.date) * 1440);
}
