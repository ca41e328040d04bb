/** How long after their meeting a guest's number is kept, and after a code that nobody has entered; milliseconds. */
export const KEPT_MS = 7 * 86_400_000;
export const UNPROVED_MS = 86_400_000;

/** How many codes are texted in a day: to a number, by a guest's link, and for all guests of an owner. */
export const CODES = { number: 3, link: 5, owner: 40 } as const;
export const DAY_MS = 86_400_000;

/** As many words of a title as a text has room for, in characters. */
export const TITLE = 50;
