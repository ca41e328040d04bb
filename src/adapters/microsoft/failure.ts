import { z } from 'zod';
import { CalendarError } from '@/ports/calendar';

const errorSchema = z.object({ error: z.object({ code: z.string() }) });

/** Refusals (403) that say that the leave itself is gone, not that something is somebody else's. */
const WITHDRAWN = [
  'Authorization_RequestDenied',
  'ErrorInsufficientPermissionsInAccessToken',
  'InvalidAuthenticationToken',
];

/** Longest pause that is believed, in milliseconds. */
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Graph's error answers (`{error:{code,message}}`) as ours; messages carry status and code only, never contents. */
export function failure(status: number, retryAfter: string | null, body: string): CalendarError {
  const code = codeIn(body);
  const message = `The calendar provider answered ${status}${/^[\w.]{1,80}$/.test(code) ? ` (${code})` : ''}`;
  const pause = status === 429 || status === 503 ? pauseMs(retryAfter) : undefined;
  return new CalendarError(codeOf(status, code), message, pause);
}

function codeIn(body: string): string {
  try {
    return errorSchema.parse(JSON.parse(body)).error.code;
  } catch {
    return '';
  }
}

function codeOf(status: number, code: string): CalendarError['code'] {
  switch (status) {
    case 400:
      return /SyncState/i.test(code) ? 'gone' : 'invalid';
    case 401:
      return 'revoked';
    case 403:
      return WITHDRAWN.includes(code) ? 'revoked' : 'forbidden';
    case 404:
      return 'not_found';
    case 409:
    case 412:
      return 'conflict';
    case 410:
      return 'gone';
    case 429:
      return 'rate_limited';
    default:
      return status >= 500 ? 'unavailable' : 'invalid';
  }
}

/** RFC 9110 10.2.3, in seconds or until an instant. Without it the caller chooses how long to wait. */
function pauseMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d{1,6}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? Math.min(ms, LONGEST_PAUSE_MS) : undefined;
}
