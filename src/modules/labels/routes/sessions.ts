import { Hono } from 'hono';
import { pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { HELPERS } from '@/modules/staff/schema';
import { closeSession, openSession } from '../commands/session';
import { sessionAgreement } from '../queries/agreement';
import { sessionsOf, sessionView } from '../queries/sessions';
import { newSession, rowId } from '../schema';

/** /api/admin/labeling-sessions: batches of mail that several people label. */
export const labelingSessionRoutes = new Hono<ApiEnv>()
  .use('*', requireRole(...HELPERS))
  .get('/', async (c) => {
    const { total: _, ...page } = await sessionsOf(parse(pageQuery, c.req.query()));
    return c.json(page);
  })
  .post('/', async (c) => {
    const asked = parse(newSession, await c.req.json().catch(() => null));
    const opened = await openSession(userOf(c).id, asked, await c.var.runtime.clock.now());
    if (!opened.ok) {
      if (opened.reason === 'no_labeler')
        throw new Problem(400, 'invalid', 'Invalid input', { labelers: ['Only trainers and administrators label'] });
      throw new Problem(409, opened.reason, 'There is no message that may be labelled and is not');
    }
    return c.json(await sessionView(opened.id, userOf(c).id), 201);
  })
  .get('/:id', async (c) => {
    const id = parse(rowId, c.req.param('id'));
    const view = await sessionView(id, userOf(c).id);
    if (!view) throw notFound();
    return c.json({ ...view, agreement: await sessionAgreement(id) });
  })
  .post('/:id/close', async (c) => {
    const id = parse(rowId, c.req.param('id'));
    const closed = await closeSession(userOf(c).id, id, await c.var.runtime.clock.now());
    if (closed) return c.json(closed);
    if (!(await sessionView(id, userOf(c).id))) throw notFound();
    throw new Problem(409, 'session_closed', 'The session is closed already');
  });
