import { Hono } from 'hono';
import type { StripeStandIn } from '../stand-in';
import { checkoutRoutes } from './checkout-routes';
import { invoiceRoutes } from './invoice-routes';
import { portalRoutes } from './portal-routes';

/** The vendor's pages, below /sandbox/stripe. */
export function stripePages(standIn: StripeStandIn): Hono {
  const app = new Hono();
  app.route('/checkout', checkoutRoutes(standIn));
  app.route('/portal', portalRoutes(standIn));
  app.route('/invoice', invoiceRoutes(standIn));
  return app;
}
