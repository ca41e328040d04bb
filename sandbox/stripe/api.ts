import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Operation, Violation } from '../contract';
import type { Fault, Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import type { Handler } from './call';
import { errorOfStatus, StripeError } from './errors';
import { expand } from './expand';
import { readForm } from './form';
import { operations } from './operations/all';
import { API_VERSION } from './show/event';
import type { StripeStandIn } from './stand-in';
import { newId } from './store';

export const SANDBOX_STRIPE = {
  secretKey: 'sk_test_sandbox',
  publicKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
} as const;

/** Largest request body that is read, in characters. */
const LARGEST_BODY = 200_000;

interface Answer {
  readonly status: number;
  readonly body: object;
  readonly headers?: Record<string, string>;
}

/** Answers of errors whose first answer is given again for the same idempotency key. */
const REMEMBERED = [200, 402];

/**
 * Stripe's API below /v1, where the vendor's own SDK looks for it: fault → operation → key → description → handler →
 * description. A breach of the description on either side answers 500 and is recorded: it is our mistake, not a case.
 */
export function stripeApi(standIn: StripeStandIn, faults: Faults): Hono {
  const app = new Hono();
  app.all('/*', async (c) => {
    const fault = faults.take(c.req.method, new URL(c.req.url).pathname);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const spared = fault?.status === undefined || fault.afterCommit;
    const answer = spared ? await answerTo(standIn, c.req.raw) : undefined;
    const given = fault?.status === undefined ? (answer as Answer) : faulty(fault, fault.status);
    return c.json(given.body, given.status as ContentfulStatusCode, { 'Request-Id': newId('req'), ...given.headers });
  });
  return app;
}

function faulty(fault: Fault, status: number): Answer {
  if (status === 0) throw new DroppedConnection();
  const { retryAfterSeconds } = fault;
  return {
    status,
    body: errorOfStatus(status).body,
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  };
}

async function answerTo(standIn: StripeStandIn, request: Request): Promise<Answer> {
  const contract = standIn.deps.contract();
  const url = new URL(request.url);
  const text = await request.text();
  const report = (found: readonly Violation[]): Answer => {
    standIn.deps.violations.push(...found);
    const reason = found.map(({ side, operation, reason: why }) => `${side} ${operation}: ${why}`).join('; ');
    return { status: 500, body: new StripeError(500, 'api_error', reason).body };
  };
  try {
    authorise(request);
    if (text.length > LARGEST_BODY) throw new StripeError(413, 'invalid_request_error', 'The request is too large');
    const operation = contract.match(request.method, url.pathname);
    if (!operation) {
      throw new StripeError(
        404,
        'invalid_request_error',
        `Unrecognized request URL (${request.method}: ${url.pathname}).`,
      );
    }
    const [query, body] = [readForm(url.search), readForm(text)];
    const asked = contract.checkForm(operation.id, query, body);
    if (asked.length > 0) return report(asked);
    const handler = operations[operation.id];
    const params = { ...query, ...body } as Record<string, unknown>;
    const unheeded = Object.keys(params).filter((name) => !handler?.takes.includes(name));
    if (!handler || unheeded.length > 0) {
      const what = handler ? `the parameter ${unheeded.join(', ')}` : 'this operation';
      return report([{ side: 'request', operation: operation.id, reason: `the stand-in does not implement ${what}` }]);
    }
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    const same = `${request.method} ${url.pathname}${url.search} ${text}`;
    const known = key === null ? undefined : standIn.keys.recall(key, same, standIn.account.present);
    if (known) return { ...known, headers: { 'Idempotent-Replayed': 'true' } };
    const answer = perform(standIn, operation, handler, params, key);
    if (key !== null && REMEMBERED.includes(answer.status)) {
      standIn.keys.remember(key, same, answer.status, answer.body, standIn.account.present);
    }
    const given = contract.checkResponse(operation.id, answer.status, answer.body);
    return given.length > 0 ? report(given) : answer;
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: error.body };
    if (error instanceof RangeError) return { status: 400, body: errorOfStatus(400).body };
    throw error;
  }
}

function authorise(request: Request): void {
  const key = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (key !== SANDBOX_STRIPE.secretKey) {
    throw new StripeError(
      401,
      'authentication_error',
      key ? 'Invalid API Key provided' : 'You did not provide an API key.',
    );
  }
  const version = request.headers.get('stripe-version') ?? API_VERSION;
  if (version !== API_VERSION) {
    throw new StripeError(400, 'invalid_request_error', `The stand-in speaks ${API_VERSION}, not ${version}`);
  }
}

function perform(
  standIn: StripeStandIn,
  operation: Operation,
  handler: Handler,
  params: Record<string, unknown>,
  idempotencyKey: string | null,
): Answer {
  const { account } = standIn;
  standIn.catchUp();
  account.events.cause = { requestId: newId('req'), idempotencyKey };
  try {
    const shown = handler.handle({ account, id: operation.pathParameters.id ?? '', params });
    const body = expand(account, shown, (params.expand as string[] | undefined) ?? []);
    return { status: 200, body };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: error.body };
    throw error;
  } finally {
    account.events.cause = undefined;
    standIn.catchUp();
    account.changed();
  }
}
