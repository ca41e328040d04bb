/** How long it is kept who did what, in days. */
export const AUDIT_DAYS = 365;
/** Of one account and hour, so many failed sign-ins are written down: anybody can make more. */
export const FAILURES_PER_HOUR = 20;
/** Of the list of what happened to an account: the first page, and every later one. */
export const FIRST_PAGE = 10;
export const NEXT_PAGE = 20;
