import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expand } from '../recurrence/expand';
import { dayNumber } from '../time/calendar-date';
import { formatIso } from '../time/iso';
import { zoneTable } from '../time/zone';
import { parseCalendar } from './parse';
import { serialiseEvent } from './serialise';
import { seriesOf } from './series';

const newYork = zoneTable('America/New_York');
const vevent = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'].join('\r\n');
const calendar = (...parts: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...parts, 'END:VCALENDAR', ''].join('\r\n');
const parse = (...lines: string[]) => {
  const { events, warnings } = parseCalendar(calendar(vevent(...lines)), newYork);
  const [event] = events;
  const shown = (moment: (typeof events)[0]['start'] | undefined) => moment && formatIso(moment.at, moment.zone);
  return { event, start: shown(event?.start), end: shown(event?.end), warnings: warnings.map((w) => w.code) };
};

describe('times of events', () => {
  test.each([
    ['DTSTART:20260312T130000Z', '2026-03-12T13:00:00Z'],
    ['DTSTART;TZID=Europe/Berlin:20260312T090000', '2026-03-12T09:00:00+01:00'],
    ['DTSTART;TZID="Eastern Standard Time":20260312T090000', '2026-03-12T09:00:00-04:00'],
    ['DTSTART;TZID=/mozilla.org/20070129_1/Asia/Tokyo:20260312T090000', '2026-03-12T09:00:00+09:00'],
    ['DTSTART;VALUE=DATE:20260312', '2026-03-12T00:00:00-04:00'],
    ['dtstart;value=date-time:20260312T130000Z', '2026-03-12T13:00:00Z'],
    // Against RFC 5545, and found in files all the same.
    ['DTSTART:20260312t130000z', '2026-03-12T13:00:00Z'],
    ['DTSTART:2026-03-12T13:00:00Z', '2026-03-12T13:00:00Z'],
    ['DTSTART:20260312T130000.000Z', '2026-03-12T13:00:00Z'],
    ['DTSTART:20260312T1300Z', '2026-03-12T13:00:00Z'],
    ['DTSTART:20260312T130000+0200', '2026-03-12T11:00:00Z'],
    ['DTSTART:20260312T130000-05:30', '2026-03-12T18:30:00Z'],
    ['DTSTART ; VALUE : 20260312T130000Z', '2026-03-12T13:00:00Z'],
    ['DTSTART;;TZID=Asia/Tokyo:20260312T130000', '2026-03-12T13:00:00+09:00'],
    ['DTSTART;TZID=(UTC+09:00) Osaka, Sapporo, Tokyo:20260312T130000', '2026-03-12T13:00:00+09:00'],
    ['DTSTART;TZID=Asia/Tokyo:20260312T130000Z', '2026-03-12T13:00:00Z'],
    ['DTSTART;VALUE=DATE:20260312T000000', '2026-03-12T00:00:00-04:00'],
  ])('%s', (line, iso) => {
    expect(parse(line).start).toBe(iso);
  });

  test.each(['20260230T130000Z', '20260312T250000Z', '20260312T13000Z', '20260312T130000+99999', 'tomorrow', ''])(
    '%s is no time',
    (text) => {
      expect(parse(`DTSTART:${text}`)).toMatchObject({ start: null, event: { start: null } });
    },
  );

  test('a floating time, or one in a zone that nobody knows, is read here and marked', () => {
    expect(parse('DTSTART:20260312T090000')).toMatchObject({
      start: '2026-03-12T09:00:00-04:00',
      event: { start: { floating: true } },
    });
    const unknown = parse('DTSTART;TZID=Middle Earth:20260312T090000');
    expect(unknown).toMatchObject({ start: '2026-03-12T09:00:00-04:00', event: { start: { floating: true } } });
    expect(unknown.warnings).toEqual(['unknown_zone']);
  });

  test('DTEND, DURATION, or neither; seconds round outward', () => {
    const start = 'DTSTART:20260312T130000Z';
    expect(parse(start, 'DTEND:20260312T133000Z').end).toBe('2026-03-12T13:30:00Z');
    expect(parse(start, 'DTEND:20260312T132959Z').event?.duration).toEqual({ days: 0, minutes: 30 });
    expect(parse(start, 'DURATION:PT45M').end).toBe('2026-03-12T13:45:00Z');
    expect(parse(start).end).toBe('2026-03-12T13:00:00Z');
    expect(parse('DTSTART;VALUE=DATE:20260312').end).toBe('2026-03-13T00:00:00-04:00');
    expect(parse('DTSTART;VALUE=DATE:20260312', 'DTEND;VALUE=DATE:20260314').event?.duration).toEqual({
      days: 2,
      minutes: 0,
    });
    expect(parse('DTSTART;VALUE=DATE:20260312', 'DURATION:PT86400S').event?.duration).toEqual({ days: 1, minutes: 0 });
    expect(parse(start, 'DTEND:20260312T120000Z')).toMatchObject({
      end: '2026-03-12T13:00:00Z',
      warnings: ['end_before_start'],
    });
    expect(parse(start, 'DURATION:soon').warnings).toEqual(['bad_duration']);
  });

  test('"for ever" stays within what the calendar can hold', () => {
    const { event } = parse('DTSTART:20260312T130000Z', 'DTEND:99991231T235959Z');
    expect(event?.end?.at).toBeGreaterThan(dayNumber(6000, 1, 1) * 1440);
    expect(event?.end?.at).toBeLessThan(2 ** 31);
  });

  test('a file’s own zone is used where no name helps', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized Time Zone',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0545',
      'TZOFFSETTO:+0545',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const text = calendar(vevent('DTSTART;TZID=Customized Time Zone:20260312T090000'), zone);
    const [event] = parseCalendar(text, newYork).events;
    expect(event?.start).toMatchObject({ at: dayNumber(2026, 3, 12) * 1440 + 540 - 345, floating: false });
  });
});

