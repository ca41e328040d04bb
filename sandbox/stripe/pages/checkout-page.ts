import { html } from 'hono/html';
import { page } from '../../pages/layout';
import type { StripeAccount } from '../account';
import { priceOf } from '../billing/price';
import { sessionAmounts } from '../billing/session-amounts';
import type { CheckoutSession, Price, Product } from '../model';
import { field, standInNote } from './fields';
import { money } from './money';

export interface CheckoutView {
  readonly account: StripeAccount;
  readonly session: CheckoutSession;
  readonly filled?: Readonly<Record<string, string>>;
  readonly problem?: { readonly field: 'code' | 'number'; readonly message: string };
  /** The bank asks whether it is really the holder of the card. */
  readonly asked?: boolean;
}

const every = ({ recurring }: Price) =>
  recurring === null
    ? ''
    : recurring.count === 1
      ? `per ${recurring.interval}`
      : `every ${recurring.count} ${recurring.interval}s`;

/** What a coupon takes off what is paid later. */
function couponText({ store }: StripeAccount, { discount, currency }: CheckoutSession): string {
  const coupon = store.coupons.get(discount?.coupon ?? '');
  if (coupon?.percentOff) return `${coupon.percentOff} % off`;
  return `−${money(coupon?.amountOff ?? 0, currency ?? 'usd')}`;
}

function summary({ account, session }: CheckoutView) {
  const amounts = sessionAmounts(account, session);
  const currency = session.currency ?? 'usd';
  const { store } = account;
  const trialDays =
    session.trialDays ?? (session.trialEnd === null ? 0 : Math.ceil((session.trialEnd - account.now) / 86_400));
  return html`<section aria-label="Summary">
    <ul class="stack">
      ${session.lines.map(({ price: id, quantity }) => {
        const price = store.prices.get(id) as Price;
        const { name } = store.products.get(price.product) as Product;
        return html`<li class="row spread"><span>${quantity} × ${name}</span><span>${money(priceOf(price, quantity), currency)} ${every(price)}</span></li>`;
      })}
      ${session.discount && amounts.discount === 0 ? html`<li class="row spread"><span>Coupon</span><span>${couponText(account, session)}</span></li>` : ''}
      ${amounts.discount > 0 ? html`<li class="row spread"><span>Discount</span><span>−${money(amounts.discount, currency)}</span></li>` : ''}
      ${amounts.tax > 0 ? html`<li class="row spread"><span>Tax</span><span>${money(amounts.tax, currency)}</span></li>` : ''}
      <li class="row spread"><strong>Due today</strong><strong>${money(amounts.total, currency)}</strong></li>
    </ul>
    ${trialDays > 0 ? html`<p class="quiet">Free for ${trialDays} days; the first charge comes after that.</p>` : ''}
  </section>`;
}

/** The vendor's own page, on which a card is given. */
export function checkoutPage(view: CheckoutView) {
  const { session, filled = {}, problem, asked } = view;
  const action = `/sandbox/stripe/checkout/${session.id}`;
  const needsEmail = session.customer === null;
  return page({
    title: 'Checkout',
    body: html`<section class="card narrow stack">
      ${standInNote}
      <h1>${session.mode === 'setup' ? 'Save a card' : 'Subscribe'}</h1>
      ${session.mode === 'setup' ? '' : summary(view)}
      <form class="stack" method="post" action="${action}">
        ${needsEmail ? field('email', 'Email', { value: filled.email ?? session.customerEmail ?? '', autocomplete: 'email', required: true }) : ''}
        ${field('number', 'Card number', {
          value: filled.number ?? '',
          autocomplete: 'cc-number',
          mode: 'numeric',
          required: session.collection === 'always',
          hint: '4242 4242 4242 4242 pays; 4000 0000 0000 0002 is declined; an IBAN is debited.',
          ...(problem?.field === 'number' && { error: problem.message }),
        })}
        ${field('country', 'Country (two letters)', { value: filled.country ?? '', autocomplete: 'country' })}
        ${
          session.allowPromotionCodes
            ? field('code', 'Promotion code', {
                value: filled.code ?? '',
                ...(problem?.field === 'code' && { error: problem.message }),
              })
            : ''
        }
        ${asked ? html`<label class="tick"><input type="checkbox" name="authenticated" value="yes" /> Your bank asks: is it you?</label>` : ''}
        <div class="row">
          <button class="primary" type="submit">${session.mode === 'setup' ? 'Save card' : session.trialDays || session.trialEnd ? 'Start trial' : 'Subscribe'}</button>
          ${session.cancelUrl ? html`<a class="button" href="${session.cancelUrl}">Back</a>` : ''}
        </div>
      </form>
    </section>`,
  });
}

/** The page of a session that is no longer open. */
export function closedPage(session: CheckoutSession) {
  const text = session.status === 'complete' ? 'This has been paid for already.' : 'This page has expired.';
  return page({
    title: 'Checkout',
    body: html`<section class="card narrow stack">${standInNote}<h1>${text}</h1>
      ${session.cancelUrl ? html`<p><a href="${session.cancelUrl}">Back</a></p>` : ''}</section>`,
  });
}
