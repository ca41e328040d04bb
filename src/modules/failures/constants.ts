/** As many failing runs are read at once; the page says how many more there are. */
export const MOST_RUNS = 1_000;
/** As many runs are acted on by one call. */
export const BATCH = 25;
/** As many calls of the engine are under way at once. */
export const AT_ONCE = 5;
