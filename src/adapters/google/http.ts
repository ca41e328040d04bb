import { z } from 'zod';
import { type AccessToken, CalendarError } from '@/ports/calendar';

export interface GoogleApi {
  /** Origin of the API, with or without a trailing slash; paths below are of Calendar v3. */
  readonly root: string;
  /** How long one request may take, in milliseconds of real time. */
  readonly timeoutMs: number;
}

export interface GoogleRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/calendar/v3/`, segments already encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly etag?: string;
}

/** One call of the Calendar API; the answer is parsed by `schema`. Throws CalendarError and nothing else. */
export async function call<S extends z.ZodType>(
  api: GoogleApi,
  grant: AccessToken,
  request: GoogleRequest,
  schema: S,
): Promise<z.infer<S>> {
  const url = new URL(`${api.root.replace(/\/$/, '')}/calendar/v3/${request.path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const { status, headers, text } = await send(url, api.timeoutMs, grant, request);
  if (status >= 400) throw failure(status, headers.get('retry-after'), text);
  const parsed = schema.safeParse(text === '' ? undefined : json(text));
  if (!parsed.success) throw new CalendarError('unavailable', 'The calendar provider gave an answer of another form');
  return parsed.data;
}

async function send(
  url: URL,
  timeoutMs: number,
  grant: AccessToken,
  request: GoogleRequest,
): Promise<{ status: number; headers: Headers; text: string }> {
  try {
    const response = await fetch(url, {
      method: request.method,
      headers: {
        authorization: `Bearer ${grant.accessToken}`,
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(request.etag === undefined ? {} : { 'if-match': request.etag }),
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new CalendarError('unavailable', `The calendar provider cannot be reached (${(error as Error).name})`);
  }
}

const errorSchema = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string().optional() })).optional() }),
});
const RATE_REASONS = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'calendarUsageLimitsExceeded'];

/** Google's error answers (`{error:{errors:[{reason}],code}}`) as ours; messages carry the status only, never contents. */
function failure(status: number, retryAfter: string | null, text: string): CalendarError {
  const parsed = errorSchema.safeParse(json(text));
  const reason = parsed.success ? (parsed.data.error.errors?.[0]?.reason ?? '') : '';
  const message = `The calendar provider answered ${status}${/^\w{1,60}$/.test(reason) ? ` (${reason})` : ''}`;
  if (status === 429 || (status === 403 && RATE_REASONS.includes(reason))) {
    return new CalendarError('rate_limited', message, retryAfterMs(retryAfter));
  }
  return new CalendarError(codeOf(status), message);
}

function codeOf(status: number): CalendarError['code'] {
  switch (status) {
    case 401:
      return 'revoked';
    case 403:
      return 'forbidden';
    case 404:
      return 'not_found';
    case 409:
    case 412:
      return 'conflict';
    case 410:
      return 'gone';
    default:
      return status >= 500 ? 'unavailable' : 'invalid';
  }
}

/** RFC 9110 10.2.3, the form in seconds. Without it the caller chooses how long to wait. */
function retryAfterMs(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) * 1000 : undefined;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
