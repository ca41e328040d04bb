/** For how long an administrator may look past an owner's refusal, and at the pages as somebody else, in minutes. */
export const GLASS_MINUTES = 30;
export const VIEW_AS_MINUTES = 30;
