import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

const HOUR_MS = 3_600_000;
const perAddress = new RateLimit('support of an address', 20, HOUR_MS);
const perUser = new RateLimit('support of a user', 10, HOUR_MS);

/** Bounds how much one address, and one account from wherever, can write to the operator. Answers 429. */
export const supportLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const userId = c.var.session?.user.id;
  const address = c.env?.clientAddress ?? 'unknown';
  if ((await perAddress.take(address)) > 0 || (userId && (await perUser.take(userId)) > 0)) {
    throw new Problem(429, 'too_many', 'Too many messages. Wait an hour, or write an email instead');
  }
  await next();
};
