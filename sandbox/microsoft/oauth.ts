import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Faults } from '../faults';
import { DroppedConnection } from '../google/api';
import { consentPage, refusedPage } from '../pages/consent-page';
import type { People } from '../people';
import { ACCESS_S } from '../rotating-grants';
import { microsoftConsent } from './consent';
import { MICROSOFT_SCOPES } from './registration';
import type { MicrosoftStandIn } from './stand-in';

/** The path of the product's that its registration names. */
const REDIRECT = '/api/integrations/microsoft-calendar/callback';

/**
 * Microsoft's OAuth 2.0, v2.0 endpoints: the consent page, where one chooses who one is (there are no passwords), and the
 * token endpoint. Mounted below the tenant's path, at /oauth2/v2.0.
 */
export function microsoftOauth(standIn: MicrosoftStandIn, people: People, faults: Faults): Hono {
  const app = new Hono();
  const { app: registration } = standIn.deps;

  app.get('/authorize', (c) => {
    const asked = c.req.query();
    const refusal = refusalOf(asked, registration.clientId);
    if (refusal) return c.html(refusedPage('Microsoft', refusal), 400);
    return c.html(consentPage(people.all(), asked, microsoftConsent(c.req.path)));
  });

  app.post('/authorize', async (c) => {
    const form = Object.fromEntries(
      Object.entries(await c.req.parseBody()).map(([name, value]) => [name, String(value)]),
    );
    const refusal = refusalOf(form, registration.clientId);
    const person = people.find(form.email ?? '');
    if (refusal) return c.html(refusedPage('Microsoft', refusal), 400);
    const back = new URL(form.redirect_uri as string);
    if (form.state) back.searchParams.set('state', form.state);
    if (!person) back.searchParams.set('error', 'access_denied');
    else {
      const { redirect_uri: redirectUri = '', code_challenge: challenge = null } = form;
      const code = { email: person.email, scopes: MICROSOFT_SCOPES, redirectUri, challenge };
      back.searchParams.set('code', standIn.grants.issueCode(code));
    }
    return c.redirect(back.href, 303);
  });

  app.post('/token', async (c) => {
    const fault = faults.take('POST', new URL(c.req.url).pathname);
    if (fault) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    const refused = fault?.status !== undefined && !fault.afterCommit;
    const answer = refused ? null : await token(standIn, c.req.raw);
    if (fault?.status === 0) throw new DroppedConnection();
    if (fault?.status !== undefined) {
      return c.json({ error: fault.reason ?? 'temporarily_unavailable' }, fault.status as ContentfulStatusCode);
    }
    const { status, body } = answer as NonNullable<typeof answer>;
    return c.json(body, status);
  });
  return app;
}

function refusalOf(asked: Record<string, string>, clientId: string): string | null {
  if (asked.client_id !== clientId) return 'AADSTS700016: the application was not found';
  const redirect = asked.redirect_uri ?? '';
  const fits = URL.canParse(redirect) && new URL(redirect).pathname === REDIRECT;
  if (!fits) return 'AADSTS50011: the redirect URI is not registered';
  if (asked.response_type !== 'code') return 'AADSTS70007: response_type';
  if (!(asked.scope ?? '').split(' ').includes('offline_access')) return 'The product asks for no refresh token';
  const challenged = asked.code_challenge !== undefined && asked.code_challenge_method === 'S256';
  return challenged ? null : 'The product brings no challenge (RFC 7636)';
}

async function token(standIn: MicrosoftStandIn, request: Request) {
  const refuse = (status: 400 | 401, error: string) => ({ status, body: { error, error_description: error } }) as const;
  const form = new URLSearchParams(await request.text());
  if (!isClient(form, standIn)) return refuse(401, 'invalid_client');
  const kind = form.get('grant_type');
  if (kind !== 'authorization_code' && kind !== 'refresh_token') return refuse(400, 'unsupported_grant_type');
  const { grants } = standIn;
  const grant =
    kind === 'refresh_token'
      ? grants.refresh(form.get('refresh_token') ?? '')
      : grants.exchange(form.get('code') ?? '', form.get('redirect_uri') ?? '', form.get('code_verifier'));
  if (!grant) return refuse(400, 'invalid_grant');
  const body = {
    token_type: 'Bearer',
    scope: grant.scopes.join(' '),
    expires_in: ACCESS_S,
    ext_expires_in: ACCESS_S,
    access_token: grant.accessToken,
    refresh_token: grant.refreshToken,
  };
  return { status: 200, body } as const;
}

/** By the fields of the form, as Microsoft's own pages have it. */
function isClient(form: URLSearchParams, { deps: { app } }: MicrosoftStandIn): boolean {
  const given = Buffer.from(`${form.get('client_id')}:${form.get('client_secret')}`);
  const known = Buffer.from(`${app.clientId}:${app.clientSecret}`);
  return given.length === known.length && timingSafeEqual(given, known);
}
