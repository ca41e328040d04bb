import { Hono } from 'hono';
import { z } from 'zod';
import { notFound, parse } from '@/core/http/problem';
import { dismissNotice, revokeSession, updateAccount } from './commands';
import { type ApiEnv, requireRole, sessionId, userOf } from './policy';
import { sessionsOf } from './queries';
import { accountPatch, ROLES } from './schema';

const idOfSession = z.string().regex(/^[0-9a-f]{16}$/);

/** /api/user: the account of whoever is signed in, waitlisted or not. */
export const identityRoutes = new Hono<ApiEnv>()
  .use('*', requireRole(...ROLES))
  .patch('/', async (c) => {
    const patch = parse(accountPatch, await c.req.json());
    const row = await updateAccount(userOf(c).id, patch);
    if (!row) throw notFound();
    return c.json({ name: row.name, email: row.email, image: row.image, role: row.role });
  })
  .get('/sessions', async (c) => {
    const current = c.var.sessionHash ? sessionId(c.var.sessionHash) : null;
    const items = await sessionsOf(userOf(c).id);
    return c.json({ items: items.map((item) => ({ ...item, current: item.id === current })), nextCursor: null });
  })
  .delete('/sessions/:id', async (c) => {
    const id = idOfSession.safeParse(c.req.param('id'));
    if (!id.success || !(await revokeSession(userOf(c).id, id.data))) throw notFound();
    return c.body(null, 204);
  })
  .delete('/notices/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success || !(await dismissNotice(userOf(c).id, id.data))) throw notFound();
    return c.body(null, 204);
  });
