import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

const MINUTE_MS = 60_000;
/** An editor asks a few times a second while somebody types, and each answer costs a search. */
const perUser = new RateLimit('trial', 240, MINUTE_MS);

/** Bounds how often a signed-in user may have a text tried on their time. Answers 429 with when to come back. */
export const trialLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const userId = c.var.session?.user.id;
  const wait = userId ? await perUser.take(userId) : 0;
  if (wait > 0) {
    c.header('Retry-After', String(Math.ceil(wait / 1_000)));
    throw new Problem(429, 'too_many', 'Too many tries in a minute. Wait a moment, then try again');
  }
  await next();
};
