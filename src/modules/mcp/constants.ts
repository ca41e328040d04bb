import type { Scope } from '@/core/access/scopes';

/** Which tool needs which scope. */
export const TOOL_SCOPES = {
  find_times: 'availability:read',
  explain_time: 'availability:read',
  list_meetings: 'meetings:read',
  list_threads: 'meetings:read',
  get_thread: 'meetings:read',
  propose_meeting: 'meetings:write',
  book_meeting: 'meetings:write',
  move_meeting: 'meetings:write',
  cancel_meeting: 'meetings:write',
} as const satisfies Record<string, Scope>;

/** Times that one search answers with, and the days that it may span. */
export const MOST_TIMES = 20;
export const MOST_DAYS = 31;
/** People of one meeting. */
export const MOST_GUESTS = 10;
/** Items of a list. */
export const MOST_ITEMS = 25;
/** Times that are offered to guests at once. */
export const MOST_OFFERED = 3;

/** How long a call waits for what comes of it, and how often it looks (milliseconds of real time). */
export const PATIENCE_MS = 10_000;
export const LOOK_MS = 200;
