/** Begins the engine's keys of texts that go out; see main/worker-role. */
export const TEXT_KEY = 'text:';
/** As many are begun with in one look. */
export const BATCH = 200;

/** How long a code is good, and how often it may be entered. */
export const CODE_MS = 10 * 60_000;
export const CODE_TRIES = 5;

/** Nothing is texted in these hours unless the owner says otherwise, as minutes of the day. */
export const QUIET = { from: 20 * 60, until: 7 * 60 } as const;

/**
 * After an attempt that was cut off the vendor is asked for the text. What it does not list by then, counted from the beginning of
 * the attempt (milliseconds), it has not taken.
 */
export const SETTLED_MS = 60_000;
export const ASK_AGAIN_MS = 10_000;
/** How often a text is handed over at most. */
export const MOST_ATTEMPTS = 5;
/** When what a text has cost is asked for, for the first time, and for how long. */
export const PRICE_MS = 60_000;
export const PRICED_WITHIN_MS = 24 * 3_600_000;

/** How long before it begins the first meeting of the day is told of, in minutes. */
export const FIRST_BEFORE = 60;
/** When a first meeting of the day is looked for, as minutes of the owner's day. */
export const MORNING = { from: 5 * 60, until: 14 * 60 } as const;
/** How long an owner may answer a question by its number, and how often it is put. */
export const ASKED_FOR_MS = 24 * 3_600_000;
export const ASKED_AT_MOST = 3;
/** Lateness is said of a meeting that begins within the hour, or has begun a quarter of an hour ago at most. */
export const LATE = { before: 60, after: 15 } as const;
