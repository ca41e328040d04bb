import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, sessionId, userOf } from '@/modules/identity/policy';
import { exchange } from './commands/exchange';
import { allow, disconnect } from './commands/grant';
import { registerClient } from './commands/register';
import { revokeToken } from './commands/tokens';
import { isResource, isTicket, resourceOf } from './policy';
import { connectedAssistants } from './queries/grants';
import { authorizationRequest } from './queries/request';
import { answerTo } from './routes/answer';
import { serverMetadata } from './routes/metadata';
import { clientMetadata, consentAnswer, type OAuthError, revokeForm, tokenForm } from './schema';

/** /api/oauth: how other assistants come to act for an owner (OAuth 2.1, as MCP asks for it; docs/decisions/067). */
export const oauthRoutes = new Hono<ApiEnv>()
  .get('/metadata', (c) => c.json(serverMetadata(c.var.runtime.settings)))
  .post('/register', async (c) => {
    const told = clientMetadata.safeParse(await c.req.json().catch(() => null));
    if (!told.success) {
      const wrong = told.error.issues[0];
      const at = wrong?.path[0] === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata';
      return oauthError(c, at, wrong?.message ?? 'Not understood');
    }
    const { grant_types, response_types } = told.data;
    if (
      (grant_types && !grant_types.includes('authorization_code')) ||
      (response_types && !response_types.includes('code'))
    ) {
      return oauthError(
        c,
        'invalid_client_metadata',
        'There is no other grant than authorization_code, with the response type code',
      );
    }
    const { id, name, redirectUris, createdAt } = await registerClient(told.data);
    const answer = {
      client_id: id,
      client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
    return c.json(answer, 201);
  })
  .post('/authorize', requireRole(), async (c) => {
    const { request, ticket, approve, scopes } = parse(consentAnswer, await c.req.json().catch(() => null));
    const { settings } = c.var.runtime;
    const asked = await authorizationRequest(request, c.var.runtime);
    if (!asked.ok)
      throw new Problem(409, 'stale', 'This request is not good, or not any more. Begin again where you came from');
    const shown = { sessionId: sessionId(c.var.sessionHash ?? ''), query: request, nowMs: Date.now() };
    if (!isTicket(ticket, shown, settings))
      throw new Problem(409, 'stale', 'This page was open for too long. Load it again');
    const allowed = asked.scopes.filter((scope) => scopes.includes(scope));
    if (!approve) return c.json({ redirect: answerTo(request, { error: 'access_denied' }, settings) });
    if (allowed.length === 0)
      throw new Problem(400, 'invalid', 'Allow at least one of them', { scopes: ['Allow at least one'] });
    const made = await allow(userOf(c).id, { query: request, scopes: allowed, resource: resourceOf(settings) });
    if (!made.ok) throw new Problem(409, 'too_many', 'So many assistants are connected already: disconnect one first');
    return c.json({ redirect: answerTo(request, { code: made.code }, settings) });
  })
  .post('/token', async (c) => {
    const fields = await formOf(c);
    if (!['authorization_code', 'refresh_token'].includes(String(fields.grant_type))) {
      return oauthError(c, 'unsupported_grant_type', 'There are authorization_code and refresh_token');
    }
    const form = tokenForm.safeParse(fields);
    if (!form.success) return oauthError(c, 'invalid_request', whatIsWrong(form.error));
    if (!isOurs(form.data.resource, c))
      return oauthError(c, 'invalid_target', `There is only ${resourceOf(c.var.runtime.settings)}`);
    const made = await exchange(form.data, { now: new Date(), client: clientOf(c) });
    return made.ok ? c.json(made.tokens, 200, { Pragma: 'no-cache' }) : oauthError(c, made.error, made.why);
  })
  .post('/revoke', async (c) => {
    const form = revokeForm.safeParse(await formOf(c));
    if (!form.success) return oauthError(c, 'invalid_request', whatIsWrong(form.error));
    await revokeToken(form.data.token, form.data.client_id, clientOf(c));
    return c.json({});
  })
  .get('/grants', requireRole(), async (c) => c.json({ items: await connectedAssistants(userOf(c).id) }))
  .delete('/grants/:id', requireRole(), async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success || !(await disconnect(userOf(c).id, id.data, clientOf(c)))) throw notFound();
    return c.body(null, 204);
  });

/** The fields of a form, each once: what is given twice is not guessed at (OAuth 2.1, 3.2). */
async function formOf(c: Context<ApiEnv>): Promise<Record<string, unknown>> {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return {};
  return c.req.parseBody({ all: true });
}

function whatIsWrong({ issues }: z.ZodError): string {
  const [first] = issues;
  return `${first?.path.join('.') || 'The form'}: ${first?.message ?? 'not understood'}`;
}

function isOurs(resource: string | undefined, c: Context<ApiEnv>): boolean {
  return resource === undefined || isResource(resource, c.var.runtime.settings);
}

/** RFC 6749, 5.2: errors of OAuth have its names, not ours. */
function oauthError(c: Context<ApiEnv>, error: OAuthError, description: string): Response {
  return c.json({ error, error_description: description }, error === 'invalid_client' ? 401 : 400);
}
