import { Hono } from 'hono';
import { parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { ROLES } from '@/modules/identity/schema';
import { signUp } from './commands';
import { signupData } from './schema';

/** POST /api/user/signup: what was told at sign-up, from whoever is signed in now. Idempotent. */
export const signupRoutes = new Hono<ApiEnv>().post('/', requireRole(...ROLES), async (c) => {
  const data = parse(signupData, await c.req.json());
  const { clock, settings } = c.var.runtime;
  await signUp(userOf(c).id, data, settings.billing, await clock.now());
  return c.json({ ok: true });
});
