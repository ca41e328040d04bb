import { z } from 'zod';
import { ROLES } from '@/modules/identity/schema';
import { redemption } from '@/modules/invites/schema';
import { signupData } from '@/modules/signup/schema';
import type { Endpoint } from '../endpoint';
import { instant, ok } from '../shapes';

export const JOINING: readonly Endpoint[] = [
  {
    method: 'POST',
    path: '/api/user/signup',
    tag: 'Account',
    summary: 'Hand over what was told at sign-up',
    description: 'The same again changes nothing. A code that is not good is passed over.',
    caller: 'account',
    body: signupData,
    answers: { 200: ok },
    errors: ['too_many'],
  },
  {
    method: 'POST',
    path: '/api/invites/redeem',
    tag: 'Account',
    summary: 'Redeem an invite',
    caller: 'account',
    body: redemption,
    answers: { 200: z.strictObject({ role: z.enum(ROLES) }) },
    errors: ['not_found', 'used', 'expired', 'wrong_address', 'too_many'],
  },
  {
    method: 'GET',
    path: '/api/waitlist',
    tag: 'Account',
    summary: 'Since when, and about where, somebody waits',
    caller: 'waitlisted',
    answers: {
      200: z.strictObject({
        joinedAt: instant,
        place: z.int(),
        link: z.string().describe('Each friend who joins by it moves them up'),
      }),
    },
    errors: ['not_found'],
  },
];
