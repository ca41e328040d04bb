import { html, raw } from 'hono/html';
import { formatLocalDate, parseLocalDate, weekdayOf } from '../../src/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '../../src/core/time/zone';
import { instancesBetween } from '../google/calendar/instances';
import type { Calendar, CalendarEvent } from '../google/calendar/model';
import { instantOf } from '../google/calendar/moment';
import type { Person } from '../people';
import { page } from './layout';
import { cityOf, clockText, dayText } from './time-text';

export interface CalendarPage {
  readonly person: Person;
  readonly people: readonly Person[];
  readonly calendars: readonly Calendar[];
  /** A day of the week to show, as YYYY-MM-DD; null: this week. */
  readonly week: string | null;
  readonly now: number;
}

interface Entry {
  readonly event: CalendarEvent;
  readonly calendar: Calendar;
  readonly start: number;
  readonly end: number;
}

const DAY_MS = 86_400_000;

/** A person's week as the stand-in of Google Calendar has it. */
export function calendarPage(view: CalendarPage) {
  const { person } = view;
  const zone = zoneTable(person.zone);
  const today = Math.floor(toWall(zone, Math.floor(view.now / 60_000)) / 1440);
  const shown = view.week ? parseLocalDate(view.week) : today;
  const monday = shown - weekdayOf(shown);
  const midnight = (day: number) => toInstant(zone, day * 1440) * 60_000;
  const entries = view.calendars.flatMap((calendar) => entriesOf(calendar, midnight(monday), midnight(monday + 7)));
  const link = (day: number) => `/sandbox/calendar?as=${encodeURIComponent(person.email)}&week=${formatLocalDate(day)}`;
  return page({
    title: `Calendar of ${person.name}`,
    current: 'calendar',
    scripts: ['clock.js'],
    body: html`<div class="agenda">
      <div class="row spread">
        <h1>${person.name} <span class="quiet">${cityOf(person.zone)} time</span></h1>
        <nav class="row" aria-label="Week"><a class="button" href="${link(monday - 7)}">Earlier</a><a class="button" href="${link(today)}">This week</a><a class="button" href="${link(monday + 7)}">Later</a></nav>
      </div>
      <nav class="row" aria-label="Whose calendar">
        ${view.people.map((other) => html`<a class="button" href="/sandbox/calendar?as=${encodeURIComponent(other.email)}" ${other === person ? raw('aria-current="true"') : ''}>${other.name}</a>`)}
      </nav>
      <ol class="week">
        ${[0, 1, 2, 3, 4, 5, 6].map((i) => {
          const from = midnight(monday + i);
          const to = midnight(monday + i + 1);
          const ofDay = entries.filter((entry) => entry.start < to && entry.end > from);
          return html`<li class="${monday + i === today ? 'today' : ''}">
            <h2>${dayText(from, person.zone).replace(/ \d{4}$/, '')}${monday + i === today ? html` <span class="tag">today</span>` : ''}</h2>
            ${ofDay.length === 0 ? html`<p class="quiet">Nothing</p>` : html`<ul>${ofDay.map((entry) => entryItem(entry, person))}</ul>`}
          </li>`;
        })}
      </ol>
    </div>`,
  });
}

function entriesOf(calendar: Calendar, from: number, to: number): Entry[] {
  return [...calendar.events.values()]
    .flatMap(({ event }) => (event.recurrence?.length ? instancesBetween(calendar, event, from, to) : [event]))
    .filter((event) => event.status !== 'cancelled')
    .map((event) => ({
      event,
      calendar,
      start: instantOf(event.start, calendar.zone),
      end: instantOf(event.end, calendar.zone),
    }))
    .filter((entry) => entry.start < to && entry.end > from)
    .sort((a, b) => a.start - b.start);
}

function entryItem({ event, calendar, start, end }: Entry, person: Person) {
  const allDay = event.start.date !== undefined;
  const own = event.attendees?.find((attendee) => attendee.email === person.email);
  const others = (event.attendees ?? []).filter((attendee) => attendee.email !== person.email);
  const remarks = [
    ...(calendar.primary ? [] : [calendar.summary]),
    ...(event.transparency === 'transparent' ? ['does not block'] : []),
    ...(own && own.responseStatus !== 'accepted'
      ? [own.responseStatus === 'needsAction' ? 'not answered' : own.responseStatus]
      : []),
    ...(event.eventType === 'outOfOffice' ? ['out of office'] : event.eventType === 'focusTime' ? ['focus time'] : []),
    ...(event.status === 'tentative' ? ['tentative'] : []),
  ];
  const long = !allDay && end - start >= DAY_MS;
  return html`<li class="entry ${event.transparency === 'transparent' || own?.responseStatus === 'declined' ? 'free' : ''}">
    <span class="when">${allDay ? 'All day' : `${clockText(start, person.zone)} – ${clockText(end, person.zone)}${long ? ' (later day)' : ''}`}</span>
    <strong>${event.summary ?? '(no title)'}</strong>
    ${remarks.length > 0 ? html`<span class="quiet">${remarks.join(', ')}</span>` : ''}
    ${others.length > 0 ? html`<span class="quiet">${others.map((guest) => `${guest.displayName ?? guest.email}: ${ANSWERS[guest.responseStatus ?? 'needsAction']}`).join(', ')}</span>` : ''}
    ${event.hangoutLink ? html`<span class="quiet">${event.hangoutLink}</span>` : ''}
  </li>`;
}

const ANSWERS = { needsAction: 'not answered', accepted: 'yes', declined: 'no', tentative: 'maybe' };
