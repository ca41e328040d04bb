import * as oidc from 'openid-client';
import { VideoError, type VideoOAuth } from '@/ports/video';
import { oauthFailure } from '../oauth/failure';
import { tokensOf } from '../oauth/tokens';

/**
 * What has to be granted: to make, change and delete meetings, to find those again whose making was cut off, and who the
 * account is. Zoom asks for what the app was registered with; newer registrations name each operation, older ones groups.
 */
const NEEDED: readonly (readonly string[])[] = [
  ['meeting:write', 'meeting:write:meeting'],
  ['meeting:write', 'meeting:update:meeting'],
  ['meeting:write', 'meeting:delete:meeting'],
  ['meeting:read', 'meeting:read:meeting'],
  ['meeting:read', 'meeting:read:list_meetings'],
  ['user:read', 'user:read:user'],
];

export interface ZoomOAuthConfig {
  /** Origin of the OAuth endpoints: `https://zoom.us`. */
  readonly oauthBase: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How long the token endpoint may take, in seconds. */
const TIMEOUT_S = 15;

/** Zoom's OAuth 2.0 for users: /oauth/authorize, /oauth/token (HTTP Basic), /oauth/revoke. Refresh tokens rotate. */
export function zoomOAuth({ oauthBase, clientId, clientSecret }: ZoomOAuthConfig): VideoOAuth {
  const base = oauthBase.replace(/\/$/, '');
  const client = new oidc.Configuration(
    {
      issuer: base,
      authorization_endpoint: `${base}/oauth/authorize`,
      token_endpoint: `${base}/oauth/token`,
      revocation_endpoint: `${base}/oauth/revoke`,
    },
    clientId,
    undefined,
    oidc.ClientSecretBasic(clientSecret),
  );
  client.timeout = TIMEOUT_S;
  if (base.startsWith('http:')) oidc.allowInsecureRequests(client);

  return {
    authorizationUrl: ({ redirectUri, state, codeVerifier }) =>
      mapped(async () =>
        oidc.buildAuthorizationUrl(client, {
          redirect_uri: redirectUri,
          state,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        }),
      ),
    exchange: ({ callback, state, codeVerifier }) =>
      mapped(async () =>
        tokensOf(
          await oidc.authorizationCodeGrant(client, callback, {
            pkceCodeVerifier: codeVerifier,
            expectedState: state,
          }),
        ),
      ),
    refresh: (refreshToken) => mapped(async () => tokensOf(await oidc.refreshTokenGrant(client, refreshToken))),
    revoke: (token) => mapped(async () => oidc.tokenRevocation(client, token)),
    sufficient(scopes) {
      const granted = new Set(scopes.split(/[ ,]+/));
      return NEEDED.every((alternatives) => alternatives.some((scope) => granted.has(scope)));
    },
  };
}

async function mapped<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const { code, message } = oauthFailure(error);
    throw new VideoError(code, message);
  }
}
