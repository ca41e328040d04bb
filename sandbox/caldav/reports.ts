import type { Element } from '@xmldom/xmldom';
import { parseCalendar } from '../../src/core/ical/parse';
import { seriesOf } from '../../src/core/ical/series';
import { expand } from '../../src/core/recurrence/expand';
import { formatBasicDateTime, parseBasicDateTime } from '../../src/core/time/basic-format';
import type { Period } from '../../src/core/time/period';
import { zoneTable } from '../../src/core/time/zone';
import type { Person } from '../people';
import { calendarPath, namesAsked, objectPath, objectPlace, responseOf, statusOf, syncTokenOf } from './properties';
import { type AccountManner, type CaldavCalendar, living } from './store';
import { CALDAV, DAV, escapeXml, multistatus, readXml, refusal, within } from './xml';

const UNKNOWN = '<D:supported-report/>';

/** A REPORT on a calendar (RFC 4791 7, RFC 6578 3.2). */
export function report(person: Person, calendar: CaldavCalendar, manner: AccountManner, body: string): Response {
  const root = readXml(body);
  if (!root) return new Response('Not XML', { status: 400 });
  const names = namesAsked(body);
  switch (`{${root.namespaceURI}}${root.localName}`) {
    case `{${DAV}}sync-collection`:
      return manner.syncCollection === false
        ? refusal(403, UNKNOWN)
        : syncCollection(person, calendar, root, names, manner.syncLimit ?? 500);
    case `{${CALDAV}}calendar-multiget`: {
      const hrefs = within(root, DAV, 'href').map((one) => one.textContent?.trim() ?? '');
      return multistatus(hrefs.map((href) => named(person, calendar, href, names)));
    }
    case `{${CALDAV}}calendar-query`: {
      const range = rangeIn(root);
      const found = living(calendar).filter(
        ({ text }) => !range || busyPeriods(text, calendar, range, false).length > 0,
      );
      return multistatus(found.map((object) => responseOf(objectPlace(person, calendar, object), names)));
    }
    case `{${CALDAV}}free-busy-query`: {
      const range = rangeIn(root);
      if (manner.freeBusy === false || !range) return refusal(403, UNKNOWN);
      return freeBusy(
        living(calendar).flatMap(({ text }) => busyPeriods(text, calendar, range, true)),
        range,
      );
    }
    default:
      return refusal(403, UNKNOWN);
  }
}

function named(person: Person, calendar: CaldavCalendar, href: string, names: readonly string[]): string {
  const path = calendarPath(person, calendar);
  const object = href.startsWith(path) ? calendar.objects.get(decodeURIComponent(href.slice(path.length))) : undefined;
  return object && object.text !== null
    ? responseOf(objectPlace(person, calendar, object), names)
    : statusOf(href, '404 Not Found');
}

function syncCollection(
  person: Person,
  calendar: CaldavCalendar,
  root: Element,
  names: readonly string[],
  limit: number,
): Response {
  const token = within(root, DAV, 'sync-token')[0]?.textContent?.trim() ?? '';
  const [, of, generation, since = '0'] = /^http:\/\/sandbox\.test\/sync\/(\w+)\/(\d+)\/(\d+)$/.exec(token) ?? [];
  const known = of === calendar.name && Number(generation) === calendar.generation;
  if (token !== '' && !known) return refusal(403, '<D:valid-sync-token/>');
  const changes = [...calendar.objects.values()]
    .filter(({ revision, text }) => revision > Number(since) && (token !== '' || text !== null))
    .sort((a, b) => a.revision - b.revision);
  const told = changes.slice(0, limit);
  const responses = told.map((object) =>
    object.text === null
      ? statusOf(objectPath(person, calendar, object.name), '404 Not Found')
      : responseOf(objectPlace(person, calendar, object), names),
  );
  const last = told.at(-1);
  const isCut = told.length < changes.length && last !== undefined;
  if (isCut) responses.push(statusOf(calendarPath(person, calendar), '507 Insufficient Storage'));
  const next = syncTokenOf(isCut ? { ...calendar, revision: last.revision } : calendar);
  return multistatus(responses, `<D:sync-token>${escapeXml(next)}</D:sync-token>`);
}

function rangeIn(root: Element): Period | null {
  const [range] = within(root, CALDAV, 'time-range');
  const bound = (name: string) => parseBasicDateTime(range?.getAttribute(name) ?? '');
  const [start, end] = [bound('start'), bound('end')];
  return start && end ? { start: start.seconds / 60, end: end.seconds / 60 } : null;
}

/** When an object happens in the range; of those only what takes time, if asked so. */
function busyPeriods(text: string, calendar: CaldavCalendar, range: Period, onlyBusy: boolean): Period[] {
  const local = zoneTable(calendar.zone);
  const { events } = parseCalendar(text, local);
  const main = events.find((event) => event.recurrenceId === null);
  if (onlyBusy && (main?.transparent || main?.status === 'CANCELLED')) return [];
  const set = seriesOf(events, local);
  return set ? expand(set, range).filter(({ start, end }) => start < range.end && end > range.start) : [];
}

function freeBusy(periods: readonly Period[], range: Period): Response {
  const utc = (at: number) => formatBasicDateTime({ form: 'utc', seconds: at * 60 });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sundial//Sandbox//EN',
    'BEGIN:VFREEBUSY',
    `DTSTAMP:${utc(range.start)}`,
    `DTSTART:${utc(range.start)}`,
    `DTEND:${utc(range.end)}`,
    ...periods.map(
      ({ start, end }) => `FREEBUSY:${utc(Math.max(start, range.start))}/${utc(Math.min(end, range.end))}`,
    ),
    'END:VFREEBUSY',
    'END:VCALENDAR',
  ];
  return new Response(`${lines.join('\r\n')}\r\n`, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}
