import { z } from 'zod';
import { failureAct } from '@/modules/failures/schema';
import { RUN_STATES } from '@/ports/runs';
import type { Endpoint } from '../endpoint';
import { instant } from '../shapes';

const run = z.strictObject({
  id: z.string(),
  about: z.strictObject({ kind: z.enum(['loop', 'account', 'briefing', 'text', 'hook']), id: z.string() }),
  state: z.enum(RUN_STATES).describe('`retrying`: by itself; `paused`: tried too often; `failed`: it ended so'),
  attempts: z.int(),
  startedAt: instant.nullable(),
  triedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  waiting: z.int().describe('Later runs of the same loop that wait for this one'),
  input: z.strictObject({ event: z.string(), dueAt: instant }).nullable().describe('What it is to take up next'),
});
const group = z.strictObject({
  id: z.string(),
  error: z.string().describe('Without what it quotes'),
  stack: z.string(),
  step: z.string().nullable(),
  runs: z.array(run),
});
const step = z.strictObject({ index: z.int(), name: z.string(), ended: z.boolean() });
const outcome = z.enum(['done', 'gone', 'busy']);

const shared = { tag: 'Staff', caller: 'admin', errors: ['engine_down'] } as const;

export const FAILURES: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/failing-workflows',
    summary: 'Runs that fail, grouped by why',
    description: 'Addresses and everything that an error quotes are taken out.',
    answers: { 200: z.strictObject({ total: z.int(), groups: z.array(group) }) },
  },
  {
    ...shared,
    method: 'GET',
    path: '/api/admin/failing-workflows/{id}',
    summary: 'What a run has done so far',
    answers: { 200: z.strictObject({ steps: z.array(step) }) },
    errors: ['invalid', 'engine_down'],
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/admin/failing-workflows',
    summary: 'Try runs again, end them, or begin them anew',
    description:
      '`step`: the index of the step at which `restart` begins, with the results of those before it; 0: the start.',
    body: failureAct,
    answers: { 200: z.strictObject({ results: z.array(z.strictObject({ id: z.string(), outcome })) }) },
  },
];
