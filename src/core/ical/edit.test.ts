import { describe, expect, it } from 'vitest';
import { toInstant, UTC, zoneTable } from '../time/zone';
import { editEvent } from './edit';
import { parseCalendar } from './parse';
import { serialiseEvent } from './serialise';

const MARCH = Date.UTC(2027, 2, 1) / 60_000;
const NOW = MARCH - 1440;
const written = serialiseEvent({
  method: null,
  uid: 'one',
  sequence: 3,
  dtstamp: NOW - 10,
  start: MARCH + 840,
  end: MARCH + 870,
  zone: 'America/New_York',
  summary: 'Talk',
  location: 'Room, 1',
  recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'],
  organizer: { email: 'dana@acme.test' },
  attendees: [
    { email: 'jane@globex.test', name: 'Jane; Doe', partstat: 'ACCEPTED', rsvp: true },
    { email: 'bob@initech.test', partstat: 'DECLINED', scheduleAgent: 'CLIENT' },
  ],
});
const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT10M', 'END:VALARM'].join('\r\n');
const exception = [
  'BEGIN:VEVENT',
  'UID:one',
  'RECURRENCE-ID:20270308T140000Z',
  'DTSTART:20270309T140000Z',
  'END:VEVENT',
];
const stored = written.replace(
  'END:VEVENT',
  `X-COLOUR;X-A="b:c":blue\r\n${alarm}\r\nEND:VEVENT\r\n${exception.join('\r\n')}`,
);
const edited = (edit: Parameters<typeof editEvent>[1]) => {
  const text = editEvent(stored, edit, NOW) as string;
  return { text, events: parseCalendar(text, UTC).events, warnings: parseCalendar(text, UTC).warnings };
};

describe('editEvent', () => {
  it('changes what is asked for and keeps all that others wrote', () => {
    const { text, events, warnings } = edited({ summary: 'Talk, longer', location: null });
    expect(warnings).toEqual([]);
    expect(events).toMatchObject([
      { summary: 'Talk, longer', location: null, sequence: 3, start: { at: MARCH + 840 }, dtstamp: NOW * 60 },
      { uid: 'one', recurrenceId: { at: MARCH + 7 * 1440 + 840 } },
    ]);
    expect(text).toContain(`X-COLOUR;X-A="b:c":blue\r\n`);
    expect(text).toContain(alarm);
    expect(events[0]?.attendees.map(({ partstat }) => partstat)).toEqual(['ACCEPTED', 'DECLINED']);
    expect(text).toContain('CN="Jane; Doe"');
  });

  it('A1 moves it on the clock of any zone, raises SEQUENCE and asks everybody again', () => {
    const zone = zoneTable('Asia/Kathmandu');
    const start = toInstant(zone, MARCH + 2 * 1440 + 9 * 60);
    const { text, events } = edited({ time: { start, end: start + 45, zone: zone.tzid } });
    expect(events[0]).toMatchObject({
      start: { at: start, zone: { tzid: 'Asia/Kathmandu' } },
      end: { at: start + 45 },
      sequence: 4,
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'],
    });
    expect(events[0]?.attendees.map(({ partstat }) => partstat)).toEqual(['NEEDS-ACTION', 'NEEDS-ACTION']);
    expect(text.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(2);
    expect(edited({ time: { start, end: start + 45, zone: 'UTC' } }).events[0]?.start?.form).toBe('utc');
  });

  it('takes new guests in, leaves those who stay with their answers, and names who invites', () => {
    const stays = { email: 'jane@globex.test', partstat: 'ACCEPTED', rsvp: true } as const;
    const joins = { email: 'lena@umbra.test', role: 'OPT-PARTICIPANT', rsvp: true } as const;
    const { text, events } = edited({ attendees: [stays, joins], organizer: { email: 'other@acme.test' } });
    expect(events[0]?.attendees).toMatchObject([
      { email: 'jane@globex.test', name: 'Jane; Doe', partstat: 'ACCEPTED' },
      { email: 'lena@umbra.test', role: 'OPT-PARTICIPANT', partstat: 'NEEDS-ACTION' },
    ]);
    expect(events[0]?.organizer?.email).toBe('dana@acme.test');
    expect(text).not.toContain('bob@initech.test');
  });

  it('refuses a rule that is none, and finds no event where there is none', () => {
    expect(() => editEvent(stored, { recurrence: ['SUMMARY:x'] }, NOW)).toThrow(RangeError);
    expect(() => editEvent(stored, { recurrence: ['RRULE:FREQ=DAILY\r\nX:y'] }, NOW)).toThrow(RangeError);
    expect(editEvent('BEGIN:VCALENDAR\r\nEND:VCALENDAR', { summary: 'x' }, NOW)).toBeNull();
    expect(editEvent('', {}, NOW)).toBeNull();
  });

  it('folds and escapes what it writes', () => {
    const { text, events } = edited({ summary: `${'ü'.repeat(60)}; a,b\nc`, description: 'END:VEVENT\nBEGIN:VEVENT' });
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(events).toHaveLength(2);
    expect(events[0]?.summary).toBe(`${'ü'.repeat(60)}; a,b\nc`);
  });
});
