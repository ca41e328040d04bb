import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

/**
 * Bounds how often a signed-in user may try something in ten minutes, so that nobody tries codes. Answers 429. What has an id
 * in its path needs a name, or each id would be counted apart.
 */
export function attemptLimit(tries: number, name?: string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const userId = c.var.session?.user.id;
    const perUser = new RateLimit(`attempts ${name ?? `${c.req.method} ${c.req.path}`}`, tries, 600_000);
    if (userId && (await perUser.take(userId)) > 0) {
      throw new Problem(429, 'too_many', 'Too many attempts. Wait ten minutes, then try again');
    }
    await next();
  };
}
