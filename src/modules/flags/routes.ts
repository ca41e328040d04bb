import { Hono } from 'hono';
import { z } from 'zod';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { typedAddress } from '@/modules/identity/schema';
import { changeRollout } from './commands';
import { rollouts } from './queries';
import { FLAG_KEYS } from './schema';

/** PATCH /api/admin/feature-flags/{key}; here and not with the keys, which every page knows. */
export const rolloutPatch = z
  .strictObject({
    on: z.boolean().optional(),
    percent: z.number().int().min(0).max(100).optional(),
    users: z.array(typedAddress).max(200).optional(),
  })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), 'Say what is to be changed');

/** /api/admin/feature-flags: how far features are rolled out. */
export const flagRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await rollouts(), query, ({ key }) => key));
  })
  .patch('/:key', async (c) => {
    const key = FLAG_KEYS.find((one) => one === c.req.param('key'));
    if (!key) throw notFound();
    const patch = parse(rolloutPatch, await c.req.json().catch(() => null));
    const rolled = await changeRollout(key, patch, { actor: userOf(c).id, client: clientOf(c) });
    if (rolled.ok) return c.json((await rollouts()).find((row) => row.key === key));
    const text = `No account has the address ${rolled.unknown.join(', ')}`;
    throw new Problem(400, 'invalid', text, { users: [text] });
  });
