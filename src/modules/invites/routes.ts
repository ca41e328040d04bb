import { Hono } from 'hono';
import { Problem, parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { ROLES } from '@/modules/identity/schema';
import { redeemInvite } from './commands/redeem';
import { redemption } from './schema';

const REFUSED = {
  unknown: () => new Problem(404, 'not_found', 'There is no such invite. Check the code'),
  used: () => new Problem(409, 'used', 'This invite has been used'),
  expired: () => new Problem(410, 'expired', 'This invite is no longer good. Ask for a new one'),
  wrong_address: () => new Problem(403, 'wrong_address', 'This invite is for another address. Sign in with that one'),
} as const;

/** /api/invites: for whoever is signed in, waitlisted or not. */
export const inviteCodeRoutes = new Hono<ApiEnv>().use('*', requireRole(...ROLES)).post('/redeem', async (c) => {
  const { code } = parse(redemption, await c.req.json());
  const redeemed = await redeemInvite(userOf(c).id, code, await c.var.runtime.clock.now());
  if (!redeemed.ok) throw REFUSED[redeemed.reason]();
  return c.json({ role: redeemed.role });
});
