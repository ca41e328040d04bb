import { createHmac, timingSafeEqual } from 'node:crypto';

/** Standard Webhooks: older or younger messages are refused, in seconds. */
const TOLERANCE_S = 300;

/** The headers by which a message is checked; missing ones are empty. */
export interface MessageHead {
  readonly id: string;
  /** Seconds since 1970, as text. */
  readonly timestamp: string;
  /** `v1,…`, several with spaces between. */
  readonly signature: string;
}

/** Whether a message was signed with a secret (`whsec_…`), as the specification of Standard Webhooks tells receivers to check. */
export function isSigned(
  { id, timestamp, signature }: MessageHead,
  body: string,
  secret: string,
  nowMs: number,
): boolean {
  if (!/^\d+$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) > TOLERANCE_S) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signature.split(' ').some((one) => {
    const [version, given = ''] = one.split(',');
    const bytes = Buffer.from(given, 'base64');
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}
