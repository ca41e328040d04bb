import type { CaldavFailure } from '@/ports/caldav';
import { CalendarError } from '@/ports/calendar';

/** The server was not reached; `failure` is for whoever is connecting an account. */
export class Unreached extends CalendarError {
  constructor(
    readonly failure: CaldavFailure,
    message: string,
  ) {
    super('unavailable', message);
  }
}

/** Any error of the connection. The address is not told: it may carry what nobody else should see. */
export function unreached(error: unknown): Unreached {
  const code = String((error as NodeJS.ErrnoException | null)?.code ?? (error as Error | null)?.name ?? '');
  return new Unreached(failureOf(code), `The calendar server cannot be reached (${code.slice(0, 60)})`);
}

function failureOf(code: string): CaldavFailure {
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/.test(code)) return 'certificate';
  if (/^(ENOTFOUND|ENODATA|EAI_NONAME|EPRIVATE)$/.test(code)) return 'host';
  if (/SSL|TLS|EPROTO/.test(code)) return 'encryption';
  return 'unreachable';
}

/** An answer of 400 or more (RFC 4918 11, RFC 4791 1.3, RFC 6578 3.6); messages carry the status only, never contents. */
export function refused(status: number, body: string, retryAfter: string | undefined): CalendarError {
  const message = `The calendar server answered ${status}`;
  const after = retryAfter !== undefined && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) * 1000 : undefined;
  if (status < 500 && /[<:]valid-sync-token\b/.test(body)) return new CalendarError('gone', message);
  if (status < 500 && /[<:]no-uid-conflict\b/.test(body)) return new CalendarError('conflict', message);
  return new CalendarError(codeOf(status), message, after);
}

function codeOf(status: number): CalendarError['code'] {
  switch (status) {
    case 401:
      return 'revoked';
    case 402:
    case 403:
      return 'forbidden';
    case 404:
    case 409:
    case 410:
      return 'not_found';
    case 412:
      return 'conflict';
    case 423:
      return 'unavailable';
    case 429:
      return 'rate_limited';
    default:
      return status >= 500 ? 'unavailable' : 'invalid';
  }
}
