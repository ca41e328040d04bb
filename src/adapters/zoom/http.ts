import { z } from 'zod';
import type { AccessToken } from '@/ports/calendar';
import { VideoError } from '@/ports/video';

export interface ZoomApi {
  /** Root of API v2: `https://api.zoom.us/v2`. */
  readonly base: string;
  /** How long one request may take, in milliseconds of real time. */
  readonly timeoutMs: number;
}

export interface ZoomRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the root, segments already encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** One call of Zoom's API; the answer is parsed by `schema`. Throws VideoError and nothing else. */
export async function call<S extends z.ZodType>(
  api: ZoomApi,
  grant: AccessToken,
  request: ZoomRequest,
  schema: S,
): Promise<z.infer<S>> {
  const url = new URL(`${api.base.replace(/\/$/, '')}/${request.path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const { status, headers, text } = await send(url, api.timeoutMs, grant, request);
  if (status >= 300) throw failure(status, headers, text);
  const parsed = schema.safeParse(text === '' ? undefined : json(text));
  if (!parsed.success) throw new VideoError('unavailable', 'Zoom gave an answer of another form');
  return parsed.data;
}

async function send(url: URL, timeoutMs: number, grant: AccessToken, { method, body }: ZoomRequest) {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${grant.accessToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    throw new VideoError('unavailable', `Zoom cannot be reached (${(error as Error).name})`);
  }
}

const errorSchema = z.object({ code: z.number() });

/** Codes by which Zoom says that a meeting, or its host, does not exist (description of `meeting`, answer 404). */
const NO_MEETING = [1001, 3001];

/** Zoom's error answers (`{code, message}`) as ours; messages carry the numbers only, never contents. */
function failure(status: number, headers: Headers, text: string): VideoError {
  const parsed = errorSchema.safeParse(json(text));
  const code = parsed.success ? parsed.data.code : null;
  const message = `Zoom answered ${status}${code === null ? '' : ` (${code})`}`;
  if (status === 429) return new VideoError('rate_limited', message, retryAfterMs(headers.get('retry-after')));
  if (status === 401) return new VideoError('revoked', message);
  if (status === 404 || (code !== null && NO_MEETING.includes(code))) return new VideoError('not_found', message);
  if (status === 403) return new VideoError('forbidden', message);
  return new VideoError(status >= 500 ? 'unavailable' : 'invalid', message);
}

/** RFC 9110 10.2.3, in seconds or as a date; at its daily limits Zoom writes the instant as ISO 8601 has it. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
