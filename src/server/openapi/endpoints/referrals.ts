import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { REFERRAL_STATES, VOID_REASONS } from '@/core/referrals/state';
import { seenCredits } from '@/modules/referrals/schema';
import type { Endpoint } from '../endpoint';
import { instant, listOf } from '../shapes';

const credit = z.strictObject({
  id: z.string(),
  amount: z.int().describe('In the smallest unit of the currency'),
  currency: z.string(),
  at: instant,
});

const referral = z.strictObject({
  id: z.string(),
  name: z.string().nullable(),
  state: z.enum(REFERRAL_STATES.filter((state) => state !== 'clicked')),
  reason: z.enum(VOID_REASONS).nullable().describe('Why it is void'),
  at: instant,
});

const offer = z.strictObject({ plan: z.string(), days: z.int() });

const shared = { tag: 'Referrals', caller: 'member' } as const;

export const REFERRALS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/referrals',
    summary: 'The link by which the user recommends, whom it has brought, and what was credited',
    query: pageQuery,
    answers: { 200: listOf(referral).extend({ code: z.string(), url: z.string(), credits: z.array(credit) }) },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/referrals/credited',
    summary: 'Credits that the user has not seen',
    answers: { 200: z.strictObject({ items: z.array(credit.extend({ name: z.string().nullable() })) }) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/referrals/credited',
    summary: 'Mark credits as seen',
    body: seenCredits,
    answers: { 204: null },
  },
  {
    ...shared,
    caller: 'anyone',
    method: 'GET',
    path: '/api/referrals/{code}',
    summary: 'Who recommends, and what a friend gets',
    answers: { 200: z.strictObject({ name: z.string().nullable(), offer: offer.nullable() }) },
  },
  {
    ...shared,
    caller: 'anyone',
    method: 'POST',
    path: '/api/referrals/{code}/clicks',
    summary: 'Count that the link was followed; nobody is known by it',
    answers: { 204: null },
    errors: ['too_many'],
  },
];
