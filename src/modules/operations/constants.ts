/** How long it is kept who did what, in days. */
export const AUDIT_DAYS = 365;
/** Of one account and hour, so many failed sign-ins are written down: anybody can make more. */
export const FAILURES_PER_HOUR = 20;
