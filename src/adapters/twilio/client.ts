import { z } from 'zod';
import { TextFailure } from '@/ports/texting';

/** How Twilio is reached. */
export interface TwilioAccess {
  /** `AC` and 32 hexadecimal digits. */
  readonly accountSid: string;
  /** Authenticates calls, and signs webhooks. */
  readonly authToken: string;
  /** Origin of its API; null: Twilio's own. */
  readonly apiBase: string | null;
}

const HOST = 'https://api.twilio.com';
const TIMEOUT_MS = 15_000;
/** "Attempt to send to unsubscribed recipient." */
const OPTED_OUT = 21610;

const problem = z.object({ code: z.number().nullish(), message: z.string().nullish() });

/** One call of Twilio's REST API (2010-04-01), by a path below the account. @throws TextFailure */
export async function callTwilio(
  { accountSid, authToken, apiBase }: TwilioAccess,
  method: 'GET' | 'POST',
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const url = new URL(`${(apiBase ?? HOST).replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}/${path}`);
  const form = new URLSearchParams(fields);
  if (method === 'GET') url.search = form.toString();
  const answer = await fetch(url, {
    method,
    headers: { Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    ...(method === 'POST' ? { body: form } : {}),
  }).catch((error: Error) => {
    throw new TextFailure('unavailable', error.message);
  });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body;
  throw failureOf(answer, problem.safeParse(body).data ?? {});
}

function failureOf({ status, headers, ok }: Response, { code, message }: z.infer<typeof problem>): TextFailure {
  const words = `Twilio answers ${status}${code ? ` (${code})` : ''}: ${message ?? 'without a reason'}`;
  if (code === OPTED_OUT) return new TextFailure('opted_out', words);
  if (status === 429) {
    const seconds = Number(headers.get('retry-after'));
    return new TextFailure('busy', words, Number.isFinite(seconds) && seconds > 0 ? seconds : null);
  }
  return new TextFailure(!ok && status >= 400 && status < 500 ? 'refused' : 'unavailable', words);
}
