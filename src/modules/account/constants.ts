/** Largest picture that is taken, in bytes. */
export const PICTURE_BYTES = 2 * 1024 * 1024;
export const PICTURE_TOO_LARGE = 'A picture may have 2 MB at most';
/** Pictures are kept with sides of this many pixels. */
export const PICTURE_SIDE = 256;

const HOUR_MS = 3_600_000;

/** Between asking for the deletion of an account and the deletion. */
export const DELETION_DELAY_MS = 24 * HOUR_MS;
/** How long the archive of an export can be fetched. */
export const EXPORT_DAYS = 7;
export const EXPORT_LIFE_MS = EXPORT_DAYS * 24 * HOUR_MS;
/** After so many failures an export is given up. */
export const EXPORT_ATTEMPTS = 3;

/** Begins the engine's keys of accounts; those of loops have no mark. */
export const ACCOUNT_KEY = 'account:';

/** Of the pages and of mail to the owner, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGES;

export const HUMAN_HELP = ['off', 'when_stuck', 'always'] as const;
export type HumanHelp = (typeof HUMAN_HELP)[number];
