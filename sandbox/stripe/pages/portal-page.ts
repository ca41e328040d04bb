import { html } from 'hono/html';
import { type Html, page } from '../../pages/layout';
import type { StripeAccount } from '../account';
import { periodEndOf } from '../billing/cycle';
import { priceOf } from '../billing/price';
import type { Invoice, PaymentMethod, PortalSession, Price, Product, Subscription } from '../model';
import { field, standInNote } from './fields';
import { day, money } from './money';

export interface PortalView {
  readonly account: StripeAccount;
  readonly session: PortalSession;
  /** What is wrong with the card that was given. */
  readonly problem?: string;
  readonly done?: string;
}

/** What a card or debit is called. */
export function methodText(method: PaymentMethod | undefined): string {
  if (!method) return 'None';
  return `${method.type === 'card' ? method.brand.toUpperCase() : 'Bank account'} ending in ${method.last4}`;
}

/** What somebody's invoices are charged to. */
export function usualMethod({ store }: StripeAccount, customer: string): PaymentMethod | undefined {
  const living = store.subscriptions.of(customer).find(({ endedAt }) => endedAt === null);
  return store.paymentMethods.get(living?.paymentMethod ?? store.customers.get(customer)?.paymentMethod ?? '');
}

function subscriptionText(subscription: Subscription): string {
  const end = day(periodEndOf(subscription));
  if (subscription.cancelAt !== null) return `Ends on ${day(subscription.cancelAt)}`;
  if (subscription.cancelAtPeriodEnd) return `Ends on ${end}`;
  if (subscription.pause) {
    const { resumesAt } = subscription.pause;
    return resumesAt === null ? 'Paused' : `Paused until ${day(resumesAt)}`;
  }
  if (subscription.status === 'trialing') return `Trial until ${end}`;
  return subscription.status === 'past_due' ? 'The last payment failed' : `Renews on ${end}`;
}

function subscriptionCard({ account, session }: PortalView, subscription: Subscription): Html {
  const action = `/sandbox/stripe/portal/${session.id}`;
  const { prices, products } = account.store;
  return html`<li class="stack">
    ${subscription.items.map(({ price: id, quantity }) => {
      const price = prices.get(id) as Price;
      const { name } = products.get(price.product) as Product;
      return html`<p class="row spread"><strong>${quantity} × ${name}</strong><span>${money(priceOf(price, quantity), price.currency)} per ${price.recurring?.interval}</span></p>`;
    })}
    <p class="quiet">${subscriptionText(subscription)}</p>
    <form method="post" action="${action}/${subscription.cancelAtPeriodEnd ? 'renew' : 'cancel'}">
      <input type="hidden" name="subscription" value="${subscription.id}" />
      <button type="submit">${subscription.cancelAtPeriodEnd ? 'Keep the plan' : 'Cancel the plan'}</button>
    </form>
  </li>` as Html;
}

function cardForm({ session, problem }: PortalView): Html {
  return html`<form class="stack" method="post" action="/sandbox/stripe/portal/${session.id}/card">
    ${field('number', 'New card number', {
      autocomplete: 'cc-number',
      mode: 'numeric',
      required: true,
      hint: '4242 4242 4242 4242 pays; 4000 0000 0000 0341 is taken, and fails later.',
      ...(problem && { error: problem }),
    })}
    <div class="row"><button class="primary" type="submit">Save card</button></div>
  </form>` as Html;
}

function invoiceRow(invoice: Invoice): Html {
  return html`<li class="row spread">
    <a href="/sandbox/stripe/invoice/${invoice.id}">${day(invoice.created)}</a>
    <span>${money(invoice.total, invoice.currency)}</span><span class="tag">${invoice.status}</span>
  </li>` as Html;
}

/** The vendor's page for cards, plans and invoices. */
export function portalPage(view: PortalView) {
  const { account, session, done } = view;
  const { store } = account;
  const living = store.subscriptions.of(session.customer).filter(({ endedAt }) => endedAt === null);
  const invoices = store.invoices.of(session.customer).filter(({ finalizedAt }) => finalizedAt !== null);
  const onlyCard = session.flow?.type === 'payment_method_update';
  return page({
    title: 'Billing',
    body: html`<section class="card narrow stack">
      ${standInNote}
      <h1>${onlyCard ? 'Change the card' : 'Billing'}</h1>
      ${done ? html`<p role="status">${done}</p>` : ''}
      ${
        onlyCard
          ? ''
          : html`<h2>Plan</h2>
            ${living.length === 0 ? html`<p class="quiet">No plan.</p>` : html`<ul class="stack">${living.map((one) => subscriptionCard(view, one))}</ul>`}`
      }
      <h2>Payment method</h2>
      <p>${methodText(usualMethod(account, session.customer))}</p>
      ${cardForm(view)}
      ${
        onlyCard
          ? ''
          : html`<h2>Invoices</h2>
            ${invoices.length === 0 ? html`<p class="quiet">No invoice yet.</p>` : html`<ul class="stack">${invoices.toReversed().map(invoiceRow)}</ul>`}`
      }
      ${session.returnUrl ? html`<p><a href="${session.returnUrl}">Return</a></p>` : ''}
    </section>`,
  });
}
