import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { bearerChallenge } from '@/core/access/bearer';
import { Problem } from '@/core/http/problem';
import { logText } from '@/core/log-text';
import { sqlState } from '@/db/contended';
import type { ApiEnv } from '@/modules/identity/policy';

/** PostgreSQL on characters that its texts and its JSON cannot hold: what came by a path or a query. */
const UNSTORABLE = new Set(['22021', '22P05']);

/** The one mapper from exceptions to HTTP: `{error, code, fields?}`. What is not a Problem is logged and told as 500. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof Problem) {
    return c.json(
      { error: error.message, code: error.code, ...(error.fields ? { fields: error.fields } : {}) },
      error.status,
      // RFC 9110, 11.6.1: every 401 says how one may prove who one is.
      error.status === 401 ? { 'WWW-Authenticate': bearerChallenge() } : {},
    );
  }
  if (error instanceof HTTPException) {
    return c.json({ error: error.message || 'Something went wrong', code: 'http' }, error.status);
  }
  if (UNSTORABLE.has(sqlState(error) ?? '')) return c.json({ error: 'Invalid input', code: 'invalid' }, 400);
  if (error instanceof SyntaxError) return c.json({ error: 'The body is not JSON', code: 'invalid' }, 400);
  console.error(`[api] ${c.req.method} ${c.req.routePath} ${logText(error)}`);
  return c.json({ error: 'Something went wrong', code: 'internal' }, 500);
}
