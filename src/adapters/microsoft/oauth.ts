import * as oidc from 'openid-client';
import { z } from 'zod';
import { CalendarError } from '@/ports/calendar';
import type { CalendarOAuth } from '@/ports/oauth';
import { oauthFailure } from '../oauth/failure';
import { tokensOf } from '../oauth/tokens';
import { graphCall } from './http';

/** What cannot be done without; the others say whose account it is and on which clock it runs. */
const NEEDED = 'calendars.readwrite';
const SCOPES = ['offline_access', 'Calendars.ReadWrite', 'MailboxSettings.Read', 'User.Read'];

export interface MicrosoftOAuthConfig {
  /** Origin of the sign-in: `https://login.microsoftonline.com`. */
  readonly loginBase: string;
  /** Who may sign in: `common` (everybody), `organizations`, `consumers`, or one directory's id. */
  readonly tenant: string;
  /** Root of Graph with its version. */
  readonly apiBase: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** How long the token endpoint may take, in seconds. */
const TIMEOUT_S = 15;

const meSchema = z.object({ mail: z.string().nullish(), userPrincipalName: z.string().nullish() });

/**
 * Microsoft's OAuth 2.0 (v2.0 endpoints). The account is named by Graph and not by an ID token, whose issuer is another one
 * for each directory. Refresh tokens rotate.
 */
export function microsoftOAuth({
  loginBase,
  tenant,
  apiBase,
  clientId,
  clientSecret,
}: MicrosoftOAuthConfig): CalendarOAuth {
  const issuer = `${loginBase.replace(/\/$/, '')}/${tenant}`;
  const client = new oidc.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/oauth2/v2.0/authorize`,
      token_endpoint: `${issuer}/oauth2/v2.0/token`,
    },
    clientId,
    undefined,
    oidc.ClientSecretPost(clientSecret),
  );
  client.timeout = TIMEOUT_S;
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(client);
  const call = graphCall({ root: apiBase });

  return {
    authorizationUrl: ({ redirectUri, state, codeVerifier }) =>
      mapped(async () =>
        oidc.buildAuthorizationUrl(client, {
          redirect_uri: redirectUri,
          scope: SCOPES.join(' '),
          state,
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          response_mode: 'query',
          // Whoever is signed in with one account may want to connect another.
          prompt: 'select_account',
        }),
      ),

    exchange: ({ callback, state, codeVerifier }) =>
      mapped(async () => {
        const checks = { pkceCodeVerifier: codeVerifier, expectedState: state };
        const tokens = tokensOf(await oidc.authorizationCodeGrant(client, callback, checks));
        const grant = { kind: 'microsoft-calendar', accessToken: tokens.accessToken, address: '' } as const;
        const query = { $select: 'mail,userPrincipalName' };
        const { mail, userPrincipalName } = await call(grant, { method: 'GET', path: 'me', query }, meSchema);
        const address = mail || userPrincipalName;
        if (!address) throw new CalendarError('invalid', 'The account has no address');
        return { tokens, accountEmail: address.toLowerCase() };
      }),

    refresh: (refreshToken) => mapped(async () => tokensOf(await oidc.refreshTokenGrant(client, refreshToken))),

    // There is no such call: people take their leave back at myapps.microsoft.com or account.live.com/consent.
    revoke: async () => {},

    sufficient: (scopes) => scopes.split(' ').some((scope) => scope.toLowerCase().split('/').at(-1) === NEEDED),
  };
}

async function mapped<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    // The person has to sign in once more: a new password, a second factor, a rule of their directory's.
    if (error instanceof oidc.ResponseBodyError && error.error === 'interaction_required') {
      throw new CalendarError('revoked', 'The provider wants the person to sign in again');
    }
    const { code, message } = oauthFailure(error);
    throw new CalendarError(code, message);
  }
}
