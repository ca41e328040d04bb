const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Between one attempt and the next, in milliseconds: nine attempts within a day (Standard Webhooks, "Deliverability and reliability"). */
const PAUSES = [5 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 8 * HOUR, 8 * HOUR];

/** Nobody is waited for longer than this because they ask for it (Retry-After). */
const LONGEST_WAIT = 12 * HOUR;

export const MOST_ATTEMPTS = PAUSES.length + 1;

/** After so long without a message that arrived, a webhook that has given one up is paused: three days. */
export const FAILING_MS = 72 * HOUR;

/**
 * How long to wait after that many attempts (1 and more) have failed, in milliseconds; null when it is given up. `asked` is what
 * the receiver wants to be waited for, in seconds.
 */
export function pauseAfter(attempts: number, asked: number | null = null): number | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  return Math.max(pause, Math.min((asked ?? 0) * SECOND, LONGEST_WAIT));
}

/** Seconds that a receiver wants to be waited for by its Retry-After header (RFC 9110, 10.2.3), counted from `nowMs`; null without. */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - nowMs) / SECOND));
}
