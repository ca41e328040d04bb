import type { RuntimeSettings } from '@/ports/runtime';
import type { AuthorizeQuery, OAuthError } from '../schema';

/** The address by which an assistant hears the answer (OAuth 2.1, 4.1.2), with who answers (RFC 9207). */
export function answerTo(
  { redirect_uri, state }: AuthorizeQuery,
  answer: { readonly code: string } | { readonly error: OAuthError },
  { baseUrl }: Pick<RuntimeSettings, 'baseUrl'>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state, iss: baseUrl })) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
