/** Letters and digits of a code that recommends us: lower case, none taken for another. */
export const CODE_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
export const CODE_LENGTH = 8;

/** Somebody is a friend who was brought along only while their account is as young as this, in days. */
export const NEW_FOR_DAYS = 1;

/** The cookie in which a browser remembers who recommended us (app/_site/referral.script). */
export const VIA_COOKIE = 'via';
