/** Begins the engine's keys of those who are briefed; see main/worker-role. */
export const BRIEFING_KEY = 'briefing:';
/** Begins the engine's keys of mails that answer a briefing. */
export const ANSWER_KEY = 'briefing-answer:';
/** An answer that has waited for so long is woken again (milliseconds). */
export const ANSWER_OVERDUE_MS = 10_000;
/** As many people are begun with in one look. */
export const BATCH = 500;
/** Days of the calendar in which somebody was met who is not met for the first time. */
export const MET_DAYS = 90;
/** Days after today in which the next meeting is looked for. */
export const AHEAD_DAYS = 4;
/** Weeks of cohorts that are shown, unless it is said. */
export const COHORT_WEEKS = 8;
/** Counts below this could name somebody. */
export const FEWEST = 10;
/** The Message-ID of a briefing, by which an answer to it is known. */
export const BRIEFING_MESSAGE = /^<briefing\.([0-9a-f-]{36})@/;
