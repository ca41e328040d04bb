import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { type Asked, addHook, changeHook, removeHook, resend, rotateSecret, testHook } from './commands/manage';
import { MAX_HOOKS } from './constants';
import { deliveriesOf, hookOf, hooksOf } from './queries';
import { addressText, deliveriesQuery, hookPatch, newHook } from './schema';

type Ctx = Context<ApiEnv>;

/** /api/hooks: where the user's own programs are told of what happens, and what they were told. */
export const hookRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await hooksOf(userOf(c).id), query, ({ url }) => url));
  })
  .post('/', async (c) => {
    const wanted = parse(newHook, await c.req.json().catch(() => null));
    seeTo(wanted.url, c);
    const added = await addHook(askedBy(c), wanted);
    if (!added.ok) throw new Problem(409, 'too_many', `You can have ${MAX_HOOKS} webhooks. Remove one first`);
    return c.json({ ...(await hookOr404(c, added.id)), secret: added.secret }, 201);
  })
  .get('/:id', async (c) => c.json(await hookOr404(c, uuidOf(c, 'id'))))
  .patch('/:id', async (c) => {
    const patch = parse(hookPatch, await c.req.json().catch(() => null));
    if (patch.url !== undefined) seeTo(patch.url, c);
    const id = uuidOf(c, 'id');
    if (!(await changeHook(askedBy(c), id, patch))) throw notFound();
    return c.json(await hookOr404(c, id));
  })
  .delete('/:id', async (c) => {
    if (!(await removeHook(askedBy(c), uuidOf(c, 'id')))) throw notFound();
    return c.body(null, 204);
  })
  .post('/:id/rotate', async (c) => {
    const rotated = await rotateSecret(askedBy(c), uuidOf(c, 'id'));
    if (!rotated) throw notFound();
    return c.json(rotated);
  })
  .post('/:id/test', async (c) => {
    const id = await testHook(askedBy(c), uuidOf(c, 'id'));
    if (!id) throw notFound();
    return c.json({ id }, 202);
  })
  .get('/:id/deliveries', async (c) => {
    const query = parse(deliveriesQuery, c.req.query());
    const { id } = await hookOr404(c, uuidOf(c, 'id'));
    return c.json(await deliveriesOf(id, query));
  })
  .post('/:id/deliveries/:delivery/resend', async (c) => {
    const delivery = uuidOf(c, 'delivery');
    if (!(await resend(askedBy(c), uuidOf(c, 'id'), delivery))) throw notFound();
    return c.json({ id: delivery }, 202);
  });

function askedBy(c: Ctx): Asked {
  return { userId: userOf(c).id, client: clientOf(c), key: c.var.runtime.settings.encryptionKey };
}

async function hookOr404(c: Ctx, id: string) {
  const hook = await hookOf(userOf(c).id, id);
  if (!hook) throw notFound();
  return hook;
}

function seeTo(url: string, c: Ctx): void {
  const text = addressText(url, c.var.runtime.settings.sandbox);
  if (text) throw new Problem(400, 'invalid', 'Invalid input', { url: [text] });
}

function uuidOf(c: Ctx, name: 'id' | 'delivery'): string {
  const id = z.uuid().safeParse(c.req.param(name));
  if (!id.success) throw notFound();
  return id.data;
}
