import { z } from 'zod';
import { CHECKS } from '@/core/queue/checks';
import { BARS, QUEUE_REASONS } from '@/core/queue/reasons';
import { choicesSchema } from '@/modules/loops/schema';
import { CAUSES, STAFF_STATES, VERDICTS } from '@/modules/queue/constants';
import {
  claimSchema,
  correctionSchema,
  judgeSchema,
  lookQuery,
  loopsQuery,
  planDecisionSchema,
  plansQuery,
  queueQuery,
  resolveSchema,
  reviewsQuery,
  TIMER_KINDS,
} from '@/modules/queue/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis, minutes, ok } from '../shapes';

const reason = z.enum(QUEUE_REASONS);

const loop = z.strictObject({
  id: z.string(),
  owner: z.string().describe('Their address'),
  state: z.enum(STAFF_STATES),
  createdAt: millis,
  updatedAt: millis,
  timer: z.strictObject({ kind: z.enum(TIMER_KINDS), at: millis }).nullable(),
});

/** What tells a loop from others in a list; that it was shown is written down. */
const about = {
  title: z.string(),
  guests: z.array(z.string()).describe('Names, or addresses'),
  start: minutes.nullable().describe('When the meeting would be, where a time is named'),
  zone: z.string().describe('Of the owner'),
};

const item = z.strictObject({
  ...about,
  id: z.string(),
  loopId: z.string(),
  reason,
  owner: z.string(),
  plan: z.boolean().describe('A plan waits for a yes'),
  createdAt: millis,
  dueAt: millis,
  heldBy: z.string().nullable(),
  mine: z.boolean(),
  leaseUntil: millis.nullable(),
  alarm: z.boolean().describe('It is due, and nobody has held it for five minutes'),
});

const owner = z.strictObject({ name: z.string().nullable(), email: z.string() });
/** What a question to the owner shows; see core/replies/question. */
const decided = {
  id: z.string(),
  loopId: z.string(),
  reason,
  owner,
  zone: z.string(),
  bar: z.enum(BARS).nullable().describe('Why staff may not say yes in the owner’s place; null: nothing keeps them'),
};

const itemShown = z.strictObject({
  ...decided,
  answers: z.boolean().describe('Something is asked, and staff may say yes in the owner’s place'),
  note: z.string().nullable(),
  version: z.int().describe('Of the loop, to answer with'),
  dueAt: millis,
  leaseUntil: millis,
  decision: z.looseObject({}).nullable(),
  question: z.looseObject({}).nullable(),
  choices: z.array(z.looseObject({ id: z.string() })),
  read: z.boolean().describe('It is about a mail, and what was read of that can be corrected'),
  state: z.looseObject({ phase: z.string() }),
  timeline: z.array(z.looseObject({})),
});

const plan = z.strictObject({
  ...about,
  id: z.string(),
  loopId: z.string(),
  reason,
  owner: z.string(),
  act: z.string().nullable(),
  risk: z.int(),
  createdAt: millis,
  dueAt: millis,
  heldBy: z.string().nullable(),
});

const planShown = z.strictObject({
  ...decided,
  risk: z.int(),
  decision: z.looseObject({}),
  question: z.looseObject({}),
  checks: z.array(z.strictObject({ check: z.enum(CHECKS), ok: z.boolean(), found: z.array(z.string()) })),
});

const choices = z.strictObject({
  slots: z.array(z.looseObject({ start: minutes, end: minutes, day: z.string(), time: z.string() })),
  unreadable: z.string().nullable(),
});

const review = z.strictObject({
  id: z.string(),
  loopId: z.string(),
  owner: z.string(),
  origin: z.enum(['sample', 'owner']),
  sampledAt: millis,
  verdict: z.enum(VERDICTS).nullable(),
  cause: z.enum(CAUSES).nullable(),
});

const reviewShown = z.strictObject({
  row: review,
  note: z.string().nullable(),
  mail: z.strictObject({
    recipient: z.string(),
    subject: z.string(),
    text: z.string(),
    sentAt: millis.nullable(),
  }),
  said: z.strictObject({ messageId: z.string(), from: z.string(), text: z.string() }).nullable(),
  reasons: z.array(z.string()),
});

