import { z } from 'zod';
import {
  choicesSchema,
  decideSchema,
  holdOffSchema,
  lateSchema,
  listSchema,
  liveSchema,
  saySchema,
  takeBackSchema,
  whySchema,
} from '@/modules/loops/schema';
import { helpSchema, wrongSchema } from '@/modules/queue/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis, minutes, ok } from '../shapes';

const period = z.looseObject({ start: minutes, end: minutes });

const row = z.looseObject({
  id: z.string(),
  title: z.string(),
  version: z.int().describe('Rises with every change'),
  phase: z.string(),
  guests: z.array(z.looseObject({ name: z.string().nullable(), address: z.string() })),
  nextStep: z.string().describe('In words'),
  booking: period.nullable(),
  updatedAt: millis,
});

const decision = z.looseObject({
  id: z.string(),
  loopId: z.string(),
  title: z.string(),
  version: z.int().describe('Of the loop, to answer with'),
  text: z.string().describe('What is asked'),
  slots: z.array(period),
  reasons: z.array(z.string()),
});

const detail = z.looseObject({
  row,
  state: z.looseObject({ phase: z.string() }).describe('The loop as the assistant has it'),
  ownerZone: z.string(),
  timeline: z.array(z.looseObject({})),
});

const why = z.looseObject({
  free: z.boolean(),
  obstacles: z.array(z.looseObject({})).describe('Events, rules and sentences that speak against it'),
  unreadable: z.string().nullable(),
});

const choices = z.looseObject({
  slots: z.array(period.extend({ day: z.string(), time: z.string() })),
  unreadable: z.string().nullable(),
});

const shared = { tag: 'Loops', caller: 'member' } as const;

export const LOOPS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/loops',
    scope: 'meetings:read',
    summary: 'Loops and the decisions that wait',
    description: 'A loop is one meeting being arranged, from the first mail to its end.',
    query: listSchema,
    answers: {
      200: z.looseObject({
        ...listOf(row).shape,
        counts: z.record(z.string(), z.int()),
        decisions: z.array(decision),
      }),
    },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops',
    summary: 'Ask for a meeting in own words',
    description:
      'Read like a mail of the owner to the assistant alone: `Find 30 minutes with jane@example.com next week`.',
    body: saySchema,
    answers: { 200: z.looseObject({ loopId: z.string() }) },
    errors: ['plan_limit'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops/{id}/say',
    summary: 'Say something about a meeting, read like a mail of the owner',
    body: saySchema,
    answers: { 200: z.looseObject({ loopId: z.string() }) },
    errors: ['plan_limit'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/loops/events',
    summary: 'Server-sent events: which loops have changed',
    query: liveSchema,
    answers: { 200: { bytes: 'text/event-stream' } },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/loops/{id}',
    scope: 'meetings:read',
    summary: 'One loop with its timeline',
    answers: { 200: detail },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/loops/{id}/why',
    scope: 'availability:read',
    summary: 'Why a time was not offered',
    query: whySchema,
    answers: { 200: why },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/loops/{id}/choices',
    scope: 'availability:read',
    summary: 'Times that may be chosen for a plan that waits',
    query: choicesSchema,
    answers: { 200: choices },
    errors: ['too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops/{id}/decide',
    scope: 'meetings:write',
    summary: 'Answer a decision: yes, no, one of its choices, own words, or a plan with changes',
    description:
      '`version` is that of the loop on which the decision was made; `patch` is what is changed in the plan.',
    body: decideSchema,
    answers: { 200: ok },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops/{id}/take-back',
    scope: 'meetings:write',
    summary: 'Take an answer back that has not been heard yet, or a no that did nothing',
    body: takeBackSchema,
    answers: { 200: ok },
    errors: ['too_late'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops/{id}/late',
    scope: 'meetings:write',
    summary: 'Tell whoever comes that the owner is late',
    description: 'From an hour before it begins until a quarter of an hour after.',
    body: lateSchema,
    answers: { 200: ok },
    errors: ['stale', 'feature_off'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops/{id}/hold-off',
    scope: 'meetings:write',
    summary: 'Let it rest until a day, or until further notice',
    body: holdOffSchema,
    answers: { 200: ok },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops/{id}/{command}',
    scope: 'meetings:write',
    summary: 'stop, cancel, take-over, hand-back or resume',
    description:
      'stop: no more mail. cancel: the booked meeting is called off. take-over: you arrange it; hand-back ends that. resume: ends a rest.',
    answers: { 200: ok },
    errors: ['stale'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/loops/{id}/help',
    summary: 'Have a person of staff look at it',
    description: 'For accounts that let people help.',
    body: helpSchema,
    answers: { 200: ok },
    errors: ['help_off', 'too_many'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/mails/{id}/wrong',
    summary: 'Mark a mail that was sent as wrong',
    body: wrongSchema,
    answers: { 200: ok },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/mails/{id}/schedule',
    scope: 'meetings:write',
    summary: 'Make a loop of a mail that was left silent',
    answers: { 200: z.strictObject({ loopId: z.string() }) },
    errors: ['plan_limit', 'forgotten', 'nobody'],
  },
];
