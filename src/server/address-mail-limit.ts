import type { MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import { comparableAddress } from '@/core/mail/address';
import type { ApiEnv } from '@/modules/identity/policy';
import { RateLimit } from './rate-limit';

const HOUR_MS = 3_600_000;
const perUser = new RateLimit('address-mail of a user', 20, HOUR_MS);
/** No address is sent more than this many confirmation links in an hour, whoever asks. */
const perAddress = new RateLimit('address-mail to an address', 5, HOUR_MS);

/** Bounds the mails that a signed-in user can make us send to addresses that are not theirs yet. Answers 429. */
export const addressMailLimit: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const userId = c.var.session?.user.id;
  if (userId) {
    const body = (await c.req.json().catch(() => null)) as { address?: unknown } | null;
    const address = typeof body?.address === 'string' ? comparableAddress(body.address.slice(0, 300)) : null;
    if ((await perUser.take(userId)) > 0 || (address !== null && (await perAddress.take(address)) > 0)) {
      throw new Problem(429, 'too_many', 'Too many attempts. Wait an hour, then try again');
    }
  }
  await next();
};
