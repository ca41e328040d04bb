/** How far back the feed reaches, in minutes. */
export const FEED_PAST_MIN = 62 * 1440;

/** A feed has no more meetings than this. */
export const MOST_MEETINGS = 2_000;

/** After how many minutes programs are asked to look again. */
export const FEED_REFRESH_MIN = 15;

/** How long a program may keep the feed before it asks again, in seconds. */
export const FEED_MAX_AGE_S = 300;
