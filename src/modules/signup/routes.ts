import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { ROLES } from '@/modules/identity/schema';
import { VIA_COOKIE } from '@/modules/referrals/constants';
import { signUp } from './commands';
import { REFERRAL_CODE } from './constants';
import { signupData } from './schema';

/** POST /api/user/signup: what was told at sign-up, from whoever is signed in now. Idempotent. */
export const signupRoutes = new Hono<ApiEnv>().post('/', requireRole(...ROLES), async (c) => {
  const data = parse(signupData, await c.req.json());
  const via = getCookie(c, VIA_COOKIE) ?? '';
  await signUp(userOf(c).id, data, c.var.runtime, REFERRAL_CODE.test(via) ? via : null);
  return c.json({ ok: true });
});
