/** How far ahead a next meeting is looked for, in days. */
export const LOOK_AHEAD_DAYS = 60;

/** A person who was dismissed is not suggested again for so many days. */
export const DISMISSED_DAYS = 180;

/** A person is asked to join at most once in so many days, by whomever. */
export const ASK_AGAIN_DAYS = 365;

/** Nobody is suggested as a VIP before they were met or wrote on so many days. */
export const KNOWN_ON_DAYS = 3;

/** People with at least this score are worth suggesting as VIPs. */
export const WORTH_SUGGESTING = 0.2;

/** Most rows that a search for people looks through. */
export const MOST_PEOPLE = 2_000;

/** So many people a user may ask to join in 24 hours. */
export const ASKS_PER_DAY = 10;
