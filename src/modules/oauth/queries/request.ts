import { isNamed } from '@/core/oauth/redirect';
import type { Runtime } from '@/ports/runtime';
import { clientOf } from '../commands/document';
import type { AssistantScope } from '../constants';
import { isResource, scopesAsked } from '../policy';
import { type AuthorizeQuery, authorizeQuery } from '../schema';
import type { OAuthClient } from './grants';

/** `nowhere`: nobody is led back, as it is not known whom the address belongs to. */
export type AuthorizationRequest =
  | {
      readonly ok: true;
      readonly query: AuthorizeQuery;
      readonly client: OAuthClient;
      readonly scopes: readonly AssistantScope[];
    }
  | {
      readonly ok: false;
      readonly why: 'unknown_client' | 'unknown_address' | 'malformed' | 'no_scope' | 'other_address';
    };

/** What an assistant asks for, where it may: it is known, leads back to an address of its own, proves by PKCE, and means us. */
export async function authorizationRequest(given: unknown, runtime: Runtime): Promise<AuthorizationRequest> {
  const parsed = authorizeQuery.safeParse(given);
  const named = authorizeQuery.pick({ client_id: true, redirect_uri: true }).safeParse(given);
  if (!named.success) return { ok: false, why: 'malformed' };
  const client = await clientOf(named.data.client_id, runtime);
  if (!client) return { ok: false, why: 'unknown_client' };
  if (!isNamed(named.data.redirect_uri, client.redirectUris)) return { ok: false, why: 'unknown_address' };
  if (!parsed.success) return { ok: false, why: 'malformed' };
  const query = parsed.data;
  if (query.resource !== undefined && !isResource(query.resource, runtime.settings))
    return { ok: false, why: 'other_address' };
  const scopes = scopesAsked(query.scope);
  return scopes.length === 0 ? { ok: false, why: 'no_scope' } : { ok: true, query, client, scopes };
}
