import { Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { mintCoupon, switchCouponOff } from '../commands/coupons';
import { setFeature } from '../commands/features';
import { allPlans } from '../queries/catalogue';
import { couponCode, couponsPage } from '../queries/coupons';
import { featureCatalogue } from '../queries/features';
import { couponPatch, featurePatch, newCoupon } from '../schema';

/** /api/admin/coupons: what makes a checkout cheaper, by a code. */
export const couponRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(await couponsPage(query, await c.var.runtime.clock.now()));
  })
  .post('/', async (c) => {
    const coupon = parse(newCoupon, await c.req.json().catch(() => null));
    const plans = await allPlans();
    if (coupon.plans.some((plan) => !plans.some(({ key }) => key === plan))) throw noPlan();
    const { expiresAt, currency = null, months = null, max = null, ...rest } = coupon;
    const until = expiresAt === undefined ? null : new Date(expiresAt);
    const minted = { ...rest, currency, months, max, expiresAt: until, createdBy: userOf(c).id };
    if (!(await mintCoupon(minted, await c.var.runtime.clock.now()))) {
      const text = 'There is a coupon of this code already';
      throw new Problem(409, 'code_taken', text, { code: [text] });
    }
    return c.json({ code: couponCode(coupon.code) }, 201);
  })
  .patch('/', async (c) => {
    const { code } = parse(couponPatch, await c.req.json().catch(() => null));
    if (!(await switchCouponOff(code, userOf(c).id, await c.var.runtime.clock.now()))) throw notFound();
    return c.body(null, 204);
  });

/** /api/admin/features: which plan has what, and how much of it. */
export const featureRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await featureCatalogue(), query, ({ key }) => key));
  })
  .patch('/:key', async (c) => {
    const key = c.req.param('key');
    const { plans } = parse(featurePatch, await c.req.json().catch(() => null));
    const given = plans.map(({ fairUse = false, ...one }) => ({ ...one, fairUse }));
    const set = await setFeature(key, given, { actor: userOf(c).id, client: clientOf(c) });
    if (!set.ok) throw set.reason === 'unknown' ? notFound() : noPlan();
    return c.json((await featureCatalogue()).find((one) => one.key === key));
  });

function noPlan(): Problem {
  return new Problem(400, 'invalid', 'There is no such plan', { plans: ['There is no such plan'] });
}
