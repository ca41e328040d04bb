/** How long a decision waits for the owner's calendars to be read anew (milliseconds of real time). */
export const FRESH_PATIENCE_MS = 4_000;

/**
 * How old the mirror of the calendars may be when times are offered and a fresh reading takes too long; booking always reads
 * afresh (milliseconds).
 */
export const OFFER_MAX_AGE_MS = 5 * 60_000;

/** How far the owner's time is read for a decision (minutes): the longest horizon anybody asks for. */
export const SNAPSHOT_MIN = 120 * 1440;

/** Real accounts see their first plans before they go out; the sandbox's owner does not. */
export const PLANS_TO_REVIEW = 5;
/** An owner who has changed a plan sees at least this many again. */
export const PLANS_AFTER_EDIT = 3;

/** Work that is overdue by this much was lost on its way to the engine and is dispatched again (milliseconds). */
export const SWEEP_OVERDUE_MS = 60_000;

/** Work that stays overdue for so long fails, rather than waits (milliseconds of real time): its owner is told. */
export const STUCK_MS = 15 * 60_000;

/** Filters of the list of loops, in the order in which they are shown. */
export const LIST_STATES = ['needs-you', 'waiting', 'booked', 'paused', 'stalled', 'closed'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** The stretch over which it is counted how much guests learn of the owner's time (milliseconds). */
export const PROBING_MS = 14 * 86_400_000;

/** An answer on a page can be taken back for so long before it is heard (milliseconds); a toast with its button is shorter. */
export const UNDO_MS = 8_000;

/** How long a decision waits for a model's wording of its mails (milliseconds). */
export const WORDING_PATIENCE_MS = 15_000;

/** How the keys of events begin that are heard once more under new preferences. */
export const AGAIN = 'replan:';
/** The same of a mail that a person of staff has read otherwise. */
export const CORRECTED = `${AGAIN}corrected:`;
/** By so many minutes one is usually late. */
export const LATE_MINUTES = [5, 10, 15, 30] as const;
