import { z } from 'zod';
import { mayLeadTo } from '@/core/oauth/redirect';
import { ASSISTANT_SCOPES } from './constants';

const text = (most: number) => z.string().max(most);

/** What a client tells of itself (RFC 7591, 2), and what its document says. What is not listed is passed over. */
export const clientMetadata = z.looseObject({
  redirect_uris: z
    .array(
      z.string().refine(mayLeadTo, 'Nobody is led there: https, http on the same machine, or a scheme of your own'),
    )
    .min(1)
    .max(10)
    .describe('Where its users are led back to, letter by letter; on the same machine the port may differ'),
  client_name: z.string().trim().max(100).optional().describe('As its users read it'),
  grant_types: z.array(text(100)).max(20).optional(),
  response_types: z.array(text(100)).max(20).optional(),
});
export type ClientMetadata = z.infer<typeof clientMetadata>;

/** The document of a client whose id is its address. */
export const clientDocument = clientMetadata.extend({ client_id: text(500) });

/** What an authorization is asked for with (OAuth 2.1, 4.1.1; RFC 7636; RFC 8707). */
export const authorizeQuery = z.object({
  response_type: z.literal('code'),
  client_id: text(500).min(1),
  redirect_uri: text(500),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  scope: text(500).optional(),
  state: text(2000).optional(),
  resource: text(500).optional(),
});
export type AuthorizeQuery = z.infer<typeof authorizeQuery>;

/** POST /api/oauth/authorize: the owner's answer on the page of consent. */
export const consentAnswer = z.strictObject({
  request: authorizeQuery,
  ticket: text(100).describe('Of the page that was shown'),
  approve: z.boolean(),
  scopes: z.array(z.enum(ASSISTANT_SCOPES)).max(ASSISTANT_SCOPES.length).describe('What of it is allowed'),
});
export type ConsentAnswer = z.infer<typeof consentAnswer>;

const clientId = text(500).min(1);

/** POST /api/oauth/token, as a form (OAuth 2.1, 3.2.2). */
export const tokenForm = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    client_id: clientId,
    code: text(200),
    redirect_uri: text(500),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
    resource: text(500).optional(),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    client_id: clientId,
    refresh_token: text(200),
    scope: text(500).optional(),
    resource: text(500).optional(),
  }),
]);
export type TokenForm = z.infer<typeof tokenForm>;

/** POST /api/oauth/revoke, as a form (RFC 7009). */
export const revokeForm = z.object({
  token: text(200),
  client_id: clientId.optional(),
  token_type_hint: text(100).optional(),
});

/** RFC 6749, 5.1. */
export interface IssuedTokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** In seconds. */
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

/** The errors of OAuth (RFC 6749, 4.1.2.1 and 5.2; RFC 7591, 3.2.2; RFC 8707, 2). */
export type OAuthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata'
  | 'access_denied';
