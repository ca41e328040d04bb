import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

const perAddress = new RateLimit('clicks of an address', 20, 3_600_000);

/** Bounds how often one address counts as having followed links of recommendations. Answers 429. */
export const clickLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if ((await perAddress.take(c.env?.clientAddress ?? 'unknown')) > 0) {
    throw new Problem(429, 'too_many', 'Too many');
  }
  await next();
};
