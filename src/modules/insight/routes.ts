import { Hono } from 'hono';
import { type ApiEnv, requireRole } from '@/modules/identity/policy';
import { insightNow } from './queries/count';

/** /api/admin/insight: how many come, stay and are served without help, by week. */
export const insightRoutes = new Hono<ApiEnv>().get('/', requireRole('ADMIN'), async (c) =>
  c.json(await insightNow(c.var.runtime)),
);
