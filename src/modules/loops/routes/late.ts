import { Hono } from 'hono';
import { notFound, parse } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { sayLate } from '../commands/late';
import { lateLoop } from '../queries/late-page';
import { lateFormSchema } from '../schema';

/**
 * POST /api/late/{token}: the owner is late for a meeting, by the link in their briefing, signed in or not. The token is the
 * authority; the answer leads back to its page, which shows what came of it.
 */
export const lateRoutes = new Hono<ApiEnv>().post('/:token', async (c) => {
  const token = c.req.param('token');
  const found = await lateLoop(token, c.var.runtime);
  if (!found) throw notFound();
  const { minutes } = parse(lateFormSchema, await c.req.parseBody());
  const { loop, start } = found;
  const outcome = await sayLate({ id: loop.ownerId }, loop.id, minutes, c.var.runtime, start);
  return c.redirect(`/late/${token}${outcome.ok ? `?said=${minutes}` : ''}`, 303);
});
