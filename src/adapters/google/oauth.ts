import * as oidc from 'openid-client';
import { CalendarError } from '@/ports/calendar';
import type { CalendarOAuth } from '@/ports/oauth';
import { oauthFailure } from '../oauth/failure';
import { tokensOf } from '../oauth/tokens';

/**
 * What we ask for: read and write events, list calendars, read busy time (events.* alone does not allow freeBusy.query;
 * see the Calendar API's discovery document, revision 20260708), and who the account is.
 */
const CALENDAR_SCOPES = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  'https://www.googleapis.com/auth/calendar.freebusy',
];

export interface GoogleOAuthConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Google's OAuth 2.0 for web server applications, endpoints by discovery at `issuer` (looked up once, at first use). */
export function googleOAuth(config: GoogleOAuthConfig): CalendarOAuth {
  let discovered: Promise<oidc.Configuration> | undefined;

  async function client(): Promise<oidc.Configuration> {
    discovered ??= discover(config);
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  }

  return {
    authorizationUrl: (request) =>
      mapped(async () =>
        oidc.buildAuthorizationUrl(await client(), {
          redirect_uri: request.redirectUri,
          scope: ['openid', 'email', ...CALENDAR_SCOPES].join(' '),
          state: request.state,
          nonce: request.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(request.codeVerifier),
          code_challenge_method: 'S256',
          // Only with both does Google give a refresh token, also to who has consented before.
          access_type: 'offline',
          prompt: 'consent',
          ...(request.loginHint === null ? {} : { login_hint: request.loginHint }),
        }),
      ),

    exchange: ({ callback, state, nonce, codeVerifier }) =>
      mapped(async () => {
        const answer = await oidc.authorizationCodeGrant(await client(), callback, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        const email = answer.claims()?.email;
        if (typeof email !== 'string') throw new CalendarError('invalid', 'The ID token names no address');
        return { tokens: tokensOf(answer), accountEmail: email.toLowerCase() };
      }),

    refresh: (refreshToken) => mapped(async () => tokensOf(await oidc.refreshTokenGrant(await client(), refreshToken))),

    revoke: (refreshToken) => mapped(async () => oidc.tokenRevocation(await client(), refreshToken)),

    sufficient(scopes) {
      const granted = new Set(scopes.split(' '));
      return CALENDAR_SCOPES.every((scope) => granted.has(scope));
    },
  };
}

function discover(config: GoogleOAuthConfig): Promise<oidc.Configuration> {
  const issuer = new URL(config.issuer);
  const loopback = issuer.hostname === '127.0.0.1' || issuer.hostname === 'localhost';
  return oidc.discovery(issuer, config.clientId, undefined, oidc.ClientSecretPost(config.clientSecret), {
    timeout: 15,
    execute: loopback ? [oidc.allowInsecureRequests] : [],
  });
}

async function mapped<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof CalendarError) throw error;
    const { code, message } = oauthFailure(error);
    throw new CalendarError(code, message);
  }
}
