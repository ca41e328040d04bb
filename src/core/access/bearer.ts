/** Begins every token, so that people and scanners of leaked secrets know one when they see it. */
export const TOKEN_PREFIX = 'sundial_pat_';
/** Characters of chance behind the prefix: 32 bytes in base64url. */
export const TOKEN_SECRET_LENGTH = 43;

const HEADER = /^Bearer(?: +(.*))?$/i;
const TOKEN = new RegExp(`^${TOKEN_PREFIX}[\\w-]{${TOKEN_SECRET_LENGTH}}$`);

/** What stands in an Authorization header of scheme Bearer (RFC 6750, 2.1), empty where nothing does; null for any other header. */
export function bearerIn(header: string | null | undefined): string | null {
  const [found, value = ''] = HEADER.exec(header ?? '') ?? [];
  return found === undefined ? null : value.trim();
}

/** Whether a text has the form of a token of ours. */
export function isTokenForm(text: string): boolean {
  return TOKEN.test(text);
}

/** Why a bearer is refused, by the names of RFC 6750, 3.1. */
export type BearerError = 'invalid_token' | 'insufficient_scope';

/**
 * The WWW-Authenticate header of a refusal (RFC 6750, 3). Without an error nothing was presented; `scope` is what would have
 * sufficed, and is missing where nothing does.
 */
export function bearerChallenge(error?: BearerError, scope?: string): string {
  const said = { error, scope };
  const rest = Object.entries(said).flatMap(([name, value]) => (value === undefined ? [] : [`, ${name}="${value}"`]));
  return `Bearer realm="sundial"${rest.join('')}`;
}
