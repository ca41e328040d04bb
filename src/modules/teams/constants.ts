/** Longest name of a team. */
export const TEAM_NAME = 80;

/** Invites of one team that nobody has answered yet. */
export const OPEN_INVITES = 100;

/** Mails that the invites of one team may make in a day, sent again or not. */
export const INVITES_PER_DAY = 50;
