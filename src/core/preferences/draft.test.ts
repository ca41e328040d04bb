import { describe, expect, it } from 'vitest';
import { dayNumber } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import { compile } from './compile';
import { documentOfDraft, draftOf, type PastEvent } from './draft';

const zone = zoneTable('Europe/Berlin');
/** Working days of four weeks from Monday, 2 March 2026. */
const days = [0, 1, 2, 3].flatMap((week) => [0, 1, 2, 3, 4].map((day) => dayNumber(2026, 3, 2) + week * 7 + day));
const guest = { address: 'jane@globex.example', name: 'Jane' };

function event(day: number, from: number, minutes: number, extra: Partial<PastEvent> = {}): PastEvent {
  const start = toInstant(zone, day * 1440 + from * 60);
  return {
    start,
    end: start + minutes,
    title: 'Catch up',
    guests: [guest],
    medium: 'video',
    busy: true,
    allDay: false,
    location: null,
    ...extra,
  };
}
const own = { guests: [], medium: null };
const draft = (events: readonly PastEvent[]) => draftOf(events, 'Europe/Berlin', zone);
const saying = (events: readonly PastEvent[], words: RegExp) => draft(events).filter(({ text }) => words.test(text));

describe('a draft of the document', () => {
  it('of an empty calendar knows its zone alone', () => {
    expect(draft([])).toMatchObject([{ text: expect.stringContaining('Europe/Berlin'), heading: 'About me' }]);
  });

  const busy = days.flatMap((day) => [
    event(day, 9.5, 45),
    event(day, 10.5, 45),
    event(day, 14, 45),
    event(day, 15, 30),
  ]);

  it('finds hours, length, medium and gaps that are kept, each with what speaks for it', () => {
    const found = draft(busy);
    expect(found.map(({ evidence }) => evidence)).toEqual([
      'It is the zone of your calendar.',
      'Nearly all of your 80 meetings lay in these hours.',
      'It was free on 20 of your 20 fuller days.',
      '40 of your 40 meetings that followed another within the hour kept that gap.',
      '60 of your 80 meetings did.',
      '80 of your 80 meetings with a place or a link were.',
    ]);
    expect(found[4]?.text).toContain('45 minutes');
  });

  it('finds a lunch of one’s own, focus that comes back each week, and a place for coffee', () => {
    const mondays = days.filter((_, i) => i % 5 === 0);
    const events = [
      ...days.slice(0, 8).map((day) => event(day, 12.5, 45, { ...own, title: 'Lunch' })),
      ...mondays.map((day) => event(day, 8, 120, { ...own, title: 'Deep work' })),
      ...mondays.map((day) =>
        event(day, 16, 25, { title: 'Coffee with Jo', location: 'Café Roth, Lange Str. 5', medium: 'in_person' }),
      ),
    ];
    expect(draft(events).map(({ evidence }) => evidence)).toEqual(
      expect.arrayContaining([
        '“Lunch” stood there 8 times.',
        '“Deep work” stood there 4 times.',
        '4 of your 4 events called coffee did.',
        '4 of your 4 events called coffee with a place were there.',
      ]),
    );
    expect(saying(events, /12:30/)).toHaveLength(1);
    expect(saying(events, /Café Roth, Lange Str. 5/)).toHaveLength(1);
  });

  it('calls nothing a habit that is none', () => {
    const lengths = [15, 30, 45, 60, 90];
    const mixed = days.map((day, i) => event(day, 9 + (i % 7), lengths[i % 5] as number));
    expect(saying(mixed, /minutes|hour by default/)).toEqual([]);
    expect(saying([event(days[0] as number, 8, 60, { ...own, title: 'Focus' })], /Focus/)).toEqual([]);
  });

  it('is understood in every word when it becomes the document', () => {
    const text = documentOfDraft(draft(busy));
    const { sentences } = compile(text, { now: busy[0]?.start ?? 0, zone: 'Europe/Berlin' });
    expect(sentences.filter(({ understood }) => understood !== 'yes')).toEqual([]);
    expect(sentences).toHaveLength(6);
  });
});
