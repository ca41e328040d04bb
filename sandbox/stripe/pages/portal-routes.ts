import { type Context, Hono } from 'hono';
import { updateSubscription } from '../billing/update';
import { takeMethod } from '../cards';
import { changeCustomer, changeSubscription } from '../changes';
import { StripeError } from '../errors';
import type { PortalSession } from '../model';
import type { StripeStandIn } from '../stand-in';
import { filledIn } from './form-body';
import { portalPage } from './portal-page';

/** The page on which somebody changes their card, ends their plan and looks at invoices. */
export function portalRoutes(standIn: StripeStandIn): Hono {
  const app = new Hono();
  const { account } = standIn;
  const sessionOf = (c: Context) => account.store.portalSessions.get(c.req.param('id') ?? '');

  app.get('/:id', (c) => {
    standIn.catchUp();
    const session = sessionOf(c);
    return session ? c.html(portalPage({ account, session })) : c.notFound();
  });

  app.post('/:id/card', async (c) => {
    const { number = '' } = await filledIn(c, ['number']);
    const session = sessionOf(c);
    if (!session) return c.notFound();
    try {
      standIn.act(() => changeCard(standIn, session.customer, number));
    } catch (error) {
      if (error instanceof StripeError) return c.html(portalPage({ account, session, problem: error.message }), 422);
      throw error;
    }
    if (session.flow?.goesTo) return c.redirect(session.flow.goesTo, 303);
    return c.html(portalPage({ account, session, done: 'The card is saved.' }));
  });

  const plan = (path: string, ends: boolean, done: string) =>
    app.post(`/:id/${path}`, async (c) => {
      const { subscription: id = '' } = await filledIn(c, ['subscription']);
      const session = sessionOf(c);
      const subscription = account.store.subscriptions.get(id);
      if (!session || subscription?.customer !== session.customer || subscription.endedAt !== null) return c.notFound();
      standIn.act(() => updateSubscription(account, subscription, { cancel_at_period_end: ends }));
      return afterPlan(c, standIn, session, done);
    });
  plan('cancel', true, 'The plan ends with the period that is paid for.');
  plan('renew', false, 'The plan goes on.');
  return app;
}

function afterPlan(c: Context, { account }: StripeStandIn, session: PortalSession, done: string) {
  if (session.flow?.goesTo) return c.redirect(session.flow.goesTo, 303);
  return c.html(portalPage({ account, session, done }));
}

/** From now on everything of a customer is charged to this card. Throws a StripeError when it is refused. */
export function changeCard({ account }: StripeStandIn, customerId: string, number: string): void {
  const customer = account.store.customers.get(customerId);
  if (!customer) throw new RangeError(`There is no customer ${customerId}`);
  const method = takeMethod(account, number, customerId);
  changeCustomer(account, customerId, () => {
    customer.paymentMethod = method.id;
  });
  for (const subscription of account.store.subscriptions.of(customerId)) {
    if (subscription.endedAt !== null || subscription.paymentMethod === null) continue;
    changeSubscription(account, subscription, () => {
      subscription.paymentMethod = method.id;
    });
  }
}
