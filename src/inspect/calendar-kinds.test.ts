import { describe, expect, test } from 'vitest';
import { inspectIcs } from './ics';
import { inspectItip } from './itip';
import { inspectRecurrence } from './recurrence';

describe('inspect recurrence', () => {
  const rrule = 'FREQ=WEEKLY;COUNT=3;BYDAY=TU';

  test('answers in the notation of dtstart', () => {
    expect(inspectRecurrence({ rrule, dtstart: '20260303T090000' }).starts).toEqual([
      '20260303T090000',
      '20260310T090000',
      '20260317T090000',
    ]);
    expect(inspectRecurrence({ rrule, dtstart: '2026-03-03T09:00' }).starts[1]).toBe('2026-03-10T09:00');
    expect(inspectRecurrence({ rrule, dtstart: '2026-03-03T09:00:30Z' }).starts[1]).toBe('2026-03-10T09:00:30Z');
    expect(inspectRecurrence({ rrule, dtstart: '2026-03-03' }).starts[1]).toBe('2026-03-10');
    const instant = { rrule, dtstart: '2026-03-03T14:00:00+00:00' };
    expect(inspectRecurrence(instant).starts[1]).toBe('2026-03-10T14:00:00');
    expect(inspectRecurrence({ ...instant, zone: 'America/New_York' }).starts[1]).toBe('2026-03-10T09:00:00');
  });

  test('window, limit, EXDATE and RDATE', () => {
    const row = { rrule: 'FREQ=DAILY', dtstart: '20260301T090000', from: '20260305T000000', limit: 3 };
    expect(inspectRecurrence(row).starts).toEqual(['20260305T090000', '20260306T090000', '20260307T090000']);
    const edited = { ...row, exdate: '20260306T090000', rdate: ['20260305T100000'], to: '20260308T000000', limit: 9 };
    expect(inspectRecurrence(edited).starts).toEqual(['20260305T090000', '20260305T100000', '20260307T090000']);
    const elsewhere = {
      exdate: ['20260306', '20260307T140000Z'],
      rdate: '20260304T000000Z/PT1H,20260305T150000Z/PT1H',
    };
    const zoned = { ...row, zone: 'America/New_York', to: '20260309T000000', ...elsewhere };
    expect(inspectRecurrence(zoned).starts).toEqual(['20260305T090000', '20260305T100000', '20260308T090000']);
  });

  test('a gap shows in the zone, a sub-daily rule expands, a forbidden one fails with its code', () => {
    const gap = { rrule: 'FREQ=DAILY;COUNT=2', dtstart: '20260307T023000', zone: 'America/New_York' };
    expect(inspectRecurrence(gap).starts[1]).toBe('20260308T033000');
    expect(
      inspectRecurrence({ rrule: 'FREQ=MINUTELY;INTERVAL=15;COUNT=2', dtstart: '20260307T023000' }).starts,
    ).toEqual(['20260307T023000', '20260307T024500']);
    const forbidden = { rrule: 'FREQ=WEEKLY;BYDAY=1MO', dtstart: '20260307T023000' };
    expect(() => inspectRecurrence(forbidden)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });
});

describe('inspect ics and itip', () => {
  const event = (method: string, ...lines: string[]) =>
    ['BEGIN:VCALENDAR', `METHOD:${method}`, 'BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
      '\n',
    );
  const request = event(
    'REQUEST',
    'DTSTART;TZID=Eastern Standard Time:20260312T090000',
    'DURATION:PT30M',
    'RRULE:FREQ=WEEKLY',
    'ORGANIZER:mailto:a@x.test',
    'ATTENDEE;ROLE=CHAIR:mailto:b@x.test',
  );

  test('events carry what the interface names', () => {
    expect(inspectIcs({ ics: request, zone: 'Europe/Berlin' })).toMatchObject({
      method: 'REQUEST',
      events: [
        {
          uid: 'u1',
          sequence: 0,
          recurrenceId: null,
          start: '2026-03-12T09:00:00-04:00',
          end: '2026-03-12T09:30:00-04:00',
          allDay: false,
          zone: 'America/New_York',
          transparent: false,
          organizer: 'a@x.test',
          attendees: [{ email: 'b@x.test', partstat: 'NEEDS-ACTION', role: 'CHAIR' }],
          rrule: 'FREQ=WEEKLY',
        },
      ],
      warnings: [],
    });
    const day = inspectIcs({ ics: event('PUBLISH', 'DTSTART;VALUE=DATE:20260312') });
    expect(day).toMatchObject({ events: [{ start: '2026-03-12', end: '2026-03-13', allDay: true, zone: null }] });
  });

  test('messages are applied in order', () => {
    const reply = event('REPLY', 'ATTENDEE;PARTSTAT=ACCEPTED:mailto:b@x.test');
    expect(inspectItip({ messages: [reply, request, reply], me: 'a@x.test' })).toMatchObject({
      events: [{ uid: 'u1', attendees: [{ email: 'b@x.test', partstat: 'ACCEPTED' }] }],
      applied: [
        { applied: false, reason: 'unknown_event' },
        { applied: true, reason: 'created' },
        { applied: true, reason: 'answered' },
      ],
    });
  });
});
