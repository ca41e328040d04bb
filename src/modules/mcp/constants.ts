import type { Scope } from '@/core/access/scopes';

/** Which tool needs which scope. */
export const TOOL_SCOPES = {
  find_times: 'availability:read',
} as const satisfies Record<string, Scope>;

/** Times that one search answers with, and the days that it may span. */
export const MOST_TIMES = 20;
export const MOST_DAYS = 31;
/** People of one meeting. */
export const MOST_GUESTS = 10;
