import Stripe from 'stripe';
import { PaymentFailure } from '@/ports/payments';

/** How Stripe is reached. */
export interface StripeAccess {
  readonly secretKey: string;
  /** Signs its events. */
  readonly webhookSecret: string;
  /** Origin of its API; null: Stripe's own. */
  readonly apiBase: string | null;
}

const TIMEOUT_MS = 20_000;

/** The vendor's SDK. It tries again by itself what was cut off, under one idempotency key. */
export function stripeClient({ secretKey, apiBase }: StripeAccess): Stripe {
  const base = apiBase === null ? null : new URL(apiBase);
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Calls Stripe, and says in the words of the port what went wrong. @throws PaymentFailure */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentFailure) throw error;
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, code, message } = error;
    if (statusCode === 404 || code === 'resource_missing') throw new PaymentFailure('not_found', message);
    const final = statusCode !== undefined && statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode);
    throw new PaymentFailure(final ? 'refused' : 'unavailable', message);
  }
}

/** Stripe counts in seconds. */
export const ms = (seconds: number) => seconds * 1000;
export const seconds = (epochMs: number) => Math.floor(epochMs / 1000);
export const msOr = (value: number | null | undefined) => (value ? ms(value) : null);

/** Of what is an id or, expanded, the object itself. */
export function idOf(value: string | { readonly id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}
