import { Hono } from 'hono';
import { notFound } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { codeOf } from '@/modules/referrals/commands/code';
import { referralUrl } from '@/modules/referrals/policy';
import { standingOf } from './queries';

/** GET /api/waitlist: since when, and about where, somebody waits, and the link that moves them up with each friend who joins. */
export const waitlistRoutes = new Hono<ApiEnv>().get('/', requireRole('WAITLIST'), async (c) => {
  const standing = await standingOf(userOf(c).id);
  if (!standing) throw notFound();
  const code = await codeOf(userOf(c).id, await c.var.runtime.clock.now());
  const link = referralUrl(c.var.runtime.settings.baseUrl, code);
  return c.json({ joinedAt: standing.joinedAt.toISOString(), place: standing.place, link });
});
