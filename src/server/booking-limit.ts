import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

const perAddress = new RateLimit('bookings of an address', 40, 3_600_000);

/** Bounds how often one address of the network tries to book within an hour. Answers 429. */
export const bookingLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if ((await perAddress.take(c.env?.clientAddress ?? 'unknown')) > 0) {
    throw new Problem(429, 'too_many', 'Too many attempts. Wait an hour, or write an email instead');
  }
  await next();
};
