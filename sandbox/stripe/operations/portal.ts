import type Stripe from 'stripe';
import { type Call, find, type Handler, serve } from '../call';
import { invalid } from '../errors';
import type { PortalSession } from '../model';
import { newId } from '../store';
import { living } from './customers';

type Params = Stripe.BillingPortal.SessionCreateParams;

/** The configuration that an account has without making one. */
const CONFIGURATION = 'bpc_sandbox';

function flowOf(account: Call['account'], customer: string, given: Params['flow_data']): PortalSession['flow'] {
  if (!given) return null;
  const type: string = given.type;
  if (type !== 'payment_method_update' && type !== 'subscription_cancel') {
    throw invalid('The stand-in has no such flow.', 'flow_data[type]');
  }
  const subscription = given.subscription_cancel?.subscription ?? null;
  if (type === 'subscription_cancel') {
    const found = find(account.store.subscriptions, subscription ?? '', 'subscription', 'flow_data');
    if (found.customer !== customer || found.endedAt !== null) throw invalid('It cannot be canceled.', 'flow_data');
  }
  return { type, subscription, goesTo: given.after_completion?.redirect?.return_url ?? null };
}

function show(pages: string, session: PortalSession) {
  const { flow } = session;
  return {
    id: session.id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: CONFIGURATION,
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: flow && {
      after_completion: {
        hosted_confirmation: null,
        redirect: flow.goesTo === null ? null : { return_url: flow.goesTo },
        type: flow.goesTo === null ? 'portal_homepage' : 'redirect',
      },
      customer_update: null,
      subscription_cancel: flow.subscription === null ? null : { retention: null, subscription: flow.subscription },
      subscription_pause: null,
      subscription_update: null,
      subscription_update_confirm: null,
      type: flow.type,
    },
    livemode: false,
    locale: session.locale,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: `${pages}/portal/${session.id}`,
  };
}

export const portalOperations: Record<string, Handler> = {
  'BillingPortal.Sessions.create': serve<Params>(
    'customer return_url locale flow_data configuration',
    ({ account, params }) => {
      const customer = living(account.store.customers, params.customer ?? '', 'customer');
      if ((params.configuration ?? CONFIGURATION) !== CONFIGURATION)
        throw invalid('No such configuration', 'configuration');
      const session: PortalSession = {
        id: newId('bps', 24),
        created: account.now,
        customer: customer.id,
        returnUrl: params.return_url ?? null,
        locale: params.locale ?? null,
        flow: flowOf(account, customer.id, params.flow_data),
      };
      account.store.portalSessions.add(session);
      const shown = show(account.pages.url, session);
      account.events.tell('billing_portal.session.created', shown);
      return shown;
    },
  ),
};
