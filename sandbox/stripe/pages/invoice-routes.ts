import { Hono } from 'hono';
import { collect } from '../billing/collect';
import { takeMethod } from '../cards';
import { declined, StripeError } from '../errors';
import type { StripeStandIn } from '../stand-in';
import { filledIn } from './form-body';
import { invoicePage } from './invoice-page';

/** The page of an invoice, on which it can be paid. */
export function invoiceRoutes(standIn: StripeStandIn): Hono {
  const app = new Hono();
  const { account } = standIn;

  app.get('/:id', (c) => {
    standIn.catchUp();
    const invoice = account.store.invoices.get(c.req.param('id'));
    return invoice?.finalizedAt ? c.html(invoicePage(account, invoice)) : c.notFound();
  });

  app.post('/:id', async (c) => {
    const { number = '' } = await filledIn(c, ['number']);
    standIn.catchUp();
    const invoice = account.store.invoices.get(c.req.param('id'));
    if (!invoice?.finalizedAt) return c.notFound();
    if (invoice.status !== 'open') return c.html(invoicePage(account, invoice));
    try {
      standIn.act(() => {
        collect(account, invoice, takeMethod(account, number, invoice.customer));
        if (invoice.status === 'open' && invoice.debitSettlesAt === null) {
          throw declined('generic_decline', 'Your card was declined.');
        }
      });
    } catch (error) {
      if (error instanceof StripeError) return c.html(invoicePage(account, invoice, error.message), 422);
      throw error;
    }
    return c.html(invoicePage(account, invoice));
  });
  return app;
}
