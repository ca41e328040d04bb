/** Remembers for half a year whether scripts of others may be loaded; ./third-parties.script writes it. */
export const CONSENT_COOKIE = 'consent';
