/** Days without a click or an answer after which one is asked whether it is to go on. */
export const SILENT_DAYS = 28;
const DAY_MS = 86_400_000;

/** What is known of whether a person reads their briefings. Epoch milliseconds. */
export interface Readership {
  /** The first one that was sent, or null. */
  readonly firstSentAt: number | null;
  /** The last click or answer, or null. */
  readonly lastSignAt: number | null;
  /** When they were paused, or null. */
  readonly pausedAt: number | null;
}

/**
 * What comes next: a briefing; the one question whether to go on, after 28 days without a sign of a reader; or nothing, once
 * that was asked and until there is a sign.
 */
export function nextBriefing({ firstSentAt, lastSignAt, pausedAt }: Readership, now: number): 'brief' | 'ask' | 'none' {
  if (pausedAt !== null) return lastSignAt !== null && lastSignAt >= pausedAt ? 'brief' : 'none';
  const since = Math.max(firstSentAt ?? now, lastSignAt ?? 0);
  return now - since >= SILENT_DAYS * DAY_MS ? 'ask' : 'brief';
}
