/** Pauses before the next attempt after a temporary failure, in milliseconds of real time; about two days in all. */
export const RETRY_PAUSES_MS = [
  5_000,
  30_000,
  2 * 60_000,
  10 * 60_000,
  30 * 60_000,
  60 * 60_000,
  2 * 3_600_000,
  4 * 3_600_000,
  8 * 3_600_000,
  12 * 3_600_000,
  20 * 3_600_000,
];

/** How long a provider may take to list a mail that it has accepted, in milliseconds. */
export const LISTING_DELAY_MS = 500;

/** The newest mails that a list shows. */
export const LIST_LIMIT = 50;
