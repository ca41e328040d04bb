/** How many pages one owner may have. */
export const MAX_TYPES = 20;
/** How many names one owner may have had: each stays theirs. */
export const MAX_HANDLES = 5;

/** Guests of one event. */
export const SEATS = { least: 2, most: 100 } as const;

/** Bookings to come that one address may have with one owner. */
export const MAX_OPEN_PER_GUEST = 3;

/** Nobody fills the form faster; a program that does is asked to send it again (milliseconds of real time). */
export const FORM_MIN_AGE_MS = 1_500;
/** A form is good for so long after it was shown (milliseconds of real time). */
export const FORM_MAX_AGE_MS = 12 * 3_600_000;

/** What was typed in a form that was refused is kept for so long (milliseconds of real time). */
export const DRAFT_AGE_MS = 30 * 60_000;

/** Bookings of a page count towards whose turn it is for so long (milliseconds of the product's clock). */
export const FAIRNESS_MS = 60 * 86_400_000;

/** A time that was taken is kept for its loop until it is booked, at most so long (minutes): its owner may be asked first. */
export const KEPT_MIN = 1440;

/** Other times that are named to whoever comes too late. */
export const OTHER_TIMES = 3;
