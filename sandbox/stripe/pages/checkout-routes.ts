import { Hono } from 'hono';
import { applyCode, completeSession, NeedsAuthentication } from '../billing/complete-checkout';
import { StripeError } from '../errors';
import type { CheckoutSession } from '../model';
import type { StripeStandIn } from '../stand-in';
import { type CheckoutView, checkoutPage, closedPage } from './checkout-page';
import { filledIn } from './form-body';

/** The page on which somebody subscribes. */
export function checkoutRoutes(standIn: StripeStandIn): Hono {
  const app = new Hono();
  const { account } = standIn;

  app.get('/:id', (c) => {
    standIn.catchUp();
    const session = account.store.sessions.get(c.req.param('id'));
    if (!session) return c.notFound();
    return c.html(session.status === 'open' ? checkoutPage({ account, session }) : closedPage(session));
  });

  app.post('/:id', async (c) => {
    const form = await filledIn(c, ['email', 'number', 'country', 'code', 'authenticated']);
    standIn.catchUp();
    const session = account.store.sessions.get(c.req.param('id'));
    if (!session) return c.notFound();
    if (session.status !== 'open') return c.html(closedPage(session));
    const problem = standIn.act(() => submit(standIn, session, form));
    if (problem) return c.html(checkoutPage({ account, session, filled: form, ...problem }), 422);
    return c.redirect(afterwards(session), 303);
  });
  return app;
}

/** Completes the session, or says what keeps it open. */
function submit(
  standIn: StripeStandIn,
  session: CheckoutSession,
  form: Record<string, string>,
): Pick<CheckoutView, 'asked' | 'problem'> | undefined {
  let at: 'code' | 'number' = 'code';
  try {
    if (form.code && session.allowPromotionCodes) applyCode(standIn.account, session, form.code);
    at = 'number';
    completeSession(standIn.account, session, {
      ...(form.email && { email: form.email }),
      ...(form.number && { number: form.number }),
      ...(form.country && { country: form.country.toUpperCase() }),
      authenticated: form.authenticated === 'yes',
    });
    return undefined;
  } catch (error) {
    if (error instanceof NeedsAuthentication) return { asked: true };
    if (error instanceof StripeError) return { problem: { field: at, message: error.message } };
    throw error;
  }
}

/** Where the browser goes when the page is done. */
function afterwards(session: CheckoutSession): string {
  return (session.successUrl ?? session.returnUrl ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
