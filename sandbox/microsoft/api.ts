import { Hono } from 'hono';
import type { Contract, Violation } from '../contract';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import type { GraphAnswer, GraphCall } from './call';
import { deltaOf } from './delta';
import { errorOfStatus, GraphError } from './errors';
import { FIELDS } from './event-body';
import { READING } from './reading';
import type { MicrosoftStandIn } from './stand-in';
import { WRITING } from './writing';

type Handler = (call: GraphCall) => GraphAnswer | Promise<GraphAnswer>;

const HANDLERS: Readonly<Record<string, Handler>> = {
  ...READING,
  ...WRITING,
  'me.calendars.calendar.calendarView.delta': deltaOf,
  'subscriptions.subscription.CreateSubscription': async ({ standIn, person, body }) => {
    return { status: 201, body: await standIn.subscriptions.create(person, body) };
  },
  'subscriptions.subscription.DeleteSubscription': ({ standIn, person, params }) => {
    standIn.subscriptions.remove(person, params.subscriptionId as string);
    return { status: 204 };
  },
};

/** Scopes of which one is needed; where none is named, that of the calendars. */
const SCOPES: Readonly<Record<string, string>> = {
  'me.user.GetUser': 'User.Read',
  'me.GetMailboxSettings': 'MailboxSettings.Read',
};

interface ApiDeps {
  readonly standIn: MicrosoftStandIn;
  readonly contract: Contract;
  readonly faults: Faults;
  readonly violations: Violation[];
  /** Path that the description's paths are relative to. */
  readonly basePath: string;
}

/**
 * Graph v1.0: fault → operation → token and scope → description → handler → description. A breach of the description on
 * either side answers 500 and is recorded: it is our mistake, not a case.
 */
export function graphApi(deps: ApiDeps): Hono {
  const app = new Hono();
  app.all('/*', async (c) => {
    const { pathname } = new URL(c.req.url);
    const fault = deps.faults.take(c.req.method, pathname);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.garbled) return c.json({ value: 'nonsense' });
    const answer = fault?.status !== undefined && !fault.afterCommit ? null : await serve(deps, c.req.raw, pathname);
    if (fault?.status === undefined) return given(answer as GraphAnswer);
    if (fault.status === 0) throw new DroppedConnection();
    const { retryAfterSeconds } = fault;
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    return given({ status: fault.status, body: errorOfStatus(fault.status, fault.reason).body }, headers);
  });
  return app;
}

async function serve(deps: ApiDeps, request: Request, path: string): Promise<GraphAnswer> {
  const { contract, standIn } = deps;
  const report = (found: Violation[]): GraphAnswer => {
    deps.violations.push(...found);
    const reason = found.map(({ side, operation, reason: why }) => `${side} ${operation}: ${why}`).join('; ');
    return { status: 500, body: new GraphError(500, 'contractViolation', reason).body };
  };
  try {
    const operation = contract.match(request.method, path.slice(deps.basePath.length));
    const handle = operation && HANDLERS[operation.id];
    if (!operation || !handle) throw new GraphError(400, 'BadRequest', `The stand-in has no ${request.method} ${path}`);
    const person = authorise(standIn, request, SCOPES[operation.id] ?? 'Calendars.ReadWrite');
    const query = new URL(request.url).searchParams;
    const body = await bodyOf(request);
    const asked = contract.checkRequest(operation.id, query, body);
    if (asked.length > 0) return report(asked);
    const unheeded = operation.id.endsWith('Events') ? unknownFields(body ?? {}) : [];
    if (unheeded.length > 0) {
      const reason = `the stand-in does not implement ${unheeded.join(', ')}`;
      return report([{ side: 'request', operation: operation.id, reason }]);
    }
    const prefer = request.headers.get('prefer') ?? '';
    const answer = await handle({
      standIn,
      person,
      params: operation.pathParameters,
      query,
      body: body ?? {},
      ifMatch: request.headers.get('if-match'),
      pageSize: Number(/odata\.maxpagesize=(\d+)/.exec(prefer)?.[1] ?? query.get('$top') ?? 10),
      url: new URL(request.url).origin + path,
    });
    const answered = contract.checkResponse(operation.id, answer.status, answer.body);
    return answered.length > 0 ? report(answered) : answer;
  } catch (error) {
    if (error instanceof GraphError) return { status: error.status, body: error.body };
    throw error;
  }
}

function authorise(standIn: MicrosoftStandIn, request: Request, scope: string) {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const { people } = standIn.deps;
  const grant = token ? standIn.grants.find(token) : null;
  const minted = token ? standIn.minted.find(token) : undefined;
  const person = minted ? people.bySubject(minted.subject) : grant && people.find(grant.email);
  if (!person) throw errorOfStatus(401);
  if (!(minted ?? grant)?.scopes.includes(scope)) throw errorOfStatus(403);
  return person;
}

function unknownFields(body: Record<string, unknown>): string[] {
  return Object.keys(body).filter((name) => !(FIELDS as readonly string[]).includes(name));
}

async function bodyOf(request: Request): Promise<Record<string, unknown> | undefined> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    throw new GraphError(400, 'BadRequest', 'Unable to read JSON request payload.');
  }
}

function given({ status, body }: GraphAnswer, headers: Record<string, string> = {}): Response {
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}
