import { z } from 'zod';
import { HOOK_EVENTS, TEST_EVENT } from '@/core/hooks/events';
import { pageQuery } from '@/core/http/page';
import { DELIVERY_PROBLEMS, deliveriesQuery, hookPatch, newHook } from '@/modules/hooks/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis } from '../shapes';

const hook = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(HOOK_EVENTS)),
  pausedAt: millis.nullable(),
  pausedFor: z
    .enum(['owner', 'failing', 'gone'])
    .nullable()
    .describe('`failing`: nothing has arrived for days; `gone`: it has answered 410'),
  failingSince: millis.nullable(),
  formerUntil: millis.nullable().describe('Until when the secret before the current one signs, too'),
  createdAt: millis,
});

const delivery = z.strictObject({
  id: z.uuid().describe('`webhook-id` is `msg_` and this'),
  type: z.enum([...HOOK_EVENTS, TEST_EVENT]),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  createdAt: millis,
  triedAt: millis.nullable(),
  nextAt: millis.nullable(),
  status: z.int().nullable().describe('Of the last answer'),
  tookMs: z.int().nullable(),
  excerpt: z.string().nullable().describe('The beginning of the last answer, without what looks like a key'),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  body: z.string().describe('What was sent'),
});

const sent = z.strictObject({ id: z.uuid().describe('Of the delivery') });
const shared = { tag: 'Connections', caller: 'member', scope: 'hooks:write' } as const;

export const HOOKS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/hooks',
    summary: 'Webhooks of the account, the newest first',
    query: pageQuery,
    answers: { 200: listOf(hook) },
    errors: ['read_only'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/hooks',
    summary: 'Add a webhook',
    description:
      'Messages go to `url` by POST, signed as by Standard Webhooks; see `webhooks` in this description. The secret is in this answer and nowhere else. An address is https, on the public network.',
    recorded: true,
    body: newHook,
    answers: { 201: hook.extend({ secret: z.string() }) },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/hooks/{id}',
    summary: 'One webhook',
    answers: { 200: hook },
    errors: ['read_only'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/hooks/{id}',
    summary: 'Change address or events, pause a webhook, or let it go on',
    description: 'What is not given stays. While it is paused nothing is kept for it.',
    recorded: true,
    body: hookPatch,
    answers: { 200: hook },
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/hooks/{id}',
    summary: 'Remove a webhook with its log',
    recorded: true,
    answers: { 204: null },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/hooks/{id}/rotate',
    summary: 'Give a webhook a new secret',
    description:
      'The one before signs beside it for a day: a message then has two signatures, of which one has to fit.',
    recorded: true,
    answers: { 200: z.strictObject({ secret: z.string(), formerUntil: millis }) },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/hooks/{id}/test',
    summary: 'Send a webhook a message that tells of nothing',
    answers: { 202: sent },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/hooks/{id}/deliveries',
    summary: 'What went to a webhook, the newest first',
    description: 'Kept for 30 days.',
    query: deliveriesQuery,
    answers: { 200: listOf(delivery) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/hooks/{id}/deliveries/{delivery}/resend',
    summary: 'Send a message once more, under the same id',
    answers: { 202: sent },
    errors: ['too_many'],
  },
];
