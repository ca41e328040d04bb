import { Hono } from 'hono';
import { z } from 'zod';
import { phonePage } from './phone-page';
import type { TwilioStandIn } from './stand-in';

const number = z.string().regex(/^\+[1-9]\d{6,14}$/);
const texted = z.object({ number, to: number, body: z.string().trim().min(1).max(1600) });

/** The telephones, at /sandbox/phones. */
export function phoneRoutes(standIn: TwilioStandIn): Hono {
  const app = new Hono();
  app.get('/', (c) => c.html(phonePage(standIn, number.safeParse(c.req.query('number')?.trim()).data ?? null)));
  app.post('/', async (c) => {
    const said = texted.safeParse(await c.req.parseBody());
    if (!said.success) return c.text('A telephone, a number of the account’s and a text are needed.', 400);
    standIn.text(said.data.number, said.data.to, said.data.body);
    await standIn.settled();
    return c.redirect(`/sandbox/phones?number=${encodeURIComponent(said.data.number)}`, 303);
  });
  return app;
}
