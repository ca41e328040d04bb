import { Hono } from 'hono';
import { parseLocalDate } from '../../src/core/time/calendar-date';
import type { Assembly } from '../assemble';
import { ROOT } from '../caldav/properties';
import type { Person } from '../people';
import { calendarPage } from './calendar-page';
import { homePage } from './home-page';

/** Pages allow their own scripts only; inline styles are for the HTML of mails, whose frames inherit this. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "base-uri 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The overview and the calendar. The mail page has routes of its own. */
export function pageRoutes({ people, boxes, calendars, microsoft, clock, violations, imap }: Assembly): Hono {
  const calendarsOf = (person: Person) => [
    ...calendars.store.listOf(person),
    ...(microsoft.grants.ofPerson(person.email) ? microsoft.store.listOf(person) : []),
  ];
  const app = new Hono();

  const overview = (caldavUrl: string) => {
    const unreadOf = ({ email }: Person) => boxes.messages(email).filter((mail) => !mail.read).length;
    const shown = people.all().map((person) => ({ person, unread: unreadOf(person) }));
    return homePage({ people: shown, violations, imapPort: imap.port, caldavUrl });
  };
  app.get('/', (c) => c.html(overview(new URL(ROOT, c.req.url).href)));

  app.get('/calendar', (c) => {
    const person = people.find(c.req.query('as') ?? '') ?? (people.all()[0] as Person);
    const week = c.req.query('week') ?? null;
    const view = { person, people: people.all(), calendars: calendarsOf(person), now: clock.now() };
    return c.html(calendarPage({ ...view, week: week !== null && isDate(week) ? week : null }));
  });
  return app;
}

function isDate(text: string): boolean {
  try {
    parseLocalDate(text);
    return true;
  } catch {
    return false;
  }
}
