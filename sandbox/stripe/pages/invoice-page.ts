import { html } from 'hono/html';
import { page } from '../../pages/layout';
import type { StripeAccount } from '../account';
import type { Invoice } from '../model';
import { field, standInNote } from './fields';
import { day, money } from './money';

/** The vendor's page of an invoice; one that is open can be paid on it. */
export function invoicePage({ store }: StripeAccount, invoice: Invoice, problem?: string) {
  const amount = (value: number) => money(value, invoice.currency);
  const off = invoice.lines.flatMap((line) => line.discounts).reduce((sum, { amount: one }) => sum + one, 0);
  const tax = invoice.lines.reduce((sum, line) => sum + (line.tax?.amount ?? 0), 0);
  const used = invoice.total - invoice.amountDue;
  return page({
    title: 'Invoice',
    body: html`<section class="card narrow stack">
      ${standInNote}
      <h1>Invoice ${invoice.number}</h1>
      <p class="quiet">${day(invoice.created)} · ${store.customers.get(invoice.customer)?.email} · <span class="tag">${invoice.status}</span></p>
      <ul class="stack">
        ${invoice.lines.map((line) => html`<li class="row spread"><span class="grow">${line.description}</span><span>${amount(line.amount)}</span></li>`)}
        ${off > 0 ? html`<li class="row spread"><span>Discount</span><span>${amount(-off)}</span></li>` : ''}
        ${tax > 0 ? html`<li class="row spread"><span>Tax</span><span>${amount(tax)}</span></li>` : ''}
        <li class="row spread"><span>Total</span><span>${amount(invoice.total)}</span></li>
        ${used === 0 ? '' : html`<li class="row spread"><span>From the balance</span><span>${amount(-used)}</span></li>`}
        <li class="row spread"><strong>Amount due</strong><strong>${amount(invoice.amountDue)}</strong></li>
      </ul>
      ${
        invoice.status === 'open'
          ? html`<form class="stack" method="post" action="/sandbox/stripe/invoice/${invoice.id}">
              ${field('number', 'Card number', { autocomplete: 'cc-number', mode: 'numeric', required: true, ...(problem && { error: problem }) })}
              <div class="row"><button class="primary" type="submit">Pay ${amount(invoice.amountDue)}</button></div>
            </form>`
          : ''
      }
    </section>`,
  });
}
