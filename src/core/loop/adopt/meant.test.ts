import { describe, expect, it } from 'vitest';
import { read } from '../../reading/read';
import type { ReadingContext } from '../../reading/reading';
import { heardAs, heardOfOwner } from '../owner/hear';
import { NO_WORDS } from '../owner/words';
import { at, context, NOW } from '../testing/scene';
import type { CalendarMeeting } from './calendar-meeting';
import { changesMeeting, meetingMeant, type Speaking } from './meant';
import { mentionsIn } from './mentions';

function meeting(eventId: string, title: string, start: number, names: readonly string[], repeats = false) {
  const guests = names.map((name) => ({ name, address: `${name.split(' ')[0]?.toLowerCase()}@globex.test` }));
  return { calendarId: 'c', eventId, title, start, end: start + 60, guests, owners: true, repeats };
}

/** A week from Tuesday, March 3, as Dana has it. */
const UPCOMING: readonly CalendarMeeting[] = [
  meeting('tom', 'Budget', at(3, 15), ['Tom Baker']),
  meeting('writing', 'Invoices', at(4, 9), []),
  meeting('hour', 'Writing hour', at(4, 16), []),
  meeting('priscilla', 'Call with Priscilla', at(4, 11), ['Priscilla Ray']),
  meeting('ana', 'Interview: Ana Gil', at(5, 10), ['Ana Gil']),
  meeting('laura', 'Sesión Laura', at(5, 12), ['Laura Pérez']),
  meeting('team', 'Jour fixe Team', at(9, 9), ['Klaus Meier', 'Eva Kern'], true),
  meeting('rob1', 'Rob, hiring', at(10, 9), ['Rob Day']),
  meeting('rob2', 'Rob, offsite', at(11, 9), ['Rob Day']),
  meeting('team', 'Jour fixe Team', at(16, 9), ['Klaus Meier', 'Eva Kern'], true),
];

const ZONE = 'America/New_York';
const READING: Omit<ReadingContext, 'role'> = {
  now: NOW,
  ownerZone: ZONE,
  senderZone: ZONE,
  locale: null,
  loopState: 'new',
  offered: [],
  event: null,
  assistant: 'Sunny',
  workday: { start: 540, end: 1020 },
};

function meant(text: string, guest: string | null = null, upcoming = UPCOMING, names?: readonly string[]) {
  const role = guest === null ? 'owner' : 'guest';
  const around: ReadingContext = { ...READING, role };
  const reading = read(text, around);
  const said =
    guest === null
      ? heardOfOwner(text, reading, around, { assistant: 'Sunny', copied: [], contacts: [] })
      : heardAs(reading, around);
  const heard = { ...said, about: mentionsIn(text, upcoming, ['Dana Reyes']) };
  const named = names ? { ...heard, owner: { ...(heard.owner ?? NO_WORDS), names } } : heard;
  const speaking: Speaking = { guest, copied: [] };
  const { events, sure } = meetingMeant(named, speaking, context({ upcoming }));
  return { changes: changesMeeting(named, speaking), sure, events: events.map((one) => one.eventId), first: events[0] };
}

describe('which meeting of the calendar an owner speaks of', () => {
  it.each([
    ['Sunny, please push my 3pm with Tom to 4.', 'tom'],
    ['Move my 3pm to 4', 'tom'],
    ["cancel tomorrow's call with Priscilla, I'm ill", 'priscilla'],
    ['Can you push my call with Tom back by half an hour?', 'tom'],
    ['Reschedule the interview with Ana to next Tuesday at 11', 'ana'],
    ['Bitte den Termin mit Herrn Meier am Montag auf Dienstag 10 Uhr verschieben.', 'team'],
    ['Please cancel the jour fixe on Monday.', 'team'],
    ['Please move the writing hour tomorrow to Thursday at 11am.', 'hour'],
    ['Annule mon rendez-vous de demain avec Priscilla.', 'priscilla'],
  ])('%s', (text, event) => {
    expect(meant(text)).toMatchObject({ changes: true, sure: true, events: [event] });
  });

  it('takes the time of a series that is named, and all of it where none is', () => {
    expect(meant('Please cancel the jour fixe on March 16.').first).toMatchObject({ start: at(16, 9), whole: false });
    expect(meant('Please cancel the jour fixe.').first).toMatchObject({ start: at(9, 9), whole: true });
  });

  it('is not sure where several fit, or where the time is another', () => {
    expect(meant('Please cancel the call with Rob.')).toMatchObject({ sure: false, events: ['rob1', 'rob2'] });
    expect(meant('Sunny, please move my 1pm with Tom to 4.')).toMatchObject({ sure: false, events: ['tom'] });
  });

  it.each([
    'Find 30 minutes with Tom next week, my Friday was cancelled.',
    'We meet on Thursday anyway, please find another hour with Ana next week.',
  ])('takes nothing on without a question where a meeting is asked for beside it: %s', (text) => {
    const { changes, sure } = meant(text);
    expect(changes && sure).toBe(false);
  });

  it.each([
    ['Move the site walk at Franklin Ave on Friday to Monday, for Paula.', ['walk']],
    ['Move the site walk at Franklin Ave on Friday to Monday, for Greg.', []],
    ['Please move my Friday meeting with Paula to Monday.', []],
  ])('knows whom the calendar has no name for by a letter and what they take part in: %s', (text, events) => {
    const guests = [{ address: 'pdietz@town.test', name: null }];
    const walk = { ...meeting('walk', 'Site walk 114 Franklin Ave', at(6, 8), []), guests };
    const names = [text.includes('Paula') ? 'Paula' : 'Greg'];
    expect(meant(text, null, [walk], names).events).toEqual(events);
  });

  it('finds nobody by the time alone where somebody else is named', () => {
    expect(meant("cancel tomorrow's 11am call with Zoe").events).toEqual([]);
  });

  it.each([
    'Sunny, find 30 minutes with Tom next week',
    'Pasa a Laura al viernes a las 17',
    'Lunch with Ana next Thursday?',
  ])('is asked for no change by words that may ask for a meeting: %s', (text) => {
    expect(meant(text).changes).toBe(false);
  });
});

describe('which meeting somebody speaks of who is invited', () => {
  it.each([
    'I have to cancel our interview on Thursday, is Friday possible?',
    "Sorry, I can't make Thursday after all.",
    'Können wir unseren Termin am Donnerstag auf Freitag verschieben?',
  ])('%s', (text) => {
    expect(meant(text, 'ana@globex.test')).toMatchObject({ changes: true, sure: true, events: ['ana'] });
  });

  it('is none of those that they take no part in', () => {
    expect(meant('I have to cancel our interview on Thursday.', 'eve@globex.test').events).toEqual([]);
  });

  it('is none where they only ask for a time', () => {
    expect(meant('Do you have time for a coffee next week?', 'ana@globex.test').changes).toBe(false);
  });
});
