import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import { consentPage, refusedPage } from '../pages/consent-page';
import type { People } from '../people';
import { ACCESS_S } from '../rotating-grants';
import { ZOOM_CONSENT } from './pages';
import { ZOOM_SCOPES } from './registration';
import type { ZoomStandIn } from './stand-in';

/** The path of the product's that Zoom's registration of it names. */
const REDIRECT = '/api/integrations/zoom/callback';

/**
 * Zoom's OAuth: the consent page, where one chooses who one is (there are no passwords), and the token endpoint with HTTP
 * Basic. Mounted at /oauth.
 */
export function zoomOauth(standIn: ZoomStandIn, people: People, faults: Faults): Hono {
  const app = new Hono();
  const { app: registration } = standIn.deps;

  app.get('/authorize', (c) => {
    const asked = c.req.query();
    const refusal = refusalOf(asked, registration.clientId);
    if (refusal) return c.html(refusedPage('Zoom', refusal), 400);
    return c.html(consentPage(people.all(), asked, ZOOM_CONSENT));
  });

  app.post('/authorize', async (c) => {
    const form = Object.fromEntries(
      Object.entries(await c.req.parseBody()).map(([name, value]) => [name, String(value)]),
    );
    const refusal = refusalOf(form, registration.clientId);
    const person = people.find(form.email ?? '');
    if (refusal) return c.html(refusedPage('Zoom', refusal), 400);
    const back = new URL(form.redirect_uri as string);
    if (form.state) back.searchParams.set('state', form.state);
    if (!person) back.searchParams.set('error', 'access_denied');
    else {
      const scopes = form.scopes === undefined ? ZOOM_SCOPES : form.scopes.split(' ');
      const { redirect_uri: redirectUri = '', code_challenge: challenge = null } = form;
      back.searchParams.set('code', standIn.grants.issueCode({ email: person.email, scopes, redirectUri, challenge }));
    }
    return c.redirect(back.href, 303);
  });

  app.post('/token', async (c) => {
    const fault = faults.take('POST', new URL(c.req.url).pathname);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const refused = fault?.status !== undefined && !fault.afterCommit;
    const answer = refused ? null : await token(standIn, c.req.raw);
    if (fault?.status === 0) throw new DroppedConnection();
    if (fault?.status !== undefined) return c.json({ error: 'server_error' }, fault.status as ContentfulStatusCode);
    const { status, body } = answer as NonNullable<typeof answer>;
    return c.json(body, status);
  });

  app.post('/revoke', async (c) => {
    if (!isClient(c.req.raw, standIn)) return c.json({ reason: 'Invalid client', error: 'invalid_client' }, 401);
    const form = new URLSearchParams(await c.req.text());
    const grant = standIn.grants.find(form.get('token') ?? '');
    if (grant) standIn.grants.revoke(grant.email);
    return c.json({ status: 'success' });
  });
  return app;
}

function refusalOf(asked: Record<string, string>, clientId: string): string | null {
  if (asked.client_id !== clientId) return 'Invalid client_id (4,700)';
  const redirect = asked.redirect_uri ?? '';
  const fits = URL.canParse(redirect) && new URL(redirect).pathname === REDIRECT;
  if (!fits) return 'Invalid redirect (4,700)';
  if (asked.response_type !== 'code') return 'Invalid response_type';
  return asked.code_challenge !== undefined && asked.code_challenge_method !== 'S256' ? 'Invalid challenge' : null;
}

async function token(standIn: ZoomStandIn, request: Request) {
  const refuse = (status: 400 | 401, reason: string, error: string) => ({ status, body: { reason, error } }) as const;
  const form = new URLSearchParams(await request.text());
  if (!isClient(request, standIn)) return refuse(401, 'Invalid client_id or client_secret', 'invalid_client');
  const kind = form.get('grant_type');
  if (kind !== 'authorization_code' && kind !== 'refresh_token') {
    return refuse(400, 'unsupported grant type', 'unsupported_grant_type');
  }
  const { grants } = standIn;
  const grant =
    kind === 'refresh_token'
      ? grants.refresh(form.get('refresh_token') ?? '')
      : grants.exchange(form.get('code') ?? '', form.get('redirect_uri') ?? '', form.get('code_verifier'));
  if (!grant) return refuse(400, 'Invalid Token!', 'invalid_grant');
  const body = {
    access_token: grant.accessToken,
    token_type: 'bearer',
    refresh_token: grant.refreshToken,
    expires_in: ACCESS_S,
    scope: grant.scopes.join(' '),
  };
  return { status: 200, body } as const;
}

function isClient(request: Request, { deps: { app } }: ZoomStandIn): boolean {
  const given = /^Basic (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const [name = '', secret = ''] = Buffer.from(given, 'base64').toString('utf8').split(':').map(decodeURIComponent);
  const [left, right] = [Buffer.from(`${name}:${secret}`), Buffer.from(`${app.clientId}:${app.clientSecret}`)];
  return left.length === right.length && timingSafeEqual(left, right);
}
