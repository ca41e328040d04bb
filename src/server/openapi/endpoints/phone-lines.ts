import { z } from 'zod';
import { CAPABILITIES, LINE_STATES, linePatch, linesQuery, logQuery, newLine } from '@/modules/phone-lines/schema';
import type { Endpoint } from '../endpoint';
import { instant, listOf } from '../shapes';

const money = {
  currency: z.string().describe('ISO 4217, lower case'),
  amount: z.int().describe('In its smallest unit'),
};
const line = z.strictObject({
  id: z.string(),
  number: z.string().describe('E.164'),
  capabilities: z.array(z.enum(CAPABILITIES)),
  pool: z.boolean().describe('For whoever has none of their own'),
  user: z.strictObject({ id: z.string(), email: z.string() }).nullable(),
  state: z.enum(LINE_STATES),
  spend: z.array(z.strictObject(money)).describe('Of this month'),
  createdAt: instant,
});
const entry = z.strictObject({
  id: z.string(),
  kind: z.enum(['opt_in', 'stop', 'help', 'start']),
  direction: z.enum(['in', 'out']),
  peer: z.string().describe('The other number, masked'),
  text: z.string(),
  at: instant,
});

const shared = { tag: 'Staff', caller: 'admin' } as const;

export const PHONE_LINES: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/phone-lines',
    summary: 'The numbers by which the assistant can be reached',
    query: linesQuery,
    answers: { 200: listOf(line) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/phone-lines',
    summary: 'Take a number in',
    description: 'For everybody (`pool`), or for one user by `userId` or `email`.',
    body: newLine,
    answers: { 201: line },
    errors: ['number_invalid', 'user_unknown', 'taken'],
  },
  {
    ...shared,
    method: 'PATCH',
    path: '/api/admin/phone-lines/{id}',
    summary: 'Give a line to somebody, let it rest, or give it up',
    description: 'active ⇄ paused → released.',
    body: linePatch,
    answers: { 200: line },
    errors: ['user_unknown', 'wrong_state'],
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/phone-lines/{id}/log',
    summary: 'Who agreed, STOP, HELP and START; and what it has cost by month',
    query: logQuery,
    answers: {
      200: listOf(entry).extend({ spend: z.array(z.strictObject({ month: z.string(), ...money })) }),
    },
  },
];
