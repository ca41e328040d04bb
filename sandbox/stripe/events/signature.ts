import { createHmac } from 'node:crypto';

/** The value of `Stripe-Signature` for a body sent at this instant (epoch seconds). */
export function signatureOf(secret: string, body: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
