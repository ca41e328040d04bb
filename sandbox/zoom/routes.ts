import { Hono } from 'hono';
import type { People } from '../people';
import { meetingsPage, roomPage } from './pages';
import type { ZoomStandIn } from './stand-in';

/** Zoom's pages beside its consent: what people have there. Mounted at /sandbox/zoom. */
export function zoomPages(standIn: ZoomStandIn, people: People): Hono {
  const app = new Hono();
  app.get('/', (c) =>
    c.html(
      meetingsPage(
        people.all().map((person) => ({
          person,
          allows: standIn.grants.ofPerson(person.email) !== null,
          meetings: standIn.meetings.of(person.email),
        })),
      ),
    ),
  );
  app.get('/j/:id', (c) => {
    const meeting = standIn.meetings.find(Number(c.req.param('id')));
    return c.html(roomPage(meeting), meeting ? 200 : 404);
  });
  app.post('/remove-app', async (c) => {
    const person = people.find(String((await c.req.parseBody()).email ?? ''));
    if (person) await standIn.deauthorize(person);
    return c.redirect('/sandbox/zoom', 303);
  });
  return app;
}
