import { expect, it } from 'vitest';
import { dayNumber } from '../time/calendar-date';
import { googleAddLink, outlookAddLink } from './add-links';

const start = dayNumber(2026, 12, 1) * 1440 + 14 * 60;
const event = { title: 'Q&A + coffee', start, end: start + 30, details: 'https://meet.test/a', location: null };

it('Google’s form has the event in UTC, whatever its title', () => {
  const { searchParams: query } = new URL(googleAddLink(event));
  expect(Object.fromEntries(query)).toEqual({
    action: 'TEMPLATE',
    text: 'Q&A + coffee',
    dates: '20261201T140000Z/20261201T143000Z',
    details: 'https://meet.test/a',
  });
});

it('Outlook’s form has it, too, with its place', () => {
  const { searchParams: query } = new URL(outlookAddLink({ ...event, details: '', location: 'Room 4' }));
  expect(Object.fromEntries(query)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Q&A + coffee',
    startdt: '2026-12-01T14:00:00Z',
    enddt: '2026-12-01T14:30:00Z',
    location: 'Room 4',
  });
});