describe('people and properties', () => {
  test('addresses, names, answers', () => {
    const { event } = parse(
      'DTSTART:20260312T130000Z',
      'ORGANIZER;CN="Park, Dana";SENT-BY="mailto:a@s.test":MAILTO:Dana@Sundial.test',
      'ATTENDEE;CN=Jo;PARTSTAT=accepted;ROLE=OPT-PARTICIPANT;RSVP=TRUE:mailto:jo@guest.test',
      'ATTENDEE;PARTSTAT=X-WEIRD;DELEGATED-TO="mailto:x@y.test","mailto:z@y.test":mailto:sam@guest.test',
      'ATTENDEE:',
      'SUMMARY;LANGUAGE=en:Lunch\\, with\\nJo',
      'TRANSP:TRANSPARENT',
      'STATUS:tentative',
      'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
    );
    expect(event).toMatchObject({
      organizer: { email: 'dana@sundial.test', name: 'Park, Dana', sentBy: 'a@s.test' },
      attendees: [
        { email: 'jo@guest.test', name: 'Jo', partstat: 'ACCEPTED', role: 'OPT-PARTICIPANT', rsvp: true },
        { email: 'sam@guest.test', partstat: 'NEEDS-ACTION', delegatedTo: ['x@y.test', 'z@y.test'] },
      ],
      summary: 'Lunch, with\nJo',
      transparent: true,
      status: 'TENTATIVE',
      busyStatus: 'OOF',
    });
  });
});

