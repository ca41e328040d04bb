import type * as oidc from 'openid-client';
import type { OAuthTokens } from '@/ports/oauth';

/** What a token endpoint gave; its end is counted on the machine's clock, as the provider counts. */
export function tokensOf(answer: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): OAuthTokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? null,
    expiresAt: Date.now() + (answer.expiresIn() ?? 0) * 1000,
    scopes: answer.scope ?? '',
  };
}
