import { vtimezoneLines } from '@/core/ical/serialise-vtimezone';
import { formatBasicDateTime } from '@/core/time/basic-format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { OtherEvent } from './subject';

/** Another client of a CalDAV calendar: plain HTTP. */
export function icsClient(calendar: string, authorization: string) {
  const call = async (method: string, name: string, body?: string) => {
    const url = `${calendar}${name}.ics`;
    const headers = { authorization, 'content-type': 'text/calendar; charset=utf-8' };
    const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
    return text;
  };
  return {
    write: async (event: OtherEvent) => void (await call('PUT', event.name, icsOf(event))),
    remove: async (name: string) => void (await call('DELETE', name)),
    /** An object as some other program wrote it. */
    put: (name: string, ics: string) => call('PUT', name, ics),
    get: (name: string) => call('GET', name),
  };
}

function icsOf({ name, summary, when, recurrence = [], moved = [], skipped = [], ...shown }: OtherEvent): string {
  const timed = 'zone' in when ? when : null;
  const zone = timed && timed.zone !== 'UTC' ? zoneTable(timed.zone) : null;
  const time = (property: string, at: number) =>
    zone
      ? `${property};TZID=${zone.tzid}:${formatBasicDateTime({ form: 'local', seconds: toWall(zone, at) * 60 })}`
      : `${property}:${formatBasicDateTime({ form: 'utc', seconds: at * 60 })}`;
  const span = timed
    ? [time('DTSTART', timed.start), time('DTEND', timed.end)]
    : 'from' in when
      ? [`DTSTART;VALUE=DATE:${when.from.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${when.to.replaceAll('-', '')}`]
      : [];
  const vevent = (lines: readonly string[]) => [
    'BEGIN:VEVENT',
    `UID:${name}@other.test`,
    'DTSTAMP:20270101T000000Z',
    `SUMMARY:${summary}`,
    ...lines,
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Other//Client//EN',
    ...(zone && timed ? vtimezoneLines(zone, timed.start) : []),
    ...vevent([
      ...span,
      ...recurrence,
      ...skipped.map((at) => time('EXDATE', at)),
      ...(shown.transparent ? ['TRANSP:TRANSPARENT'] : []),
      ...(shown.tentative ? ['STATUS:TENTATIVE'] : []),
    ]),
    ...moved.flatMap(({ original, start, end }) =>
      vevent([time('RECURRENCE-ID', original), time('DTSTART', start), time('DTEND', end)]),
    ),
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
