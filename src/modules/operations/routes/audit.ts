import { Hono } from 'hono';
import { parse } from '@/core/http/problem';
import { type ApiEnv, requireRole } from '@/modules/identity/policy';
import { auditPage } from '../queries/audit-log';
import { auditQuery } from '../schema';

/** GET /api/admin/audit: who did, and looked at, what. */
export const auditRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => c.json(await auditPage(parse(auditQuery, c.req.query()))));
