import { serialiseEvent } from '@/core/ical/serialise';

type Random = () => number;

const RULES = [
  'FREQ=DAILY;COUNT=30',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20270101T000000Z',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYMONTHDAY=31,-1',
  'FREQ=YEARLY;BYWEEKNO=1,53;BYDAY=MO;WKST=SU',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  'RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD',
];

/** Lines and pieces that calendar files are made of, whole and broken. */
const PIECES = [
  ...['BEGIN:VEVENT', 'END:VEVENT', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE', 'BEGIN:DAYLIGHT', 'BEGIN:VCALENDAR'],
  ...['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=DAILY;INTERVAL=0', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'RDATE:'],
  ...['RDATE;VALUE=PERIOD:20260401T090000Z/PT1H', 'EXDATE;VALUE=DATE:20260401', 'EXDATE:20260401T090000', 'RRULE:'],
  ...['RECURRENCE-ID;RANGE=THISANDFUTURE:20260401T090000Z', 'DURATION:P99999W', 'DURATION:-PT1S', 'DTEND:00000000'],
  ...[
    'DTSTART;TZID=Nowhere:20260312T090000',
    'DTSTART:99991231T235960Z',
    'DTSTART;VALUE=DATE:20260229',
    'TZOFFSETTO:+9999',
  ],
  ...['METHOD:REPLY', 'METHOD:CANCEL', 'METHOD:COUNTER', 'SEQUENCE:-1', 'SEQUENCE:99999999999', 'UID:u1@example.com'],
  ...[
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:c@example.com',
    'COUNT=999999999',
    'BYDAY=53MO,-53SU',
    'UNTIL=',
    'BYSETPOS=-366',
  ],
  ...[
    ' ',
    '\t',
    '\r',
    '\n',
    ';',
    ':',
    '=',
    '"',
    ',',
    '\\',
    '^n',
    '\u0000',
    '\ufeff',
    '\ud800',
    '__proto__',
    '-',
    '99999999',
  ],
];

/** Well-formed calendars with every kind of rule, to begin with. */
export function startTexts(): string[] {
  return RULES.flatMap((rule, i) =>
    (['REQUEST', 'CANCEL'] as const).map((method) =>
      serialiseEvent({
        method,
        uid: `u${i}@example.com`,
        sequence: i,
        dtstamp: 29_000_000,
        start: 29_541_660,
        end: 29_541_720,
        summary: 'A, b; c',
        organizer: { email: 'a@example.com', name: 'A' },
        attendees: [{ email: 'c@example.com' }],
        zone: i % 2 === 0 ? 'Europe/Paris' : 'America/New_York',
        recurrence: [`RRULE:${rule}`, 'EXDATE;VALUE=DATE:20270101'],
      }),
    ),
  );
}

/** One to eight changes: lines lost, doubled, moved, or taken from another text; characters cut, put in, or multiplied. */
export function mutate(text: string, others: readonly string[], random: Random): string {
  const below = (n: number) => Math.floor(random() * n);
  const one = (list: readonly string[]) => list[below(list.length)] ?? '';
  let changed = text;
  for (let left = 1 + below(8); left > 0; left--) {
    const lines = changed.split(/\r?\n/);
    const at = below(lines.length);
    const place = below(changed.length + 1);
    switch (below(7)) {
      case 0:
        lines.splice(at, 1 + below(3));
        changed = lines.join('\r\n');
        break;
      case 1:
        lines.splice(at, 0, one(lines));
        changed = lines.join('\r\n');
        break;
      case 2:
        lines.splice(at, 0, one(PIECES));
        changed = lines.join('\r\n');
        break;
      case 3:
        lines.splice(
          at,
          0,
          ...one(others)
            .split(/\r?\n/)
            .slice(below(20), 20 + below(20)),
        );
        changed = lines.join('\r\n');
        break;
      case 4:
        changed = changed.slice(0, place) + one(PIECES) + changed.slice(place);
        break;
      case 5:
        changed = changed.slice(0, place) + changed.slice(place + 1 + below(30));
        break;
      default:
        changed = changed.slice(0, place) + changed.slice(place, place + 40).repeat(below(20)) + changed.slice(place);
    }
  }
  return changed.slice(0, 200_000);
}
