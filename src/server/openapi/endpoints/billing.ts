import { z } from 'zod';
import {
  acceptedChange,
  cancelBody,
  checkoutBody,
  checkoutQuery,
  emptyBody,
  newProCode,
  pauseBody,
  planChange,
  proCode,
  resumeBody,
} from '@/modules/billing/schema';
import type { Endpoint } from '../endpoint';
import { instant } from '../shapes';

const moment = instant.nullable();
const cents = z.int().describe('In the smallest unit of the currency');

const customer = z.strictObject({
  customerId: z.string().nullable(),
  plan: z.string(),
  status: z.enum(['none', 'trialing', 'active', 'past_due', 'paused', 'expired', 'canceled']),
  trialEndsAt: moment,
  renewsAt: moment,
  cancelAt: moment,
  seats: z.int().nullable(),
});

const preview = z.strictObject({
  plan: z.string(),
  interval: z.enum(['month', 'year']),
  currency: z.string(),
  total: cents,
  seats: z.int(),
  proration: cents.describe('For the rest of the period; below zero is given back'),
  invoice: z.strictObject({ amount: cents, at: z.int(), day: z.string(), atOnce: z.boolean() }),
  asOf: z.int().describe('Hand it back with the change'),
});

const changed = { caller: 'member', tag: 'Billing', answers: { 204: null } } as const;
const refused = ['billing_off', 'no_subscription', 'payment_vendor'] as const;

export const BILLING: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/user/stripe',
    tag: 'Billing',
    summary: 'How the caller stands with the payment vendor',
    caller: 'member',
    answers: { 200: customer },
    errors: ['billing_off'],
  },
  {
    method: 'POST',
    path: '/api/user/stripe',
    tag: 'Billing',
    summary: 'Make the caller a customer of the payment vendor',
    description: 'The same again changes nothing.',
    caller: 'member',
    answers: { 200: customer },
    errors: ['billing_off', 'payment_vendor'],
  },
  {
    method: 'POST',
    path: '/api/stripe/checkout',
    tag: 'Billing',
    summary: 'Open a page on which a plan can be paid',
    description: 'Nothing is paid by it. One that is open already is closed.',
    caller: 'member',
    body: checkoutBody,
    answers: {
      200: z.strictObject({ sessionId: z.string(), url: z.string().nullable(), clientSecret: z.string().nullable() }),
    },
    errors: ['billing_off', 'no_team', 'already_subscribed', 'coupon_invalid', 'payment_vendor', 'too_many'],
  },
  {
    method: 'GET',
    path: '/api/stripe/checkout',
    tag: 'Billing',
    summary: 'How a checkout stands',
    caller: 'member',
    query: checkoutQuery,
    answers: { 200: z.strictObject({ status: z.enum(['open', 'processing', 'complete', 'failed']) }) },
    errors: ['billing_off', 'not_found', 'payment_vendor', 'read_only'],
  },
  {
    method: 'POST',
    path: '/api/stripe/portal',
    tag: 'Billing',
    summary: 'Open the vendor’s page for cards and addresses',
    caller: 'member',
    answers: { 200: z.strictObject({ url: z.string() }) },
    errors: ['billing_off', 'no_customer', 'payment_vendor'],
  },
  {
    method: 'POST',
    path: '/api/stripe/webhook',
    tag: 'Billing',
    summary: 'Take an event of the payment vendor',
    description: 'Signed by the vendor over the raw body. Kept once, whatever its order and repetition.',
    caller: 'link',
    body: { bytes: 'application/json' },
    answers: { 200: z.strictObject({ received: z.literal(true) }) },
    errors: ['signature', 'billing_off'],
  },
  {
    ...changed,
    method: 'POST',
    path: '/api/stripe/subscription/preview',
    summary: 'See what another plan would cost',
    body: planChange,
    answers: { 200: preview },
    errors: [...refused, 'same_plan', 'not_running'],
  },
  {
    ...changed,
    method: 'POST',
    path: '/api/stripe/subscription',
    summary: 'Change the plan to what was previewed',
    body: acceptedChange,
    errors: [...refused, 'same_plan', 'not_running', 'stale'],
  },
  {
    ...changed,
    method: 'POST',
    path: '/api/stripe/subscription/pause',
    summary: 'Pause the subscription for one to three months',
    body: pauseBody,
    errors: [...refused, 'not_pausable', 'invoice_open'],
  },
  {
    ...changed,
    method: 'POST',
    path: '/api/stripe/subscription/resume',
    summary: 'End a pause, or take a cancellation back',
    body: resumeBody,
    errors: refused,
  },
  {
    ...changed,
    method: 'POST',
    path: '/api/stripe/subscription/cancel',
    summary: 'End the subscription when what was paid for is over',
    body: cancelBody,
    errors: refused,
  },
  {
    method: 'POST',
    path: '/api/free-trial/start',
    tag: 'Billing',
    summary: 'Start the free trial',
    caller: 'member',
    body: emptyBody,
    answers: { 201: z.strictObject({ plan: z.string(), endsAt: instant }) },
    errors: ['billing_off', 'trial_used', 'already_paying', 'too_many'],
  },
  {
    method: 'GET',
    path: '/api/pro-trial',
    tag: 'Billing',
    summary: 'The caller’s codes for a trial of Pro',
    caller: 'member',
    answers: {
      200: z.strictObject({
        items: z.array(
          z.strictObject({
            code: z.string(),
            url: z.string(),
            state: z.enum(['minted', 'accepted', 'expired', 'revoked']),
            email: z.string().nullable(),
            expiresAt: instant,
          }),
        ),
        left: z.int(),
      }),
    },
    errors: ['read_only'],
  },
  {
    method: 'POST',
    path: '/api/pro-trial',
    tag: 'Billing',
    summary: 'Make a code that gives somebody a trial of Pro, and mail it to them',
    caller: 'member',
    body: newProCode,
    answers: { 201: z.strictObject({ code: z.string(), url: z.string() }) },
    errors: ['billing_off', 'not_entitled', 'none_left', 'mail_not_sent', 'too_many'],
  },
  {
    method: 'GET',
    path: '/api/pro-trial/{code}',
    tag: 'Billing',
    summary: 'Who invites with a code, and to what',
    caller: 'anyone',
    answers: { 200: z.strictObject({ inviter: z.string().nullable(), plan: z.string(), days: z.int() }) },
    errors: ['expired'],
  },
  {
    method: 'POST',
    path: '/api/pro-trial/accept',
    tag: 'Billing',
    summary: 'Begin a trial of Pro by somebody’s code',
    caller: 'account',
    body: proCode,
    answers: { 201: z.strictObject({ endsAt: instant }) },
    errors: ['billing_off', 'not_found', 'used', 'own_code', 'already_pro', 'expired', 'wrong_address', 'too_many'],
  },
];
