import { Hono } from 'hono';
import type { Desk } from '../llm/desk/desk';
import { deskPage, type Refused, withoutDeskPage } from './desk-page';

/** The page /sandbox/model and what its forms post to. */
export function deskRoutes(desk: Desk | null): Hono {
  const app = new Hono();
  if (desk === null) return app.get('/', (c) => c.html(withoutDeskPage()));

  const show = (refused: Refused | null = null) =>
    deskPage({ waiting: desk.list(), folder: desk.files.folder, version: desk.version, refused });
  app.get('/', (c) => c.html(show()));

  /** Something to compare: it changes whenever what waits does. */
  app.get('/version', (c) => c.json({ version: desk.version }));

  app.post('/:number{\\d+}', async (c) => {
    const number = Number(c.req.param('number'));
    const { answer } = await c.req.parseBody();
    const text = typeof answer === 'string' ? answer : '';
    const checked = desk.answer(number, text);
    if (checked === null) return c.text('This question does not wait any more.', 410);
    if (!checked.ok) return c.html(show({ number, text, reason: checked.reason }), 400);
    return c.redirect('/sandbox/model', 303);
  });
  return app;
}
