import { z } from 'zod';
import { CalendarError, type MicrosoftGrant } from '@/ports/calendar';
import { failure } from './failure';
import { Throttle } from './throttle';

export interface GraphOptions {
  /** Root of the API with its version: `https://graph.microsoft.com/v1.0`. */
  readonly root: string;
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Items per page. */
  readonly pageSize?: number;
}

export interface GraphRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the root, segments already encoded; or a link that an answer gave. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly etag?: string;
}

/** One call of Graph; the answer is parsed by `schema`. Throws CalendarError and nothing else. */
export type Call = <S extends z.ZodType>(
  grant: MicrosoftGrant,
  request: GraphRequest,
  schema: S,
) => Promise<z.infer<S>>;

/** Longest answer that is read, in bytes: a page of many long events is a tenth of it. */
const LARGEST_ANSWER = 32_000_000;

/** A provider that never stops paging is not followed for ever. */
const PAGE_LIMIT = 1000;

/**
 * Graph over fetch: times in UTC, a mailbox asked as often as it lets itself be asked. Ids are not asked to be immutable:
 * such a one goes on to name an event that lies among the deleted.
 */
export function graphCall({ root, timeoutMs = 15_000, pageSize = 200 }: GraphOptions): Call {
  const base = root.replace(/\/$/, '');
  const throttle = new Throttle();
  const prefer = `outlook.timezone="UTC", odata.maxpagesize=${pageSize}`;

  return async (grant, request, schema) => {
    const url = addressOf(base, request);
    const { status, retryAfter, text } = await throttle.inTurn(grant.address, () => {
      const rest = throttle.restOf(grant.address);
      if (rest > 0) throw new CalendarError('rate_limited', 'The calendar provider has asked for a pause', rest);
      return send(url, grant, request, { prefer, timeoutMs });
    });
    if (status >= 400) {
      const error = failure(status, retryAfter, text);
      if (error.retryAfterMs !== undefined) throttle.rest(grant.address, error.retryAfterMs);
      throw error;
    }
    const parsed = schema.safeParse(text === '' ? undefined : json(text));
    if (!parsed.success) throw new CalendarError('unavailable', 'The calendar provider gave an answer of another form');
    return parsed.data;
  };
}

const pageSchema = z.object({
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});

/** The items of a list, page by page, and the link of the last page by which changes are heard of, if it has one. */
export async function readList<S extends z.ZodType>(
  call: Call,
  grant: MicrosoftGrant,
  request: Pick<GraphRequest, 'path' | 'query'>,
  item: S,
): Promise<{ items: z.infer<S>[]; deltaLink: string | undefined }> {
  const schema = pageSchema.extend({ value: z.array(item) });
  const items: z.infer<S>[] = [];
  let next: Pick<GraphRequest, 'path' | 'query'> = request;
  for (let n = 0; n < PAGE_LIMIT; n++) {
    const page: z.infer<typeof schema> = await call(grant, { method: 'GET', ...next }, schema);
    items.push(...page.value);
    const link = page['@odata.nextLink'];
    if (link === undefined) return { items, deltaLink: page['@odata.deltaLink'] };
    next = { path: link };
  }
  throw new CalendarError('unavailable', 'The provider did not come to a last page');
}

/** A link has to lead to where we are: whoever gets the token may read the calendar. */
function addressOf(base: string, { path, query = {} }: GraphRequest): URL {
  const link = /^https?:/.test(path);
  if (link && !path.startsWith(`${base}/`)) throw new CalendarError('gone', 'The link leads to another place');
  const url = new URL(link ? path : `${base}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

async function send(
  url: URL,
  grant: MicrosoftGrant,
  { method, body, etag }: GraphRequest,
  { prefer, timeoutMs }: { prefer: string; timeoutMs: number },
): Promise<{ status: number; retryAfter: string | null; text: string }> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${grant.accessToken}`,
        prefer,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(etag === undefined ? {} : { 'if-match': etag }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const { status, headers } = response;
    return { status, retryAfter: headers.get('retry-after'), text: await boundedText(response) };
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    throw new CalendarError('unavailable', `The calendar provider cannot be reached (${(error as Error).name})`);
  }
}

async function boundedText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > LARGEST_ANSWER)
      throw new CalendarError('unavailable', 'The answer of the calendar provider is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
