import { Hono } from 'hono';
import { z } from 'zod';
import type { Control } from './control';

const offsetSchema = z.strictObject({ offsetMs: z.int().min(0) });

/** The sandbox's clock. The product moves its own and tells the offset here; behind its web server POST is the product's. */
export function clockApi(control: Control): Hono {
  const app = new Hono();
  app.get('/', (c) => c.json({ now: control.now() }));
  app.post('/', async (c) => {
    const body = offsetSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json({ error: z.prettifyError(body.error) }, 400);
    control.setClockOffset(body.data.offsetMs);
    return c.json({ now: control.now() });
  });
  return app;
}
