import { interactionPolicy, Provider } from 'oidc-provider';
import { nameClaims, type People } from '../../people';
import type { GrantStore } from './grant-store';
import { asGoogleNames, CALENDAR_SCOPES, IDENTITY_SCOPES } from './scopes';

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Exact redirect URIs, as registered in Google's console. Absent: any http address on loopback will do. */
  readonly redirectUris?: readonly string[];
}

export interface OidcOptions {
  /** Public URL of the stand-in of Google, without a trailing slash. */
  readonly issuer: string;
  readonly client: OAuthClient;
  readonly people: People;
  readonly grants: GrantStore;
  readonly signingKey: object;
  readonly cookieKey: string;
  /** Grants whose next code is to bring a refresh token: consent was just given and `access_type` was offline. */
  readonly offline: Set<string>;
}

/** Google's endpoint paths, below the issuer. */
export const ROUTES = {
  authorization: '/o/oauth2/v2/auth',
  token: '/token',
  userinfo: '/v1/userinfo',
  jwks: '/oauth2/v3/certs',
  revocation: '/revoke',
};

const DAY = 86_400;

/** Google's sign-in and OAuth 2.0. Source: developers.google.com/identity/protocols/oauth2/web-server */
export function oidcProvider(options: OidcOptions): Provider {
  const { client, people, grants, offline } = options;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const provider = new Provider(options.issuer, {
    adapter: (model: string) => grants.adapter(model),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: client.redirectUris ?? ['http://localhost/'],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    responseTypes: ['code'],
    routes: ROUTES,
    jwks: { keys: [options.signingKey] },
    cookies: { keys: [options.cookieKey] },
    scopes: [...IDENTITY_SCOPES, ...CALENDAR_SCOPES],
    claims: {
      openid: ['sub', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Google puts address and name into the ID token, where next-auth reads them.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    extraParams: ['access_type', 'include_granted_scopes', 'hd'],
    clientBasedCORS: () => false,
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    interactions: {
      policy,
      url: (_ctx: unknown, interaction: { uid: string }) =>
        `${new URL(options.issuer).pathname}/interaction/${interaction.uid}`,
    },
    findAccount: (_ctx: unknown, subject: string) => accountOf(people, subject),
    loadExistingGrant: ({ oidc }: { oidc: LoadContext }) => {
      const { session, client: asking, result } = oidc;
      const id = result?.consent?.grantId ?? grants.grantOf(session.accountId ?? '', asking.clientId);
      return id ? provider.Grant.find(id) : undefined;
    },
    // `access_type=offline` after a fresh consent brings a refresh token once, as at Google.
    issueRefreshToken: async (_ctx: unknown, _client: unknown, code: { grantId: string }) =>
      offline.delete(code.grantId),
    rotateRefreshToken: false,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 600,
      IdToken: 3600,
      RefreshToken: 180 * DAY,
      Grant: 3650 * DAY,
      Interaction: 3600,
      Session: DAY,
    },
    renderError: (ctx: { type: string; body: string }, out: { error: string; error_description?: string }) => {
      ctx.type = 'text/plain';
      ctx.body = `Error 400: ${out.error}\n${out.error_description ?? ''}\n`;
    },
  });
  provider.proxy = true;
  if (!client.redirectUris) provider.Client.prototype.redirectUriAllowed = isLoopback;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== 'token' || typeof ctx.body?.access_token !== 'string') return;
    if (typeof ctx.body.scope === 'string') ctx.body.scope = asGoogleNames(ctx.body.scope);
    // Google's answer to a refresh does not repeat the refresh token.
    if (ctx.oidc.params?.grant_type === 'refresh_token') delete ctx.body.refresh_token;
  });
  return provider;
}

interface LoadContext {
  session: { accountId?: string };
  client: { clientId: string };
  result?: { consent?: { grantId?: string } };
}

function accountOf(people: People, subject: string) {
  const person = people.bySubject(subject);
  if (!person) return undefined;
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      hd: person.email.split('@')[1],
      email: person.email,
      email_verified: true,
      ...nameClaims(person.name),
    }),
  };
}

function isLoopback(uri: string): boolean {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  return url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname) && url.hash === '';
}
