/** Pauses before a request is mailed again, in milliseconds of real time; the last one repeats until it is handed over. */
export const RETRY_PAUSES_MS = [5_000, 30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000, 3_600_000, 4 * 3_600_000];

/** From this attempt on the administrators are told that requests do not get through. */
export const ATTEMPTS_BEFORE_NOTICE = 5;

/** An attempt that has not come to an end by then was cut off, in milliseconds: longer than SMTP waits in all. */
export const LEASE_MS = 15 * 60_000;
