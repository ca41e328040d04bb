import { Hono } from 'hono';
import { notFound, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { judge } from '../commands/judge';
import { reviewPage, reviewShown } from '../queries/reviews';
import { judgeSchema, reviewsQuery } from '../schema';
import { idOf } from './refusal';

/** GET /api/admin/review, /{id}; POST /{id}. */
export const reviewRoutes = new Hono<ApiEnv>()
  .use(requireRole('ADMIN'))
  .get('/', async (c) => {
    const { items, nextCursor } = await reviewPage(parse(reviewsQuery, c.req.query()));
    return c.json({ items, nextCursor });
  })
  .get('/:id', async (c) => {
    const shown = await reviewShown(userOf(c), idOf(c.req.param('id')), c.var.runtime, clientOf(c));
    if (!shown) throw notFound();
    return c.json(shown);
  })
  .post('/:id', async (c) => {
    const said = parse(judgeSchema, await c.req.json().catch(() => null));
    const nowMs = await c.var.runtime.clock.now();
    const outcome = await judge(userOf(c).id, idOf(c.req.param('id')), said, nowMs, clientOf(c));
    if (!outcome.ok) throw notFound();
    return c.json({ ok: true });
  });
