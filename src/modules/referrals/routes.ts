import { Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { REFERRAL_CODE } from '@/modules/signup/constants';
import { codeOf, countClick } from './commands/code';
import { markSeen } from './commands/seen';
import { referralUrl } from './policy';
import { creditsOf, offerOf, referralsOf, referrerOf, unseenCredits } from './queries/mine';
import { seenCredits } from './schema';

/** /api/referrals: whom the user has brought along, and what came of it. */
export const referralRoutes = new Hono<ApiEnv>()
  .get('/', requireRole(), async (c) => {
    const page = parse(pageQuery, c.req.query());
    const { id } = userOf(c);
    const { baseUrl } = c.var.runtime.settings;
    const code = await codeOf(id, await c.var.runtime.clock.now());
    const items = pageOf(await referralsOf(id), page, ({ name }) => name ?? '');
    return c.json({ code, url: referralUrl(baseUrl, code), ...items, credits: await creditsOf(id) });
  })
  .get('/credited', requireRole(), async (c) => c.json({ items: await unseenCredits(userOf(c).id) }))
  .post('/credited', requireRole(), async (c) => {
    const { ids } = parse(seenCredits, await c.req.json().catch(() => null));
    await markSeen(userOf(c).id, ids, await c.var.runtime.clock.now());
    return c.body(null, 204);
  });

/** /api/referrals/{code}: what anybody may know who has got a link. */
export const referralCodeRoutes = new Hono<ApiEnv>()
  .get('/:code', async (c) => {
    const code = c.req.param('code');
    const referrer = REFERRAL_CODE.test(code) ? await referrerOf(code) : null;
    if (!referrer) throw notFound();
    return c.json({ name: referrer.name, offer: offerOf(c.var.runtime.settings) });
  })
  .post('/:code/clicks', async (c) => {
    const code = c.req.param('code');
    const counted = REFERRAL_CODE.test(code) && (await countClick(code, await c.var.runtime.clock.now()));
    if (!counted) throw notFound();
    return c.body(null, 204);
  });