describe('series', () => {
  test('master and overrides become one set', () => {
    const text = calendar(
      vevent(
        'DTSTART;TZID=America/New_York:20260302T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;TZID=America/New_York:20260303T090000',
      ),
      vevent(
        'RECURRENCE-ID;TZID=America/New_York:20260304T090000',
        'DTSTART;TZID=America/New_York:20260304T150000',
        'DURATION:PT30M',
      ),
      vevent(
        'RECURRENCE-ID;TZID=America/New_York:20260305T090000',
        'DTSTART;TZID=America/New_York:20260305T090000',
        'STATUS:CANCELLED',
      ),
    );
    const { events } = parseCalendar(text, newYork);
    const set = seriesOf(events, newYork);
    const window = { start: dayNumber(2026, 3, 1) * 1440, end: dayNumber(2026, 4, 1) * 1440 };
    expect(set && expand(set, window).map((i) => [formatIso(i.start, newYork), i.end - i.start])).toEqual([
      ['2026-03-02T09:00:00-05:00', 60],
      ['2026-03-04T15:00:00-05:00', 30],
    ]);
  });
});

describe('files that are not as they should be', () => {
  test.each([
    ['', 0],
    ['nonsense', 0],
    ['BEGIN:VCALENDAR', 0],
    ['\ufeffBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260312T130000Z\nEND:VEVENT\nEND:VCALENDAR', 1],
    ['BEGIN:VEVENT\nUID:1\nDTSTART:20260312T130000Z\nEND:VEVENT', 1],
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nBEGIN:VEVENT\nUID:2\nEND:VEVENT\nEND:VCALENDAR', 2],
    ['BEGIN:VCALENDAR\rBEGIN:VEVENT\rUID\r :1\rDTSTART\r ;VALUE=DATE\r :20260312\rEND:VEVENT\rEND:VCALENDAR', 1],
    ['END:VEVENT\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nA LINE OF TEXT\nDTSTART;TZID="x:1\nEND:VCALENDAR', 1],
  ])('%j still gives what can be read', (text, count) => {
    expect(parseCalendar(text).events).toHaveLength(count);
  });

  test('sizes are bounded', () => {
    const many = calendar(...Array.from({ length: 21_000 }, () => vevent('DTSTART:20260312T130000Z')));
    const { events, warnings } = parseCalendar(many);
    expect(events).toHaveLength(20_000);
    expect(warnings.map((w) => w.code)).toContain('too_large');
    expect(parseCalendar('BEGIN:X\n'.repeat(100_000)).events).toEqual([]);
    expect(parseCalendar(`${calendar()}${'y'.repeat(9_000_000)}`).warnings.length).toBeGreaterThan(0);
  });

  test.each([
    ['SEQUENCE:3', 3],
    ['SEQUENCE:-1', 0],
    ['SEQUENCE:99999999999', 2_147_483_647],
    ['SEQUENCE:x', 0],
  ])('%s is within the integers of the format', (line, sequence) => {
    expect(parse('DTSTART:20260312T130000Z', line).event?.sequence).toBe(sequence);
  });

  test('mangled files never throw', () => {
    const good = serialiseEvent({
      method: 'REQUEST',
      uid: 'u@x',
      sequence: 1,
      dtstamp: 0,
      start: 30_000_000,
      end: 30_000_060,
      summary: 'A, b; c',
      organizer: { email: 'a@b.test', name: 'A' },
      attendees: [{ email: 'c@d.test' }],
      zone: 'Europe/Paris',
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO', 'EXDATE;VALUE=DATE:20270101'],
    });
    const edit = fc.record({
      at: fc.nat(good.length),
      cut: fc.nat(40),
      insert: fc.oneof(
        fc.string({ maxLength: 12 }),
        fc.constantFrom('\r\n', '"', ';', ':', '=', 'BEGIN:VEVENT\r\n', '__proto__', '\u0000'),
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (edits) => {
        let text = good;
        for (const { at, cut, insert } of edits) text = text.slice(0, at) + insert + text.slice(at + cut);
        const { events, warnings } = parseCalendar(text, newYork);
        expect(events.length).toBeLessThanOrEqual(10);
        expect(warnings.length).toBeLessThanOrEqual(100);
        try {
          seriesOf(events, newYork);
        } catch (error) {
          expect(error).toHaveProperty('name', 'RecurrenceError');
        }
      }),
      { numRuns: process.env.DEEP ? 50_000 : 300, seed: 41 },
    );
  });
});
