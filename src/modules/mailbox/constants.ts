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

/** An attempt that has not come to an end by then was cut off, in milliseconds: longer than SMTP waits in all. */
export const LEASE_MS = 15 * 60_000;

/** How long a provider may take to list a mail that it has accepted, in milliseconds. */
export const LISTING_DELAY_MS = 500;

/** The newest mails that a list shows. */
export const LIST_LIMIT = 50;

/** Largest message that is fetched from a mailbox, in bytes; the same as is taken by SMTP. */
export const MAX_FETCHED_BYTES = 25 * 1024 * 1024;

/** Messages whose headers are fetched at once. */
export const FETCH_BATCH = 100;

/** A message over which the connection was lost so many times in a row is parked. */
export const MAX_LOSSES = 3;

/** Pauses before a fetched message is tried again, in milliseconds of real time; about nine hours in all. */
export const IMAP_RETRY_PAUSES_MS = [30_000, 2 * 60_000, 10 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000];

/** After UIDs have changed, messages are looked at again that came so long before the folder was last read, in ms. */
export const OVERLAP_MS = 2 * 86_400_000;

/** How far back a mailbox is read at first: authentication takes nothing older for the assistant, in ms. */
export const FIRST_READING_MS = 7 * 86_400_000;

/** How far back an owner's mailbox is looked through at first, in ms. */
export const FIRST_OWNER_READING_MS = 2 * 86_400_000;

/** Kilobytes of mail that are kept in a day (docs/decisions/027). */
export const DAILY_KILOBYTES = {
  /** Of one sender whom we know and whose domain vouches for the mail. */
  known: 200 * 1024,
  /** Of one stranger's address, and of all strangers' of one domain. */
  address: 2 * 1024,
  domain: 20 * 1024,
  /** Of one network that hands in mail which no domain vouches for: a forwarder's is much. */
  network: 10 * 1024,
  /** Of everybody whom nobody vouches for. */
  unvouched: 100 * 1024,
};

/** A smaller mail of somebody known is not counted. */
export const COUNTED_FROM_BYTES = 64 * 1024;
