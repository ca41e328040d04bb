import type { Context, MiddlewareHandler } from 'hono';
import { type BearerError, bearerChallenge, bearerIn, isTokenForm } from '@/core/access/bearer';
import { withoutLinkKeys } from '@/core/mail/link-keys';
import { database } from '@/db/client';
import type { ApiEnv } from '@/modules/identity/policy';
import { recordAct } from '@/modules/operations/commands/audit';
import { noteUse } from '@/modules/tokens/commands';
import { tokenHash } from '@/modules/tokens/policy';
import { tokenByHash } from '@/modules/tokens/queries';
import { isJson } from './is-json';
import { endpointOf } from './openapi/by-route';
import { RateLimit } from './rate-limit';

/** Calls of one account by its tokens in a minute. */
const perAccount = new RateLimit('calls by tokens', 300, 60_000);

const READS = new Set(['GET', 'HEAD']);
const NEVER = new Date(0);

/** Whether a request brings a key of its own (RFC 6750, 2.1): then no cookie is looked at, and no page of another site sent it. */
export function isByBearer(c: Context): boolean {
  return bearerIn(c.req.header('authorization')) !== null;
}

/**
 * Lets an access token stand in the place of a session, on the routes whose description names one of its scopes, and on no
 * others. It is never a recent sign-in, has no links by which the owner acts in what it reads, and what it writes is written down.
 */
export const byToken: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const bearer = bearerIn(c.req.header('authorization'));
  const endpoint = bearer === null ? null : endpointOf(c);
  // Whoever calls what is open to anyone is a visitor there, whatever they bring.
  if (bearer === null || !endpoint || endpoint.caller === 'anyone' || endpoint.caller === 'link') return next();
  const token = isTokenForm(bearer) ? await tokenByHash(tokenHash(bearer)) : null;
  if (!token) return refuse(c, 'invalid_token');
  const waitMs = await perAccount.take(token.user.id);
  if (waitMs > 0) {
    const text = { error: 'Too many calls. Wait a minute, then try again', code: 'too_many' };
    return c.json(text, 429, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
  }
  const { scope } = endpoint;
  if (!scope || !token.scopes.includes(scope)) return refuse(c, 'insufficient_scope', scope);
  await noteUse(token);
  c.set('token', { id: token.id, name: token.name });
  c.set('session', { user: token.user, expires: token.expiresAt, authenticatedAt: NEVER, viewAs: null });
  await next();
  if (!c.res.ok) return;
  const { method, path } = c.req;
  if (!READS.has(method) && !endpoint.recorded) {
    const { id: userId } = token.user;
    const act = {
      action: 'token.wrote',
      actor: userId,
      userId,
      subject: token.id,
      reason: `${method} ${path}`,
    } as const;
    // The answer has not left yet: it is lost where this fails.
    await recordAct(database(), { ...act, data: { token: token.name } });
  }
  if (isJson(c.res)) c.res = c.newResponse(withoutLinkKeys(await c.res.text()), c.res);
};

const REFUSED = {
  invalid_token: [401, 'This token is unknown, revoked or over'],
  insufficient_scope: [403, 'The scopes of this token do not open this'],
} as const;

function refuse(c: Context<ApiEnv>, code: BearerError, scope?: string): Response {
  const [status, error] = REFUSED[code];
  return c.json({ error, code }, status, { 'WWW-Authenticate': bearerChallenge(code, scope) });
}
