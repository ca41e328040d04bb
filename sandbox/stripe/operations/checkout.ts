import type Stripe from 'stripe';
import { priceOf } from '../billing/price';
import { redeemable } from '../billing/start';
import { type Call, find, type Handler, mergeMetadata, serve } from '../call';
import { invalid } from '../errors';
import type { CheckoutSession, Price } from '../model';
import { listOf } from '../show/list';
import { showSession, showSessionLine } from '../show/session';
import { newId } from '../store';
import { living } from './customers';
import { created, page } from './paging';

type Params = Stripe.Checkout.SessionCreateParams;

const DAY = 86_400;

/** Prices of the lines that are asked for. Throws a StripeError when one cannot be sold, or not by subscription. */
function linesOf({ account }: Call<Params>, given: Params['line_items'] = []): { price: Price; quantity: number }[] {
  return given.map(({ price: id = '', quantity = 1 }, i) => {
    const price = find(account.store.prices, id, 'price', `line_items[${i}][price]`);
    if (!price.active) throw invalid('The price specified is inactive.', `line_items[${i}][price]`, 'price_inactive');
    if (!price.recurring) throw invalid('The stand-in sells subscriptions only.', `line_items[${i}][price]`);
    if (!Number.isInteger(quantity) || quantity < 1) throw invalid('Invalid quantity', `line_items[${i}][quantity]`);
    return { price, quantity };
  });
}

function refuseUrls(params: Params, uiMode: CheckoutSession['uiMode']): void {
  if (uiMode === 'hosted_page' && !params.success_url) throw invalid('You must provide a success_url.', 'success_url');
  if (uiMode === 'hosted_page' && params.return_url) throw invalid('return_url is for embedded pages.', 'return_url');
  if (uiMode === 'embedded_page' && !params.return_url) throw invalid('You must provide a return_url.', 'return_url');
  if (uiMode === 'embedded_page' && (params.success_url || params.cancel_url)) {
    throw invalid('success_url and cancel_url are for hosted pages.', 'success_url');
  }
}

function create(call: Call<Params>): object {
  const { account, params } = call;
  const { store, now } = account;
  const uiMode: string = params.ui_mode ?? 'hosted_page';
  if (uiMode !== 'hosted_page' && uiMode !== 'embedded_page')
    throw invalid('The stand-in has no such page.', 'ui_mode');
  refuseUrls(params, uiMode);
  const mode: string | undefined = params.mode;
  if (mode !== 'subscription' && mode !== 'setup') {
    throw invalid('The stand-in sells subscriptions, and takes cards.', 'mode');
  }
  const customer = params.customer === undefined ? null : living(store.customers, params.customer, 'customer');
  if (customer && params.customer_email) throw invalid('Give either customer or customer_email.', 'customer_email');
  const lines = linesOf(call, params.line_items);
  if (mode === 'subscription' && lines.length === 0) throw invalid('Missing required param.', 'line_items');
  const currency = lines[0]?.price.currency ?? params.currency ?? null;
  if (params.discounts && params.allow_promotion_codes) {
    throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.', 'discounts');
  }
  const amount = lines.reduce((sum, { price, quantity }) => sum + priceOf(price, quantity), 0);
  const asked = params.discounts?.[0];
  const expiresAt = params.expires_at ?? now + DAY;
  if (expiresAt < now + 1800 || expiresAt > now + DAY) {
    throw invalid('expires_at must be between 30 minutes and 24 hours from now.', 'expires_at');
  }
  const data = params.subscription_data;
  if (data?.trial_end !== undefined && data.trial_end < now + 2 * DAY) {
    throw invalid('The trial must end 48 hours in the future at least.', 'subscription_data[trial_end]');
  }
  const session: CheckoutSession = {
    id: newId('cs_test', 40),
    created: now,
    mode,
    uiMode,
    status: 'open',
    paymentStatus: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    customer: customer?.id ?? null,
    customerEmail: params.customer_email ?? null,
    clientReference: params.client_reference_id ?? null,
    lines: lines.map(({ price, quantity }) => ({ id: newId('li'), price: price.id, quantity })),
    discount: asked ? redeemable(account, asked, { customer: customer?.id ?? null, amount }) : null,
    allowPromotionCodes: params.allow_promotion_codes ?? false,
    automaticTax: params.automatic_tax?.enabled ?? false,
    collection: (params.payment_method_collection ?? 'always') as CheckoutSession['collection'],
    currency,
    expiresAt,
    metadata: mergeMetadata({}, params.metadata),
    subscriptionMetadata: mergeMetadata({}, data?.metadata),
    subscriptionDescription: data?.description ?? null,
    trialEnd: data?.trial_end ?? null,
    trialDays: data?.trial_period_days ?? null,
    trialWithoutCard: (data?.trial_settings?.end_behavior.missing_payment_method ??
      'create_invoice') as CheckoutSession['trialWithoutCard'],
    successUrl: params.success_url ?? null,
    cancelUrl: params.cancel_url ?? null,
    returnUrl: params.return_url ?? null,
    locale: params.locale ?? null,
    secret: null,
    subscription: null,
    invoice: null,
    method: null,
  };
  if (uiMode === 'embedded_page') session.secret = `${session.id}_secret_${newId('s', 24).slice(2)}`;
  store.sessions.set(session.id, session);
  account.touched.add(session.id);
  return showSession(account, session);
}

export const checkoutOperations: Record<string, Handler> = {
  'Checkout.Sessions.create': serve<Params>(
    'ui_mode mode customer customer_email client_reference_id line_items discounts allow_promotion_codes automatic_tax payment_method_collection currency expires_at metadata subscription_data success_url cancel_url return_url locale',
    create,
  ),
  'Checkout.Sessions.retrieve': serve('', ({ account, id }) =>
    showSession(account, find(account.store.sessions, id, 'checkout.session')),
  ),
  'Checkout.Sessions.expire': serve('', ({ account, id }) => {
    const session = find(account.store.sessions, id, 'checkout.session');
    if (session.status !== 'open') {
      throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`);
    }
    session.status = 'expired';
    account.events.tell('checkout.session.expired', showSession(account, session));
    return showSession(account, session);
  }),
  'Checkout.Sessions.listLineItems': serve('', ({ account, id }) => {
    const session = find(account.store.sessions, id, 'checkout.session');
    return listOf(
      session.lines.map((_, i) => showSessionLine(account, session, i)),
      `/v1/checkout/sessions/${id}/line_items`,
    );
  }),
  'Checkout.Sessions.list': serve<Stripe.Checkout.SessionListParams>(
    'customer status subscription created',
    ({ account, params }) =>
      page(
        [...account.store.sessions.values()].filter(
          (session) =>
            (params.customer === undefined || session.customer === params.customer) &&
            (params.status === undefined || session.status === params.status) &&
            (params.subscription === undefined || session.subscription === params.subscription) &&
            created(session, params.created),
        ),
        params,
        '/v1/checkout/sessions',
        (session) => showSession(account, session),
      ),
  ),
};
