import { html } from 'hono/html';
import { type Html, page } from '../../pages/layout';
import { clockText, dayText } from '../../pages/time-text';
import type { StripeAccount } from '../account';
import type { Customer, StoredEvent } from '../model';
import { day, money } from './money';
import { methodText, subscriptionText, usualMethod } from './portal-page';

const MOST_EVENTS = 30;
const MOST_CUSTOMERS = 100;

function customerCard(account: StripeAccount, customer: Customer): Html {
  const { subscriptions, invoices } = account.store;
  const living = subscriptions.of(customer.id).filter(({ endedAt }) => endedAt === null);
  const bills = invoices.of(customer.id).filter(({ finalizedAt }) => finalizedAt !== null);
  return html`<li class="card stack">
    <div>
      <h2>${customer.email ?? customer.id}</h2>
      <p class="quiet">
        ${methodText(usualMethod(account, customer.id))}${customer.balance === 0 ? '' : ` · balance ${money(customer.balance, customer.currency ?? 'usd')}`}
      </p>
    </div>
    ${living.map((one) => html`<p><span class="tag">${one.status}</span> ${subscriptionText(one)}</p>`)}
    ${
      bills.length === 0
        ? ''
        : html`<ul>${bills.toReversed().map((bill) => html`<li class="row spread"><a href="/sandbox/stripe/invoice/${bill.id}">${day(bill.created)}</a><span>${money(bill.total, bill.currency)}</span><span class="tag">${bill.status}</span></li>`)}</ul>`
    }
  </li>` as Html;
}

function eventRow({ created, type }: StoredEvent): Html {
  const ms = created * 1000;
  return html`<li class="row spread"><span>${type}</span><span class="quiet">${dayText(ms, 'Etc/UTC')}, ${clockText(ms, 'Etc/UTC')} UTC</span></li>` as Html;
}

/** Everything that the vendor knows, as its dashboard would show it. */
export function overviewPage(account: StripeAccount) {
  const customers = [...account.store.customers.values()].filter(({ deleted }) => !deleted).toReversed();
  const events = [...account.store.events.values()].slice(-MOST_EVENTS).toReversed();
  return page({
    title: 'Payments',
    current: 'payments',
    scripts: ['clock.js'],
    body: html`<div class="home">
      <h1>Payments</h1>
      <p class="prose">What the stand-in for Stripe knows. No money moves. Days are in UTC, as the vendor bills.</p>
      ${
        customers.length === 0
          ? html`<p class="empty">No customer yet. With BILLING=on in .env somebody becomes one on the product’s checkout.</p>`
          : html`<ul class="cards">${customers.slice(0, MOST_CUSTOMERS).map((customer) => customerCard(account, customer))}</ul>`
      }
      ${events.length === 0 ? '' : html`<section class="card"><h2>Latest events</h2><ul>${events.map(eventRow)}</ul></section>`}
    </div>`,
  });
}
