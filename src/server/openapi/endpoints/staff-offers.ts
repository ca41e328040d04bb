import { z } from 'zod';
import { FEATURES } from '@/core/entitlements/account';
import { pageQuery } from '@/core/http/page';
import { couponPatch, featurePatch, newCoupon } from '@/modules/billing/schema';
import { INVITE_STATES, invitesQuery, letInWish, newInvite } from '@/modules/invites/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis } from '../shapes';

const shared = { tag: 'Staff', caller: 'admin' } as const;

const invite = z.strictObject({
  code: z.string(),
  state: z.enum(INVITE_STATES),
  uses: z.int(),
  used: z.int(),
  email: z.string().nullable(),
  role: z.string(),
  plan: z.string().nullable(),
  trialDays: z.int().nullable(),
  by: z.string().nullable().describe('Address of whoever made it; null: the command line, or somebody who has gone'),
  createdAt: millis,
  expiresAt: millis,
});

const coupon = z.strictObject({
  code: z.string(),
  kind: z.enum(['percent', 'amount', 'trial_days']),
  value: z.int().describe('Percent, the smallest unit of the currency, or days'),
  currency: z.string().nullable(),
  duration: z.enum(['once', 'repeating', 'forever']),
  months: z.int().nullable(),
  plans: z.array(z.string()).describe('None: all'),
  max: z.int().nullable(),
  used: z.int(),
  by: z.string().nullable(),
  state: z.enum(['active', 'exhausted', 'expired', 'off']),
  expiresAt: millis.nullable(),
  createdAt: millis,
});

const feature = z.strictObject({
  key: z.enum(FEATURES),
  room: z.boolean().describe('It can be had already'),
  plans: z.array(
    z.strictObject({
      plan: z.string(),
      name: z.string(),
      given: z.strictObject({ limit: z.int().nullable(), fairUse: z.boolean() }).nullable(),
    }),
  ),
});

/** What administrators hand out: ways in, what is cheaper, what a plan has. */
export const STAFF_OFFERS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/invites',
    summary: 'Invites',
    query: invitesQuery,
    answers: { 200: listOf(invite) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/invites',
    summary: 'Make an invite',
    description: 'Good for 14 days. One that makes somebody of the staff is for one address.',
    body: newInvite,
    answers: { 201: z.strictObject({ code: z.string(), url: z.string() }) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/invites/let-in',
    summary: 'Let the next people in from the waitlist',
    description: 'Each is mailed; `told` says whether that mail could be handed over.',
    body: letInWish,
    answers: { 200: z.strictObject({ people: z.array(z.strictObject({ email: z.string(), told: z.boolean() })) }) },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/admin/invites/{code}',
    summary: 'Revoke an invite',
    answers: { 204: null },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/coupons',
    summary: 'Coupons',
    query: pageQuery,
    answers: { 200: listOf(coupon) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/coupons',
    summary: 'Make a coupon',
    body: newCoupon,
    answers: { 201: z.strictObject({ code: z.string() }) },
    errors: ['code_taken'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/admin/coupons',
    summary: 'Switch a coupon off, for good',
    body: couponPatch,
    answers: { 204: null },
    errors: ['not_found'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/features',
    summary: 'Which plan has what',
    query: pageQuery,
    answers: { 200: listOf(feature) },
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/admin/features/{key}',
    summary: 'Change which plans have a feature, and how much of it',
    body: featurePatch,
    answers: { 200: feature },
  },
];
