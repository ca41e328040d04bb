import { contentLine, escapeText, joinLines } from './content-line';
import { eventLines, type OutgoingEvent, PRODID } from './serialise';

/**
 * A calendar of single events as one iCalendar object (RFC 5545), piece by piece: its head, each event in UTC, its end. The
 * name is shown by programs that subscribe to it (RFC 7986 5.1, and the older X-WR-CALNAME); `refreshMin` tells them after how
 * many minutes to ask again (RFC 7986 5.7, and the older X-PUBLISHED-TTL).
 */
export async function* calendarText(
  name: string,
  events: AsyncIterable<Omit<OutgoingEvent, 'method'>> | Iterable<Omit<OutgoingEvent, 'method'>>,
  { refreshMin }: { readonly refreshMin?: number } = {},
): AsyncGenerator<string> {
  yield joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODID}`,
    'CALSCALE:GREGORIAN',
    contentLine('NAME', escapeText(name)),
    contentLine('X-WR-CALNAME', escapeText(name)),
    ...(refreshMin === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMin}M`, `X-PUBLISHED-TTL:PT${refreshMin}M`]),
  ]);
  for await (const event of events) yield joinLines(eventLines({ ...event, method: null }, null));
  yield joinLines(['END:VCALENDAR']);
}
