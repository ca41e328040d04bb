import { Hono } from 'hono';
import { notFound } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { followLink } from './commands/sign';

/** /api/briefings/{token}: a link of a briefing. It leads on, and tells that the briefing is read. */
export const briefingRoutes = new Hono<ApiEnv>().get('/:token', async (c) => {
  const place = await followLink(c.req.param('token'), c.var.runtime);
  if (place === null) throw notFound();
  return c.redirect(place.startsWith('/') ? `${c.var.runtime.settings.baseUrl}${place}` : place, 302);
});
