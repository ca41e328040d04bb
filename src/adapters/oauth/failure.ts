import * as oidc from 'openid-client';

/** What went wrong at an OAuth server, in words that ports share. */
export interface OAuthFailure {
  readonly code: 'forbidden' | 'invalid' | 'revoked' | 'rate_limited' | 'unavailable';
  readonly message: string;
}

/** Errors of the protocol (RFC 6749 4.1.2.1, 5.2); messages carry the error code only. */
export function oauthFailure(error: unknown): OAuthFailure {
  if (error instanceof oidc.AuthorizationResponseError) {
    const code = error.error === 'access_denied' ? 'forbidden' : 'invalid';
    return { code, message: `The provider refused the authorization (${error.error})` };
  }
  if (error instanceof oidc.ResponseBodyError) {
    if (error.error === 'invalid_grant') return { code: 'revoked', message: 'The grant is not valid any more' };
    const code = error.status >= 500 ? 'unavailable' : error.status === 429 ? 'rate_limited' : 'invalid';
    return { code, message: `The token endpoint answered ${error.status} (${error.error})` };
  }
  if (isProtocolError(error)) return { code: 'invalid', message: `The answer was refused (${error.code})` };
  return { code: 'unavailable', message: 'The OAuth endpoints cannot be reached' };
}

/** State, nonce, issuer or signature that do not fit: never a matter of trying again. */
function isProtocolError(error: unknown): error is oidc.ClientError & { code: string } {
  if (!(error instanceof oidc.ClientError) || error.code === undefined) return false;
  return error.code !== 'OAUTH_TIMEOUT' && error.code !== 'OAUTH_RESPONSE_IS_NOT_CONFORM';
}
