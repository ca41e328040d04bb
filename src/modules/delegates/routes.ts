import { Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { limitMet } from '@/modules/billing/commands/limits';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { addDelegate, changeDelegate, MAX_DELEGATES, removeDelegate } from './commands';
import { delegatesOf } from './queries';
import { delegateId, delegatePatch, newDelegate } from './schema';

const REFUSED = {
  taken: 'This address may instruct your assistant already, or is your own',
  too_many: `At most ${MAX_DELEGATES} people can instruct your assistant. Remove one first`,
} as const;

/** /api/delegates: people who may instruct the assistant for the user. */
export const delegateRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await delegatesOf(userOf(c).id), query, ({ name, email }) => `${name ?? ''} ${email}`));
  })
  .post('/', async (c) => {
    const wanted = parse(newDelegate, await c.req.json().catch(() => null));
    const { clock, settings } = c.var.runtime;
    const limits = { billing: settings.billing, nowMs: await clock.now() };
    const limit = await limitMet(userOf(c).id, 'delegates', 1, limits);
    if (limit !== null) throw new Problem(403, 'plan_limit', limit);
    const added = await addDelegate({ ...userOf(c), client: clientOf(c) }, wanted);
    if (!added.ok) throw new Problem(409, added.reason, REFUSED[added.reason]);
    return c.json(added.delegate, 201);
  })
  .patch('/:id', async (c) => {
    const patch = parse(delegatePatch, await c.req.json().catch(() => null));
    const id = delegateId.safeParse(c.req.param('id'));
    const changed = id.success ? await changeDelegate(userOf(c).id, id.data, patch) : null;
    if (!changed) throw notFound();
    return c.json(changed);
  })
  .delete('/:id', async (c) => {
    const id = delegateId.safeParse(c.req.param('id'));
    if (!id.success || !(await removeDelegate(userOf(c).id, id.data, clientOf(c)))) throw notFound();
    return c.body(null, 204);
  });
