import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { applyCheckout } from './commands/apply-checkout';
import { cardSaved, openCardPage } from './commands/card';
import { dayOf } from './commands/change';
import { openCheckout } from './commands/checkout';
import { receiveEvent } from './commands/events';
import { BILLING_PATH, DAY_MS } from './constants';
import { cardHolder, managedAccount } from './queries/accounts';
import { checkoutOf } from './queries/checkout';
import { couponFor } from './queries/coupons';
import { orderOf } from './queries/order';
import { couponRefusal, fromVendor, refusal } from './routes/refusals';
import { subscriptionRoutes } from './routes/subscription';
import { cardBody, checkoutBody, checkoutQuery, couponAsked, portalBody } from './schema';

/** /api/stripe: paying. The webhook's authority is the vendor's signature. */
export const stripeRoutes = new Hono<ApiEnv>()
  .post('/webhook', async (c) => {
    const { payments, clock } = c.var.runtime;
    if (payments === null) throw refusal('billing_off');
    const kept = await receiveEvent(await c.req.text(), c.req.header('stripe-signature') ?? null, { payments, clock });
    if (!kept) throw new Problem(400, 'signature', 'The signature is not the payment vendor’s, or too old');
    return c.json({ received: true });
  })
  .use('*', requireRole())
  .post('/checkout', async (c) => {
    const body = parse(checkoutBody, await c.req.json().catch(() => null));
    const opened = await openCheckout(userOf(c), body, c.var.runtime);
    if (!opened.ok) throw refusal(opened.reason);
    const { sessionId, url, clientSecret } = opened;
    return c.json({ sessionId, url, clientSecret });
  })
  .get('/checkout', async (c) => {
    const { session_id: sessionId } = parse(checkoutQuery, c.req.query());
    const { payments, clock } = c.var.runtime;
    if (payments === null) throw refusal('billing_off');
    const mine = await checkoutOf(userOf(c).id, sessionId);
    if (!mine) throw new Problem(404, 'not_found', 'There is no such checkout of yours');
    const nowMs = await clock.now();
    return c.json({ status: await fromVendor(() => applyCheckout(sessionId, payments, nowMs)) });
  })
  .post('/coupon', async (c) => {
    const { plan, coupon } = parse(couponAsked, await c.req.json().catch(() => null));
    const { payments, clock, settings } = c.var.runtime;
    if (payments === null) throw refusal('billing_off');
    const order = await orderOf(userOf(c).id, { plan }, settings.grandfatherBefore);
    if (typeof order === 'string') throw refusal(order);
    const nowMs = await clock.now();
    const gift = await couponFor({ code: coupon, plan: order.plan, payer: order.payer }, nowMs);
    if (typeof gift === 'string') throw couponRefusal(gift);
    const days = gift.kind === 'trial_days' ? gift.value : null;
    const day = days === null ? null : await dayOf(userOf(c).id, nowMs + days * DAY_MS);
    return c.json({ ...gift, day });
  })
  .post('/portal', async (c) => {
    const { payments, settings } = c.var.runtime;
    if (payments === null) throw refusal('billing_off');
    const { of } = parse(portalBody, await c.req.json().catch(() => ({})));
    const account = (await managedAccount(userOf(c).id, of))?.account;
    const customerId = account?.customerId;
    if (customerId && (await cardHolder(account)) !== userOf(c).id) throw refusal('not_payer');
    if (!customerId) throw new Problem(404, 'no_customer', 'You have never had anything to pay here');
    const url = await fromVendor(() => payments.customers.portal(customerId, settings.baseUrl + BILLING_PATH));
    return c.json({ url });
  })
  .post('/card', async (c) => {
    const { of } = parse(cardBody, await c.req.json().catch(() => null));
    const opened = await openCardPage(userOf(c).id, of, c.var.runtime);
    if (!opened.ok) throw refusal(opened.reason);
    return c.json({ url: opened.url });
  })
  .post('/card/saved', async (c) => {
    const { session_id: sessionId } = parse(checkoutQuery, await c.req.json().catch(() => null));
    const saved = await cardSaved(userOf(c).id, sessionId, c.var.runtime);
    if (!saved.ok) throw saved.reason === 'unknown' ? notFound() : refusal(saved.reason);
    return c.json(saved.collected);
  })
  .route('/subscription', subscriptionRoutes);
