import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ReadVideoNews } from '@/ports/video';

/** How old, or how far ahead, a call may be, in seconds: Zoom bounds neither, so replays are bounded here. */
const AGE_S = 300;

const newsSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('endpoint.url_validation'), payload: z.object({ plainToken: z.string().max(500) }) }),
  z.object({
    event: z.literal('app_deauthorized'),
    payload: z.object({
      user_id: z.string(),
      account_id: z.string(),
      client_id: z.string(),
      deauthorization_time: z.iso.datetime({ offset: true }),
      /** Whether what is known of the user may be kept; Zoom writes it as a word. */
      user_data_retention: z.union([z.boolean(), z.string()]).optional(),
    }),
  }),
]);

/**
 * Reads Zoom's webhooks: `x-zm-signature` is `v0=` and the hex HMAC-SHA256 of `v0:{timestamp}:{raw body}` with the app's
 * secret token. The URL is validated by the same secret. `now` in epoch milliseconds of real time.
 */
export function zoomNews(
  { clientId, secretToken }: { readonly clientId: string; readonly secretToken: string },
  now: () => number = Date.now,
): ReadVideoNews {
  const hmac = (text: string) => createHmac('sha256', secretToken).update(text).digest('hex');
  return ({ body, signature, timestamp }) => {
    if (signature === null || timestamp === null || !/^\d{1,12}$/.test(timestamp)) return null;
    if (!equal(signature, `v0=${hmac(`v0:${timestamp}:${body}`)}`)) return null;
    if (Math.abs(now() / 1000 - Number(timestamp)) > AGE_S) return null;
    const news = newsSchema.safeParse(json(body));
    if (!news.success) return { kind: 'other' };
    const { event, payload } = news.data;
    if (event === 'endpoint.url_validation') {
      const { plainToken } = payload;
      return { kind: 'challenge', answer: { plainToken, encryptedToken: hmac(plainToken) } };
    }
    if (payload.client_id !== clientId) return { kind: 'other' };
    return {
      kind: 'deauthorized',
      userId: payload.user_id,
      accountId: payload.account_id,
      at: Date.parse(payload.deauthorization_time),
      forget: String(payload.user_data_retention) === 'false',
    };
  };
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
