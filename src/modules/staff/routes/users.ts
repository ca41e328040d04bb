import { Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { sortOf } from '@/core/http/table-query';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { ROLES } from '@/modules/identity/schema';
import { changeUser, type NotChanged } from '../commands/change-user';
import { breakGlass, closeGlass } from '../commands/glass';
import { beginViewAs, endViewAs } from '../commands/view-as';
import { userDetail } from '../queries/user';
import { usersPage } from '../queries/users';
import { reasonGiven, USER_SORTS, userChange, usersQuery } from '../schema';

const MAIL_NOT_SENT = 'The owner could not be told, so nothing was opened. Try again';

/** /api/admin/users: accounts, for administrators. */
export const adminUserRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => {
    const { sort, ...asked } = parse(usersQuery, c.req.query());
    const { clock, settings } = c.var.runtime;
    const place = { billing: settings.billing, nowMs: await clock.now() };
    return c.json(await usersPage({ ...asked, order: sortOf(sort ?? '', USER_SORTS) }, place));
  })
  .get('/:id', async (c) => {
    const { clock, settings } = c.var.runtime;
    const user = await userDetail(idOf(c.req.param('id')), { billing: settings.billing, nowMs: await clock.now() });
    if (!user) throw notFound();
    return c.json(user);
  })
  .patch('/:id', async (c) => {
    const change = parse(userChange, await c.req.json().catch(() => null));
    const { clock, settings } = c.var.runtime;
    const by = { actor: userOf(c).id, client: clientOf(c), billing: settings.billing, nowMs: await clock.now() };
    const changed = await changeUser(idOf(c.req.param('id')), change, by);
    if (!changed.ok) throw REFUSED[changed.reason]();
    return c.body(null, 204);
  })
  .post('/:id/break-glass', async (c) => {
    const ownerId = idOf(c.req.param('id'));
    const { reason } = parse(reasonGiven, await c.req.json().catch(() => null));
    const wish = { adminId: userOf(c).id, ownerId, reason, client: clientOf(c) };
    const broken = await breakGlass(wish, c.var.runtime);
    if (broken.ok) return c.json({ endsAt: broken.endsAt.toISOString() }, 201);
    throw broken.reason === 'unknown' ? notFound() : new Problem(502, 'mail_not_sent', MAIL_NOT_SENT);
  })
  .delete('/:id/break-glass', async (c) => {
    const wish = { adminId: userOf(c).id, ownerId: idOf(c.req.param('id')), client: clientOf(c) };
    if (!(await closeGlass(wish))) throw notFound();
    return c.body(null, 204);
  })
  .post('/:id/view-as', async (c) => {
    const userId = idOf(c.req.param('id'));
    const { reason } = parse(reasonGiven, await c.req.json().catch(() => null));
    const wish = { sessionHash: c.var.sessionHash ?? '', adminId: userOf(c).id, userId, reason, client: clientOf(c) };
    const viewing = await beginViewAs(wish, c.var.runtime);
    if (viewing.ok) return c.body(null, 204);
    if (viewing.reason === 'is_staff')
      throw new Problem(409, 'is_staff', 'Nobody looks at the pages as somebody of the staff');
    throw viewing.reason === 'unknown' ? notFound() : new Problem(502, 'mail_not_sent', MAIL_NOT_SENT);
  });

/** DELETE /api/user/view-as: whoever looks at the pages as somebody else sees their own again. */
export const viewAsRoutes = new Hono<ApiEnv>().delete('/', requireRole(...ROLES), async (c) => {
  await endViewAs(c.var.sessionHash ?? '', clientOf(c));
  return c.body(null, 204);
});

const REFUSED: Readonly<Record<NotChanged, () => Problem>> = {
  unknown: notFound,
  last_admin: () => new Problem(409, 'last_admin', 'Somebody else has to administer this installation first'),
  billing_off: () => new Problem(409, 'billing_off', 'Everything is included on this installation; nobody has a plan'),
  no_trial: () => new Problem(409, 'no_trial', 'No trial runs that could be made longer. Give a plan instead'),
  no_plan: () => new Problem(400, 'invalid', 'There is no such plan', { plan: ['There is no such plan'] }),
};

/** What is no id names nobody. */
function idOf(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw notFound();
  return id.data;
}