const admin = { tag: 'Staff', caller: 'admin' } as const;
const helper = { tag: 'Staff', caller: 'trainer' } as const;

export const QUEUE: readonly Endpoint[] = [
  {
    ...admin,
    method: 'GET',
    path: '/api/admin/loops',
    summary: 'All loops: whose they are and how they stand',
    query: loopsQuery,
    answers: { 200: listOf(loop) },
  },
  {
    ...admin,
    method: 'GET',
    path: '/api/admin/loops/{id}',
    summary: 'A loop; with its timeline where the owner lets people help, and for a reason',
    description: 'What is shown is written into the owner’s log.',
    query: lookQuery,
    answers: {
      200: z.strictObject({
        row: loop,
        access: z.enum(['shown', 'reason', 'closed']),
        content: z.looseObject({ zone: z.string(), timeline: z.array(z.looseObject({})) }).nullable(),
      }),
    },
  },
  {
    ...helper,
    method: 'GET',
    path: '/api/admin/loop-queue',
    summary: 'What waits for a person of staff',
    query: queueQuery,
    answers: { 200: listOf(item) },
  },
  {
    ...helper,
    method: 'GET',
    path: '/api/admin/loop-queue/{id}',
    summary: 'An item that the caller holds, with what was said',
    answers: { 200: itemShown },
    errors: ['lease_lost', 'stale'],
  },
  {
    ...helper,
    method: 'GET',
    path: '/api/admin/loop-queue/{id}/choices',
    summary: 'Times that may be chosen for the plan of an item that the caller holds',
    query: choicesSchema,
    answers: { 200: choices },
    errors: ['lease_lost', 'stale'],
  },
  {
    ...helper,
    method: 'POST',
    path: '/api/admin/loop-queue/{id}/claim',
    summary: 'Have an item to oneself for ten minutes, anew with each call, or give it back',
    body: claimSchema,
    answers: { 200: z.strictObject({ leaseUntil: millis.nullable(), version: z.int().nullable() }) },
    errors: ['held', 'stale'],
  },
  {
    ...helper,
    method: 'POST',
    path: '/api/admin/loop-queue/{id}/reading',
    summary: 'Say what the mail of an item means: its plan is made anew, and the reading is a label',
    body: correctionSchema,
    answers: { 200: ok },
    errors: ['lease_lost', 'stale'],
  },
  {
    ...helper,
    method: 'POST',
    path: '/api/admin/loop-queue/{id}/resolve',
    summary: 'Approve, change, ask the owner, take over, or let it rest',
    body: resolveSchema,
    answers: { 200: ok },
    errors: ['lease_lost', 'stale', 'reserved'],
  },
  {
    ...helper,
    method: 'GET',
    path: '/api/admin/plan-review',
    summary: 'Plans that wait for a yes, and were routed to the staff',
    query: plansQuery,
    answers: { 200: listOf(plan) },
  },
  {
    ...helper,
    method: 'GET',
    path: '/api/admin/plan-review/{planId}',
    summary: 'Such a plan with its checks',
    answers: { 200: planShown },
  },
  {
    ...helper,
    method: 'GET',
    path: '/api/admin/plan-review/{planId}/choices',
    summary: 'Times that may be chosen for such a plan',
    query: choicesSchema,
    answers: { 200: choices },
  },
  {
    ...helper,
    method: 'POST',
    path: '/api/admin/plan-review/{planId}',
    summary: 'Let a plan be carried out, changed or as it is, or let it go',
    body: planDecisionSchema,
    answers: { 200: ok },
    errors: ['stale', 'reserved', 'held'],
  },
  {
    ...admin,
    method: 'GET',
    path: '/api/admin/review',
    summary: 'Mails that were sent, drawn by chance or marked as wrong by their owner',
    query: reviewsQuery,
    answers: { 200: listOf(review) },
  },
  {
    ...admin,
    method: 'GET',
    path: '/api/admin/review/{id}',
    summary: 'One of them with what it says',
    answers: { 200: reviewShown },
  },
  {
    ...admin,
    method: 'POST',
    path: '/api/admin/review/{id}',
    summary: 'Say whether it was right, or why not',
    body: judgeSchema,
    answers: { 200: ok },
  },
];
