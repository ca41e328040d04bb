/** Of so many messages, the newest that were read, a session is drawn. */
export const POOL = 4_000;

/** A number beyond which nobody counts on: whose each of them is has to be looked up. */
export const MOST_COUNTED = 1_000;

/** Among so many of the newest, whoever labels one by one is given the one that the reader was least sure of. */
export const NEWEST = 200;

/** As many labels are exported at once, and as many bytes of the mails that they are of. */
export const PORTION = 50;
export const PORTION_BYTES = 4_000_000;

/** As many mails are looked at together for what may be labelled. */
export const READ_AT_ONCE = 300;

/** More than this is not spent on one label, seconds: whoever went away meanwhile did not work on it. */
export const MOST_SECONDS = 3_600;

/** As many messages a session has at most, and as many labelers. */
export const MOST_MESSAGES = 1_000;
export const MOST_LABELERS = 12;
