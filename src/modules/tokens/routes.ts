import { Hono } from 'hono';
import { z } from 'zod';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRecentSignIn, requireRole, userOf } from '@/modules/identity/policy';
import { makeToken, revokeToken } from './commands';
import { MAX_TOKENS } from './constants';
import { tokensOf } from './queries';
import { newToken } from './schema';

const idOfToken = z.uuid();

/** /api/user/tokens: keys by which the user's own programs call this API. No key makes or shows keys. */
export const tokenRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await tokensOf(userOf(c).id), query, ({ name }) => name));
  })
  .post('/', requireRecentSignIn, async (c) => {
    const wanted = parse(newToken, await c.req.json().catch(() => null));
    const made = await makeToken(userOf(c).id, wanted, clientOf(c));
    if (made.ok) return c.json({ id: made.id, token: made.token }, 201);
    throw new Problem(409, 'too_many', `You can have ${MAX_TOKENS} tokens. Revoke one first`);
  })
  .delete('/:id', async (c) => {
    const id = idOfToken.safeParse(c.req.param('id'));
    if (!id.success || !(await revokeToken(userOf(c).id, id.data, clientOf(c)))) throw notFound();
    return c.body(null, 204);
  });
