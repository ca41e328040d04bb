import Stripe from 'stripe';
import type { PaymentEvent, PaymentPort } from '@/ports/payments';
import { stripeBooks } from './books';
import { stripeCatalogue } from './catalogue';
import { stripeCheckout } from './checkout';
import { idOf, ms, type StripeAccess, stripeClient } from './client';
import { stripeCustomers } from './customers';
import { stripeSubscriptions } from './subscriptions';

/** How old an event's signature may be, in seconds. */
const TOLERANCE_S = 300;

/** Payment by Stripe (API 2026-10-28). */
export function stripePayments(access: StripeAccess): PaymentPort {
  const stripe = stripeClient(access);
  const catalogue = stripeCatalogue(stripe);
  return {
    catalogue,
    customers: stripeCustomers(stripe, access),
    checkout: stripeCheckout(stripe, catalogue),
    subscriptions: stripeSubscriptions(stripe, catalogue),
    books: stripeBooks(stripe),
    verify(raw, signature) {
      try {
        return asEvent(stripe.webhooks.constructEvent(raw, signature ?? '', access.webhookSecret, TOLERANCE_S));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },
  };
}

function asEvent({ id, type, created, data }: Stripe.Event): PaymentEvent {
  const about = data.object as { id?: string; object: string; customer?: string | { id: string } | null };
  return {
    id,
    type,
    createdAt: ms(created),
    object: about.object,
    objectId: about.id ?? null,
    customerId: about.object === 'customer' ? (about.id ?? null) : idOf(about.customer),
  };
}
