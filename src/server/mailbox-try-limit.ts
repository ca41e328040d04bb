import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

const perUser = new RateLimit('mailbox-try', 20, 3_600_000);

/** Bounds how often a signed-in user can make us log in at a mail or calendar server of their choice. Answers 429. */
export const mailboxTryLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const userId = c.var.session?.user.id;
  if (c.req.method !== 'GET' && userId && (await perUser.take(userId)) > 0) {
    throw new Problem(429, 'too_many', 'Too many attempts. Wait an hour, then try again');
  }
  await next();
};
