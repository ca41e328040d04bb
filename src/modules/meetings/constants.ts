/** Live holds that one loop and one owner may have at a time. */
export const HOLDS_PER_LOOP = 3;
export const HOLDS_PER_OWNER = 20;

/** How long a slot stays claimed while it is being booked, in minutes; a crash is repeated well within it. */
export const CLAIM_MIN = 15;

/** Pauses before each look for the link of a video conference that the provider is still making, in milliseconds. */
export const CONFERENCE_PAUSES_MS = [0, 150, 300, 600, 1200];

/** Attempts at writing over an event that others change at the same time. */
export const PATCH_ATTEMPTS = 4;
