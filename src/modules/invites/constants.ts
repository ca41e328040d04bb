/** Days for which an invite is good. */
export const INVITE_DAYS = 14;

/** Letters and digits that are not taken for each other; 32 of them: 12 in a code are 60 bits. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 12;

/** How often one invite may be good. */
export const MAX_USES = 1_000;
