import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { knownZone } from '../../src/core/time/zone';
import type { Contract, Operation, Violation } from '../contract';
import type { Faults } from '../faults';
import type { People, Person } from '../people';
import type { FindAccess } from './access-tokens';
import type { Answer, Call, Handler } from './calendar/call';
import { errorOfStatus, GoogleError, invalid } from './errors';
import { selectFields } from './fields';

export interface ApiDeps {
  readonly contract: Contract;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly people: People;
  readonly faults: Faults;
  /** Where every breach of the contract is recorded. */
  readonly violations: Violation[];
  readonly findAccess: FindAccess;
  /** Path that the description's paths are relative to, for example `/google/calendar/v3`. */
  readonly basePath: string;
  readonly origin: string;
}

/** Largest request body that is read, in characters. */
const LARGEST_BODY = 1_000_000;

/**
 * Serves one of Google's REST APIs: fault → operation → token and scope → contract → handler → contract. A breach of the
 * contract on either side answers 500 with the reason: it is a mistake in our client or in the sandbox, never a case to handle.
 */
export function googleApi(deps: ApiDeps): Hono {
  const app = new Hono();
  app.all('/*', async (c) => {
    const url = new URL(c.req.url);
    const path = deps.basePath + url.pathname.slice(url.pathname.indexOf(deps.basePath) + deps.basePath.length);
    const fault = deps.faults.take(c.req.method, path);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.garbled) return c.json({ kind: 'nonsense', calendars: 'none' });
    const answer = fault?.status !== undefined && !fault.afterCommit ? undefined : await serve(deps, c.req.raw, path);
    if (fault?.status === undefined) return answer as Response;
    if (fault.status === 0) throw new DroppedConnection();
    const headers: Record<string, string> =
      fault.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(fault.retryAfterSeconds) };
    return refusal(errorOfStatus(fault.status, fault.reason), headers);
  });
  return app;
}

/** Thrown for a fault of status 0: the server closes the connection without an answer. */
export class DroppedConnection extends Error {}

async function serve(deps: ApiDeps, request: Request, path: string): Promise<Response> {
  const operation = deps.contract.match(request.method, path.slice(deps.basePath.length));
  if (!operation)
    return refusal(new GoogleError(404, 'notFound', `Not Found: the API has no ${request.method} ${path}`));
  const report = (found: Violation[]) => {
    deps.violations.push(...found);
    const reason = found.map((violation) => `${violation.side} ${violation.operation}: ${violation.reason}`).join('; ');
    return refusal(new GoogleError(500, 'contractViolation', reason));
  };
  try {
    const person = await authorise(deps, request, operation);
    const query = new URL(request.url).searchParams;
    const body = await bodyOf(request);
    const asked = deps.contract.checkRequest(operation.id, query, body);
    if (asked.length > 0) return report(asked);
    const zone = query.get('timeZone');
    if (zone !== null && !knownZone(zone)) throw invalid(`Invalid time zone: ${zone}`, 'timeZone');
    const handler = deps.handlers[operation.id];
    if (!handler)
      return refusal(new GoogleError(501, 'notImplemented', `The sandbox does not implement ${operation.id}`));
    const call: Call = {
      person,
      params: operation.pathParameters,
      query,
      body: (body ?? {}) as Record<string, unknown>,
      ifMatch: request.headers.get('if-match') ?? undefined,
      apiUrl: deps.origin + deps.basePath,
    };
    const answer = await handler(call);
    const given = deps.contract.checkResponse(operation.id, answer.status, answer.body);
    return given.length > 0 ? report(given) : respond(answer, query.get('fields'));
  } catch (error) {
    if (error instanceof GoogleError) return refusal(error);
    throw error;
  }
}

async function authorise(deps: ApiDeps, request: Request, operation: Operation): Promise<Person> {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const access = token ? await deps.findAccess(token) : undefined;
  const person = access && deps.people.bySubject(access.subject);
  if (!access || !person) {
    throw new GoogleError(401, token ? 'authError' : 'required', token ? 'Invalid Credentials' : 'Login Required.', {
      location: 'Authorization',
      locationType: 'header',
    });
  }
  if (operation.scopes.length > 0 && !operation.scopes.some((scope) => access.scopes.includes(scope))) {
    throw new GoogleError(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.');
  }
  return person;
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  if (text.length > LARGEST_BODY) throw new GoogleError(413, 'uploadTooLarge', 'Request body is too large');
  try {
    return JSON.parse(text);
  } catch {
    throw new GoogleError(400, 'parseError', 'Parse Error');
  }
}

function respond(answer: Answer, fields: string | null): Response {
  if (!answer.body) return new Response(null, { status: answer.status });
  const etag = (answer.body as { etag?: string }).etag;
  return Response.json(fields ? selectFields(answer.body, fields) : answer.body, {
    status: answer.status,
    headers: etag ? { ETag: etag } : {},
  });
}

function refusal(error: GoogleError, headers: Record<string, string> = {}): Response {
  const challenge: Record<string, string> =
    error.status === 401
      ? { 'WWW-Authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' }
      : {};
  return Response.json(error.body, {
    status: error.status as ContentfulStatusCode,
    headers: { ...challenge, ...headers },
  });
}
