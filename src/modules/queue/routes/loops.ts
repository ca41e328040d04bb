import { Hono } from 'hono';
import { notFound, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { loopIdSchema } from '@/modules/loops/schema';
import { staffLoop } from '../queries/staff-loop';
import { staffLoops } from '../queries/staff-loops';
import { lookQuery, loopsQuery } from '../schema';

/** GET /api/admin/loops, /{id}. */
export const staffLoopRoutes = new Hono<ApiEnv>()
  .use(requireRole('ADMIN'))
  .get('/', async (c) => {
    const query = parse(loopsQuery, c.req.query());
    const { items, nextCursor } = await staffLoops(query, await c.var.runtime.clock.now());
    return c.json({ items, nextCursor });
  })
  .get('/:id', async (c) => {
    const id = loopIdSchema.safeParse(c.req.param('id'));
    if (!id.success) throw notFound();
    const { reason } = parse(lookQuery, c.req.query());
    const loop = await staffLoop(userOf(c), id.data, reason, c.var.runtime, clientOf(c));
    if (!loop) throw notFound();
    return c.json(loop);
  });
