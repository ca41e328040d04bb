/** How many tokens one account may have, those included that are over and not yet forgotten. */
export const MAX_TOKENS = 20;

/** For how many days a token may be good; one of these is chosen when it is made. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
export const DEFAULT_TOKEN_DAYS = 90;

/** A token that is over is shown for so many days more, so that its owner learns why a program has stopped. */
export const SHOWN_AFTER_END_DAYS = 30;

/** When a token was used last is kept this coarsely, in milliseconds. */
export const USED_EVERY_MS = 3_600_000;
