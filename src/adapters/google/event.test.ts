import { expect, it } from 'vitest';
import { CalendarError } from '@/ports/calendar';
import { eventSchema, providerEvent } from './event';

const parse = (fields: object) => providerEvent(eventSchema.parse({ id: 'abc', ...fields }));
const minute = (text: string) => Date.parse(text) / 60_000;

it('rounds seconds outward', () => {
  const event = parse({ start: { dateTime: '2026-11-20T10:00:30Z' }, end: { dateTime: '2026-11-20T10:29:01Z' } });
  expect(event.start).toMatchObject({ at: minute('2026-11-20T10:00Z') });
  expect(event.end).toMatchObject({ at: minute('2026-11-20T10:30Z') });
});

it('reads offsets, and wall time in a named zone', () => {
  const offset = parse({ start: { dateTime: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' } });
  expect(offset.start).toEqual({ kind: 'instant', at: minute('2026-11-20T04:30Z'), zone: 'Asia/Kolkata' });
  const local = parse({ start: { dateTime: '2026-07-01T09:00:00', timeZone: 'America/New_York' } });
  expect(local.start).toMatchObject({ at: minute('2026-07-01T13:00Z') });
});

it('reads all-day events as days', () => {
  expect(parse({ start: { date: '2026-11-20' } }).start).toEqual({ kind: 'day', date: '2026-11-20' });
});

it.each([{ dateTime: 'tomorrow' }, { dateTime: '2026-11-20T10:00:00' }, { date: '2026-02-30' }])(
  'refuses a time that it cannot read: %o',
  (start) => {
    expect(() => parse({ start })).toThrow(CalendarError);
  },
);

it('needs no more of a cancelled exception than its names', () => {
  const event = parse({
    status: 'cancelled',
    recurringEventId: 'series',
    originalStartTime: { dateTime: '2026-11-20T10:00:00Z' },
  });
  expect(event).toMatchObject({ status: 'cancelled', recurringEventId: 'series', start: null, attendees: [] });
  expect(event.originalStart).toMatchObject({ at: minute('2026-11-20T10:00Z') });
});

it('takes values that it does not know for the usual ones, and drops what cannot be stored', () => {
  const event = parse({
    eventType: 'somethingNew',
    summary: 'a\u0000b\ud800c \u{1f600}',
    attendees: [{ email: 'Jane@Globex.test', responseStatus: 'perhaps' }],
    start: { dateTime: '2026-11-20T10:00:00Z', timeZone: 'Mars/Olympus' },
  });
  expect(event).toMatchObject({ type: 'default', summary: 'ab\u{fffd}c \u{1f600}', start: { zone: null } });
  expect(event.attendees).toMatchObject([{ email: 'jane@globex.test', response: 'needsAction' }]);
});
