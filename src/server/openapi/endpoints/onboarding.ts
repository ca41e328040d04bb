import { z } from 'zod';
import { STEPS } from '@/modules/onboarding/constants';
import { progressPatch, rehearsalForm } from '@/modules/onboarding/schema';
import type { Endpoint } from '../endpoint';
import { instant } from '../shapes';

const progress = z.strictObject({
  step: z.enum(STEPS),
  done: z.partialRecord(z.enum(STEPS), z.enum(['done', 'skipped'])),
  data: z.looseObject({}),
});

const shared = { tag: 'Account', caller: 'member' } as const;

export const ONBOARDING: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/user/onboarding',
    summary: 'How far the onboarding has come',
    answers: { 200: progress },
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/user/onboarding',
    summary: 'Settle or skip a step of the onboarding',
    body: progressPatch,
    answers: { 200: progress },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/user/onboarding',
    summary: 'Begin the onboarding anew (where it is being developed)',
    answers: { 204: null },
    errors: ['not_found'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/user/onboarding/rehearsal',
    summary: 'Play a request through with a practice guest',
    body: rehearsalForm,
    answers: { 200: z.looseObject({ entries: z.array(z.looseObject({})) }) },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/user/onboarded',
    summary: 'The onboarding is over',
    answers: { 200: z.strictObject({ onboardedAt: instant }) },
    errors: ['not_found'],
  },
];
