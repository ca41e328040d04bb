import { Hono } from 'hono';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import type { Runtime } from '@/ports/runtime';
import { ensureCustomer } from '../commands/customer';
import { customerOf } from '../queries/customer';
import { fromVendor, refusal } from './refusals';

/** /api/user/stripe: how the caller stands with the payment vendor. */
export const customerRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => c.json(await shown(userOf(c).id, c.var.runtime)))
  .post('/', async (c) => {
    const { payments, clock } = c.var.runtime;
    if (payments === null) throw refusal('billing_off');
    const user = userOf(c);
    const nowMs = await clock.now();
    await fromVendor(() => ensureCustomer({ userId: user.id }, user, payments, nowMs));
    return c.json(await shown(user.id, c.var.runtime));
  });

async function shown(userId: string, { settings, payments, clock }: Runtime) {
  if (payments === null) throw refusal('billing_off');
  const { trialEndsAt, renewsAt, cancelAt, ...rest } = await customerOf(userId, settings.billing, await clock.now());
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return { ...rest, trialEndsAt: iso(trialEndsAt), renewsAt: iso(renewsAt), cancelAt: iso(cancelAt) };
}
