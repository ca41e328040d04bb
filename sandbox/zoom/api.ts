import { Hono } from 'hono';
import type { Contract, Violation } from '../contract';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import type { People } from '../people';
import { errorOfStatus, ZoomError } from './errors';
import { OPERATIONS, type ZoomAnswer } from './operations';
import type { ZoomStandIn } from './stand-in';

interface ApiDeps {
  readonly standIn: ZoomStandIn;
  readonly contract: Contract;
  readonly people: People;
  readonly faults: Faults;
  readonly violations: Violation[];
  /** Path that the description's paths are relative to. */
  readonly basePath: string;
}

/**
 * Zoom's API v2: fault → operation → token and scope → description → handler → description. A breach of the description on
 * either side answers 500 and is recorded: it is our mistake, not a case.
 */
export function zoomApi(deps: ApiDeps): Hono {
  const app = new Hono();
  app.all('/*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const fault = deps.faults.take(c.req.method, pathname);
    const delay = () => new Promise((resolve) => setTimeout(resolve, fault?.delayMs ?? 0));
    if (fault && !fault.afterCommit) await delay();
    const spared = fault?.status === undefined || fault.afterCommit;
    const answer = spared ? await serve(deps, c.req.raw, pathname) : undefined;
    if (fault?.afterCommit) await delay();
    if (fault?.status === undefined) return given(answer as ZoomAnswer);
    if (fault.status === 0) throw new DroppedConnection();
    const { retryAfterSeconds } = fault;
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    return given({ status: fault.status, body: errorOfStatus(fault.status).body }, headers);
  });
  return app;
}

async function serve(deps: ApiDeps, request: Request, path: string): Promise<ZoomAnswer> {
  const { contract } = deps;
  const report = (found: Violation[]): ZoomAnswer => {
    deps.violations.push(...found);
    const reason = found.map(({ side, operation, reason: why }) => `${side} ${operation}: ${why}`).join('; ');
    return { status: 500, body: new ZoomError(500, 500, reason).body };
  };
  try {
    const operation = contract.match(request.method, path.slice(deps.basePath.length));
    const own = operation && OPERATIONS[operation.id];
    if (!operation || !own) throw new ZoomError(404, 404, `The stand-in has no ${request.method} ${path}`);
    const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const grant = token ? deps.standIn.grants.find(token) : null;
    const person = grant && deps.people.find(grant.email);
    if (!grant || !person) throw errorOfStatus(401);
    if (!grant.scopes.includes(own.scope)) {
      throw new ZoomError(400, 4711, `Invalid access token, does not contain scopes:[${own.scope}].`);
    }
    const query = new URL(request.url).searchParams;
    const body = await bodyOf(request);
    const asked = contract.checkRequest(operation.id, query, body);
    if (asked.length > 0) return report(asked);
    const unheeded = [...query.keys(), ...Object.keys(body ?? {})].filter((name) => !own.takes.includes(name));
    if (unheeded.length > 0) {
      const reason = `the stand-in does not implement ${unheeded.join(', ')}`;
      return report([{ side: 'request', operation: operation.id, reason }]);
    }
    const answer = own.handle({
      standIn: deps.standIn,
      person,
      params: operation.pathParameters,
      query,
      body: body ?? {},
    });
    const answered = contract.checkResponse(operation.id, answer.status, answer.body);
    return answered.length > 0 ? report(answered) : answer;
  } catch (error) {
    if (error instanceof ZoomError) return { status: error.status, body: error.body };
    throw error;
  }
}

async function bodyOf(request: Request): Promise<Record<string, unknown> | undefined> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new ZoomError(400, 300, 'Request Body should be a valid JSON object.');
  }
}

function given({ status, body }: ZoomAnswer, headers: Record<string, string> = {}): Response {
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}
