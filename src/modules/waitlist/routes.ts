import { Hono } from 'hono';
import { notFound } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { standingOf } from './queries';

/** GET /api/waitlist: since when, and about where, somebody waits. `link` comes with referrals. */
export const waitlistRoutes = new Hono<ApiEnv>().get('/', requireRole('WAITLIST'), async (c) => {
  const standing = await standingOf(userOf(c).id);
  if (!standing) throw notFound();
  return c.json({ joinedAt: standing.joinedAt.toISOString(), place: standing.place, link: null });
});
