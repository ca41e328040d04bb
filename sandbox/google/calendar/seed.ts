import { createHash } from 'node:crypto';
import { formatLocalDate, weekdayOf } from '../../../src/core/time/calendar-date';
import { toWall, zoneTable } from '../../../src/core/time/zone';
import type { People } from '../../people';
import type { Guests } from './guests';
import type { Calendar, CalendarEvent } from './model';
import { type CalendarStore, etagOf } from './store';

type Sketch = Partial<CalendarEvent> & { summary: string };

/** Fills the residents' calendars with a believable fortnight from `now` (epoch ms) on. Does nothing to calendars that exist. */
export function seedCalendars(store: CalendarStore, guests: Guests, people: People, now: number): void {
  const dana = people.find('dana@acme.test');
  if (!dana || (store.primaryAt(dana.email)?.events.size ?? 0) > 0) return;
  const calendar = store.primaryOf(dana);
  const week = workWeeks(calendar, now);
  for (const sketch of danasFortnight(week)) guests.write(calendar, eventOf(calendar, dana.name, sketch, now));
  const family = store.create({
    id: 'family.dana@group.calendar.google.com',
    owner: dana.email,
    summary: 'Family',
    zone: dana.zone,
    colour: '#3f6f55',
    primary: false,
    accessRole: 'owner',
  });
  store.put(family, eventOf(family, 'Family', { summary: 'School concert', ...week.at(1, 3, '17:30', '19:00') }, now));
  store.create({
    id: 'en.usa#holiday@group.v.calendar.google.com',
    owner: dana.email,
    summary: 'Holidays in United States',
    zone: dana.zone,
    colour: '#747a85',
    primary: false,
    accessRole: 'reader',
  });
  for (const [email, sketches] of Object.entries(OTHERS)) {
    const person = people.find(email);
    if (!person) continue;
    const theirs = store.primaryOf(person);
    for (const sketch of sketches(workWeeks(theirs, now))) store.put(theirs, eventOf(theirs, person.name, sketch, now));
  }
}

interface Weeks {
  /** Start and end on a working day; week 0 is this one, day 0 its Monday. */
  at(week: number, day: number, from: string, to: string): Pick<CalendarEvent, 'start' | 'end'>;
  allDay(week: number, day: number, days?: number): Pick<CalendarEvent, 'start' | 'end'>;
}

function danasFortnight(weeks: Weeks): Sketch[] {
  const weekly = (days: string) => [`RRULE:FREQ=WEEKLY;BYDAY=${days}`];
  return [
    { summary: 'Team standup', ...weeks.at(0, 0, '09:30', '09:45'), recurrence: weekly('MO,TU,WE,TH,FR') },
    { summary: 'Lunch', ...weeks.at(0, 0, '12:30', '13:15'), recurrence: weekly('MO,TU,WE,TH,FR') },
    {
      summary: '1:1 with Ben',
      ...weeks.at(0, 1, '15:00', '15:30'),
      recurrence: weekly('TU'),
      attendees: guest('ben@acme.test', 'Ben Okafor', 'accepted'),
    },
    {
      summary: 'Focus: board deck',
      ...weeks.at(0, 2, '09:45', '11:30'),
      eventType: 'focusTime',
      recurrence: weekly('WE'),
    },
    { summary: 'Budget review', ...weeks.at(0, 3, '14:00', '15:30') },
    {
      summary: 'Vendor webinar',
      ...weeks.at(0, 4, '11:00', '12:00'),
      organizer: { email: 'events@umbra.test' },
      attendees: guest('dana@acme.test', 'Dana Reyes', 'declined'),
    },
    { summary: 'Dentist', ...weeks.at(1, 1, '08:30', '09:15'), location: '14 Park Street' },
    { summary: "Ben's birthday", ...weeks.allDay(1, 2), transparency: 'transparent' },
    {
      summary: 'Product demo (optional, may watch later)',
      ...weeks.at(1, 2, '16:00', '17:00'),
      transparency: 'transparent',
    },
    { summary: 'Quarterly planning', ...weeks.at(1, 0, '10:00', '12:00') },
    { summary: 'Out of office', ...weeks.at(1, 4, '13:00', '18:00'), eventType: 'outOfOffice' },
    { summary: 'Company offsite', ...weeks.allDay(2, 3, 2) },
  ];
}

const OTHERS: Record<string, (weeks: Weeks) => Sketch[]> = {
  'ben@acme.test': (weeks) => [
    { summary: 'Support rota', ...weeks.at(0, 0, '13:00', '15:00'), recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,TH'] },
  ],
  'jane@globex.test': (weeks) => [
    { summary: 'Leadership sync', ...weeks.at(0, 1, '10:00', '11:00'), recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TU'] },
  ],
  'kenji@initech.test': (weeks) => [
    { summary: 'Design critique', ...weeks.at(0, 2, '16:00', '17:00'), recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=WE'] },
  ],
};

function guest(email: string, displayName: string, responseStatus: 'accepted' | 'declined') {
  return [{ email, displayName, responseStatus }];
}

function workWeeks(calendar: Calendar, now: number): Weeks {
  const today = Math.floor(toWall(zoneTable(calendar.zone), Math.floor(now / 60_000)) / 1440);
  const monday = today - weekdayOf(today);
  const date = (week: number, day: number) => formatLocalDate(monday + week * 7 + day);
  return {
    at: (week, day, from, to) => {
      const moment = (clock: string) => ({ dateTime: `${date(week, day)}T${clock}:00`, timeZone: calendar.zone });
      return { start: moment(from), end: moment(to) };
    },
    allDay: (week, day, days = 1) => ({ start: { date: date(week, day) }, end: { date: date(week, day + days) } }),
  };
}

function eventOf(calendar: Calendar, name: string, sketch: Sketch, now: number): CalendarEvent {
  const id = `sandbox${createHash('sha256').update(`${calendar.id}\n${sketch.summary}`).digest('hex').slice(0, 20)}`;
  const self = { email: calendar.id, displayName: name };
  return {
    kind: 'calendar#event',
    id,
    etag: etagOf(id),
    status: 'confirmed',
    htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
    created: new Date(now).toISOString(),
    updated: new Date(now).toISOString(),
    creator: self,
    organizer: self,
    iCalUID: `${id}@google.com`,
    sequence: 0,
    eventType: 'default',
    reminders: { useDefault: true },
    ...sketch,
  } as CalendarEvent;
}
