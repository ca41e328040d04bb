import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What Twilio signs a webhook's call with: base64 of HMAC-SHA1 over the URL and each field, by name, its values behind it. Of a
 * name that comes more than once each value counts once, in order (`X-Twilio-Signature`, twilio.com/docs/usage/webhooks/webhooks-security).
 */
export function twilioSignature(
  authToken: string,
  url: string,
  fields: ReadonlyMap<string, readonly string[]>,
): string {
  const named = [...fields].sort(([a], [b]) => (a < b ? -1 : 1));
  const text = named.flatMap(([name, values]) => [...new Set(values)].sort().map((value) => name + value)).join('');
  return createHmac('sha1', authToken)
    .update(url + text)
    .digest('base64');
}

/** Whether a signature is that of the call; compares in constant time. */
export function isTwilioSignature(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
