import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayName } from '../mail/display-name';
import { dayNumber } from '../time/calendar-date';
import { formatTime } from '../time/format';
import { formatWall } from '../time/iso';
import { primaryName } from '../time/tz-data';
import { compileVTimezone } from '../time/vtimezone';
import { nextTransition, offsetAt, UTC, zoneNames, zoneTable } from '../time/zone';
import { readComponents, Warnings } from './content';
import { joinLines } from './content-line';
import { parseCalendar } from './parse';
import { readVTimezones } from './read-vtimezone';
import { type OutgoingEvent, serialiseEvent } from './serialise';
import { vtimezoneLines } from './serialise-vtimezone';

const start = dayNumber(2026, 3, 12) * 1440 + 13 * 60;
const base: OutgoingEvent = {
  method: 'PUBLISH',
  uid: 'loop-7@sundial.test',
  sequence: 2,
  dtstamp: start - 500,
  start,
  end: start + 30,
  summary: 'Coffee',
};
const lines = (ics: string) => ics.split('\r\n');

describe('an event as iCalendar', () => {
  test('is in UTC, with what RFC 5546 asks for', () => {
    const event = serialiseEvent({
      ...base,
      description: 'Join: https://meet.test/a,b',
      location: 'Room; 1',
      url: 'https://meet.test/x y',
      organizer: { email: 'dana@sundial.test', name: 'Dana "D" Park', sentBy: 'assistant@sundial.test' },
      attendees: [{ email: 'jo@guest.test', name: 'Jo, Guest', partstat: 'ACCEPTED', rsvp: true }],
      status: 'CONFIRMED',
    });
    expect(event.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(lines(event.replace(/\r\n /g, ''))).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:loop-7@sundial.test',
        'SEQUENCE:2',
        'DTSTART:20260312T130000Z',
        'DTEND:20260312T133000Z',
        'DESCRIPTION:Join: https://meet.test/a\\,b',
        'LOCATION:Room\\; 1',
        'URL:https://meet.test/x%20y',
        `ORGANIZER;CN="Dana ^'D^' Park";SENT-BY="mailto:assistant@sundial.test":mailto:dana@sundial.test`,
        'ATTENDEE;CN="Jo, Guest";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:jo@guest.test',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(event).not.toContain('VTIMEZONE');
  });

  test('days are dates, series carry their zone', () => {
    const day = dayNumber(2026, 3, 12) * 1440;
    expect(lines(serialiseEvent({ ...base, allDay: true, start: day, end: day + 1440 }))).toContain(
      'DTEND;VALUE=DATE:20260313',
    );
    const weekly = serialiseEvent({ ...base, zone: 'America/New_York', recurrence: ['RRULE:FREQ=WEEKLY'] });
    expect(lines(weekly)).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=America/New_York:20260312T090000',
        'TZID:America/New_York',
        'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      ]),
    );
  });

  test('text cannot add lines or properties', () => {
    const hostile = 'x\r\nATTENDEE:mailto:evil@x.test\nEND:VEVENT\u0000';
    const person = { email: 'a@b.test\r\nX:1', name: hostile };
    const event = serialiseEvent({ ...base, summary: hostile, uid: hostile, url: hostile, organizer: person });
    const parsed = parseCalendar(event);
    expect(parsed.warnings).toEqual([]);
    expect(parsed.events).toHaveLength(1);
    expect(parsed.events[0]?.attendees).toEqual([]);
    expect(() => serialiseEvent({ ...base, recurrence: ['RRULE:FREQ=DAILY\r\nX:1'] })).toThrow(RangeError);
    expect(() => serialiseEvent({ ...base, recurrence: ['SUMMARY:x'] })).toThrow(RangeError);
  });

  test('what is written is what is read, in lines of at most 75 octets', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 120 })
      .map((t) => t.replace(/[\p{C}\u2028\u2029]/gu, '').trim());
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 40_000_000 }), fc.nat(5_000), (summary, name, at, length) => {
        const organizer = { email: 'dana@sundial.test', name };
        const ics = serialiseEvent({
          ...base,
          summary,
          description: `${summary}\n${name}`,
          organizer,
          start: at,
          end: at + length,
        });
        for (const line of lines(ics)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { events, warnings, method } = parseCalendar(ics, UTC);
        expect([method, warnings]).toEqual(['PUBLISH', []]);
        const [event] = events;
        expect(event?.summary ?? '').toBe(summary);
        expect(event?.organizer?.name ?? '').toBe(displayName(name));
        expect(event?.description).toBe(`${summary}\n${name}`.trim() || null);
        expect([event?.start?.at, event?.end?.at, event?.sequence]).toEqual([at, at + length, 2]);
      }),
      { numRuns: process.env.DEEP ? 20_000 : 200, seed: 31 },
    );
  });
});

describe('times around every change of the clock', () => {
  test('A1 invitation, series and words say the same in every zone', () => {
    const [from, to] = [dayNumber(2026, 1, 1) * 1440, dayNumber(2028, 1, 1) * 1440];
    let changes = 0;
    for (const name of new Set(zoneNames().map(primaryName))) {
      const zone = zoneTable(name);
      for (let next = nextTransition(zone, from); next && next.at < to; next = nextTransition(zone, next.at)) {
        changes++;
        for (const at of [next.at - 30, next.at + 150]) {
          const single = parseCalendar(serialiseEvent({ ...base, start: at, end: at + 45 })).events[0];
          const recurrence = ['RRULE:FREQ=WEEKLY'];
          const series = parseCalendar(serialiseEvent({ ...base, start: at, end: at + 45, zone: name, recurrence }));
          const written = series.events[0];
          expect([single?.start?.at, single?.end?.at]).toEqual([at, at + 45]);
          expect([name, written?.start?.at, written?.duration.minutes]).toEqual([name, at, 45]);
          expect(formatTime(at, zone, 'de')).toBe(formatWall(written?.start?.wall ?? 0).slice(11));
        }
      }
    }
    expect(changes).toBeGreaterThan(200);
  });
});

describe('an exported zone', () => {
  test('P4 compiles back to the same offsets, in every zone', () => {
    const from = dayNumber(2026, 1, 1) * 1440;
    const window = { start: from, end: from + 25 * 366 * 1440 };
    const wrong: string[] = [];
    for (const name of zoneNames()) {
      const zone = zoneTable(name);
      const text = joinLines(vtimezoneLines(zone, from));
      const read = readVTimezones(readComponents(text, new Warnings()), new Warnings()).get(name);
      if (!read) throw new Error(name);
      const compiled = compileVTimezone(read, window);
      for (let t = window.start; t < window.end; t += 3 * 1440 + 7) {
        if (offsetAt(compiled, t) !== offsetAt(zone, t)) wrong.push(`${name} ${t}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('writes a rule where the zone follows one', () => {
    const text = vtimezoneLines(zoneTable('Europe/Berlin'), start).join('\n');
    expect(text).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU');
    expect(vtimezoneLines(zoneTable('Asia/Tokyo'), start)).toHaveLength(8);
  });
});
