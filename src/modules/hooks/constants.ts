/** Begins the engine's keys of messages to webhooks; see main/worker-role. */
export const HOOK_KEY = 'hook:';
/** As many are begun with in one look. */
export const BATCH = 200;

/** How many webhooks one account may have. */
export const MAX_HOOKS = 10;
/** How long the secret before the current one signs as well, in milliseconds. */
export const FORMER_SECRET_MS = 24 * 3_600_000;

/** An attempt that has said nothing for so long was cut off, in milliseconds: longer than an exchange may take. */
export const CUT_OFF_MS = 60_000;

/** For how many days messages are kept as the log. */
export const LOG_DAYS = 30;
