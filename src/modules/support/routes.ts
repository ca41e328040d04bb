import { Hono } from 'hono';
import { parse } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { askForSupport } from './commands/ask';
import { supportRequest } from './schema';

/** /api/support: anyone may write, signed in or not; by JSON, or by the form as a browser without scripts posts it. */
export const supportRoutes = new Hono<ApiEnv>().post('/', async (c) => {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const request = parse(supportRequest, isForm ? await c.req.parseBody() : await c.req.json());
  // A program that fills in every field is told the same as anyone, so that it learns nothing.
  if (!request.website) {
    await askForSupport(request, c.var.session?.user ?? null, await c.var.runtime.clock.now());
  }
  return isForm ? c.redirect('/support?sent=1', 303) : c.body(null, 202);
});
