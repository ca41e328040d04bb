import type Stripe from 'stripe';
import type { CheckoutOrder, PaymentCatalogue, PaymentCheckout } from '@/ports/payments';
import { asking, idOf, seconds } from './client';

export function stripeCheckout(stripe: Stripe, catalogue: PaymentCatalogue): PaymentCheckout {
  return {
    open: (order) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.create(await wantedOf(order, catalogue), {
          idempotencyKey: `checkout:${order.checkoutId}`,
        });
        return { sessionId: session.id, url: session.url, clientSecret: session.client_secret };
      }),
    openCard: ({ customerId: customer, currency, returnUrl, cancelUrl, expiresAt }) =>
      asking(async () => {
        const { id, url } = await stripe.checkout.sessions.create({
          mode: 'setup',
          customer,
          currency,
          success_url: returnUrl,
          cancel_url: cancelUrl,
          expires_at: seconds(expiresAt),
        });
        return { sessionId: id, url: url ?? '' };
      }),
    look: (sessionId) =>
      asking(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] });
        const { setup_intent: setup } = session;
        const paid = session.payment_status === 'paid' || session.payment_status === 'no_payment_required';
        const complete = session.status === 'complete';
        return {
          state: complete ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
          payment: paid ? 'paid' : complete ? 'processing' : 'unpaid',
          customerId: idOf(session.customer),
          subscriptionId: idOf(session.subscription),
          cardId: complete && typeof setup === 'object' ? idOf(setup?.payment_method) : null,
        };
      }),
    close: (sessionId) =>
      asking(async () => {
        const { status } = await stripe.checkout.sessions.retrieve(sessionId);
        if (status === 'open') await stripe.checkout.sessions.expire(sessionId);
      }),
  };
}

async function wantedOf(
  order: CheckoutOrder,
  catalogue: PaymentCatalogue,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const { checkoutId, customerId: customer, seats, promotionId, trialEndsAt, embedded, returnUrl, cancelUrl } = order;
  const where = embedded
    ? { ui_mode: 'embedded_page' as const, return_url: returnUrl }
    : { ui_mode: 'hosted_page' as const, success_url: returnUrl, cancel_url: cancelUrl };
  return {
    ...where,
    mode: 'subscription',
    customer,
    client_reference_id: checkoutId,
    line_items: [{ price: await catalogue.ensurePrice(order.price), quantity: seats }],
    ...(promotionId === null ? {} : { discounts: [{ promotion_code: promotionId }] }),
    ...(trialEndsAt === null ? {} : { subscription_data: { trial_end: seconds(trialEndsAt) } }),
    expires_at: seconds(order.expiresAt),
  };
}
