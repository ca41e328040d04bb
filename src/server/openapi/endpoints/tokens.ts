import { z } from 'zod';
import { SCOPES } from '@/core/access/scopes';
import { pageQuery } from '@/core/http/page';
import { newToken } from '@/modules/tokens/schema';
import type { Endpoint } from '../endpoint';
import { listOf, millis } from '../shapes';

const token = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  ending: z.string().describe('Its last four characters'),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: millis,
  expiresAt: millis,
  lastUsedAt: millis.nullable().describe('Epoch milliseconds, to the hour; null: never used'),
});

const shared = { tag: 'Account', caller: 'member' } as const;

export const TOKENS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    path: '/api/user/tokens',
    summary: 'Access tokens of the account, the newest first',
    query: pageQuery,
    answers: { 200: listOf(token) },
  },
  {
    ...shared,
    method: 'POST',
    path: '/api/user/tokens',
    summary: 'Make an access token',
    description: 'The token is in this answer and nowhere else: only its hash is kept. It is good for `days` days.',
    body: newToken,
    answers: { 201: z.strictObject({ id: z.uuid(), token: z.string() }) },
    errors: ['too_many', 'reauth_required'],
  },
  {
    ...shared,
    method: 'DELETE',
    path: '/api/user/tokens/{id}',
    summary: 'Revoke an access token, at once',
    answers: { 204: null },
  },
];
