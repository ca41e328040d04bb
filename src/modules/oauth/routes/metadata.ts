import type { RuntimeSettings } from '@/ports/runtime';
import { ASSISTANT_SCOPES, AUTHORIZE_PATH, REGISTER_PATH, REVOKE_PATH, TOKEN_PATH } from '../constants';
import { resourceOf } from '../policy';

type At = Pick<RuntimeSettings, 'baseUrl'>;

/** What an assistant has to know to ask for access (RFC 8414). */
export function serverMetadata({ baseUrl }: At) {
  return {
    issuer: baseUrl,
    authorization_endpoint: baseUrl + AUTHORIZE_PATH,
    token_endpoint: baseUrl + TOKEN_PATH,
    registration_endpoint: baseUrl + REGISTER_PATH,
    revocation_endpoint: baseUrl + REVOKE_PATH,
    scopes_supported: ASSISTANT_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  };
}

/** What the MCP server is, and who gives out tokens for it (RFC 9728). */
export function resourceMetadata(settings: At) {
  return {
    resource: resourceOf(settings),
    authorization_servers: [settings.baseUrl],
    scopes_supported: ASSISTANT_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Sundial',
  };
}
