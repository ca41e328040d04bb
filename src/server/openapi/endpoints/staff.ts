import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { rolloutPatch } from '@/modules/flags/routes';
import { FLAG_KEYS } from '@/modules/flags/schema';
import { ROLES } from '@/modules/identity/schema';
import { auditQuery } from '@/modules/operations/schema';
import { reasonGiven, USER_STATES, userChange, usersQuery } from '@/modules/staff/schema';
import type { Endpoint } from '../endpoint';
import { instant, listOf, millis } from '../shapes';

const standing = z.strictObject({
  name: z.string(),
  by: z.string().describe('everybody, trial, own or team'),
  status: z.string(),
  until: millis.nullable(),
});

const account = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  humanHelp: z.enum(['off', 'when_stuck', 'always']),
  plan: standing.nullable().describe('Null where nobody pays'),
  joinedAt: millis,
});

const rollout = z.strictObject({
  key: z.enum(FLAG_KEYS),
  on: z.boolean(),
  percent: z.int().describe('Of all accounts'),
  emails: z.array(z.string()).describe('Who has it in any case while it is on'),
  said: z.boolean().describe('False: nothing was said, and the default stands'),
});

const shared = { tag: 'Staff', caller: 'admin' } as const;

export const STAFF: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Accounts',
    query: usersQuery,
    answers: { 200: listOf(account) },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/users/{id}',
    summary: 'One account, in states and numbers',
    answers: {
      200: account.extend({
        plan: standing.extend({ key: z.string() }).nullable(),
        onboardedAt: millis.nullable(),
        deletionAt: millis.nullable(),
        counts: z.record(z.enum(['loops', 'open', 'booked', 'connections', 'sessions', 'queued']), z.int()),
      }),
    },
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/admin/users/{id}',
    summary: 'Change role or plan of an account, make its trial longer, put it out of use or back',
    description: 'All of it or nothing. The reason is shown to its holder.',
    body: userChange,
    answers: { 204: null },
    errors: ['last_admin', 'billing_off', 'no_trial'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/users/{id}/break-glass',
    summary: 'Look past an owner’s refusal of human help for 30 minutes',
    description: 'The owner is told by mail first; where that fails nothing is opened.',
    body: reasonGiven,
    answers: { 201: z.strictObject({ endsAt: instant }) },
    errors: ['mail_not_sent'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/admin/users/{id}/break-glass',
    summary: 'Look no longer past an owner’s refusal of human help',
    description: 'Before its 30 minutes are over. 404 where nothing is open.',
    answers: { 204: null },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/users/{id}/view-as',
    summary: 'See the pages as somebody else for 30 minutes, reading only',
    description: 'Every write of this session answers 403 `read_only` meanwhile.',
    body: reasonGiven,
    answers: { 204: null },
    errors: ['is_staff', 'mail_not_sent'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'Who did, and looked at, what: newest first',
    query: auditQuery,
    answers: {
      200: listOf(
        z.strictObject({
          id: z.string(),
          at: millis,
          action: z.string(),
          actor: z.string().describe('An address, or what stands for nobody’s'),
          person: z.strictObject({ id: z.string(), email: z.string() }).nullable(),
          subject: z.string().nullable(),
          detail: z.string().nullable(),
          reason: z.string().nullable(),
        }),
      ),
    },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/feature-flags',
    summary: 'How far every feature is rolled out',
    query: pageQuery,
    answers: { 200: listOf(rollout) },
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/admin/feature-flags/{key}',
    summary: 'Roll a feature out further, or back',
    description: 'Holds from the next request of everybody.',
    body: rolloutPatch,
    answers: { 200: rollout },
  },
  {
    tag: 'Staff',
    caller: 'account',
    method: 'DELETE',
    path: '/api/user/view-as',
    summary: 'See one’s own pages again',
    answers: { 204: null },
  },
];
