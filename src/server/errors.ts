import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';

/** The one mapper from exceptions to HTTP: `{error, code, fields?}`. What is not a Problem is logged and told as 500. */
export function answerError(error: Error, c: Context<ApiEnv>): Response {
  if (error instanceof Problem) {
    return c.json(
      { error: error.message, code: error.code, ...(error.fields ? { fields: error.fields } : {}) },
      error.status,
    );
  }
  if (error instanceof HTTPException) {
    return c.json({ error: error.message || 'Something went wrong', code: 'http' }, error.status);
  }
  if (error instanceof SyntaxError) return c.json({ error: 'The body is not JSON', code: 'invalid' }, 400);
  console.error(`[api] ${c.req.method} ${c.req.routePath}`, error);
  return c.json({ error: 'Something went wrong', code: 'internal' }, 500);
}
