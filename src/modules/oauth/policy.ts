import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RuntimeSettings } from '@/ports/runtime';
import { ASSISTANT_SCOPES, type AssistantScope, CONSENT_MS, RESOURCE_PATH } from './constants';
import type { AuthorizeQuery } from './schema';

/** Begins every token of another assistant, so that people and scanners of leaked secrets know one when they see it. */
const PREFIX = { access: 'sundial_at_', refresh: 'sundial_rt_' } as const;

/** A new secret of 256 bits. */
export function newToken(kind: keyof typeof PREFIX): string {
  return PREFIX[kind] + randomBytes(32).toString('base64url');
}

/** A code of 256 bits, or the id of a client. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token or a code: SHA-256, hex. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether a verifier is the one of a challenge (RFC 7636, 4.6; S256). */
export function verifies(verifier: string, challenge: string): boolean {
  return equal(createHash('sha256').update(verifier).digest('base64url'), challenge);
}

/** The address that tokens open; it names their audience (RFC 8707). */
export function resourceOf({ baseUrl }: Pick<RuntimeSettings, 'baseUrl'>): string {
  return `${baseUrl}${RESOURCE_PATH}`;
}

/** Whether a client means our address; a slash at its end is no other one. */
export function isResource(named: string, settings: Pick<RuntimeSettings, 'baseUrl'>): boolean {
  return URL.canParse(named) && new URL(named).href.replace(/\/$/, '') === resourceOf(settings);
}

/** The scopes among those of a request that an assistant may have: all where it names none; what we do not know is passed over. */
export function scopesAsked(scope: string | undefined): AssistantScope[] {
  const names = (scope ?? '').split(' ').filter(Boolean);
  return names.length === 0 ? [...ASSISTANT_SCOPES] : ASSISTANT_SCOPES.filter((one) => names.includes(one));
}

type Secret = Pick<RuntimeSettings, 'tokenSigningSecret'>;

/** Proves with the answer that this session was shown this very request, and when. */
export function consentTicket(sessionId: string, query: AuthorizeQuery, nowMs: number, settings: Secret): string {
  return `${nowMs}.${mark(sessionId, query, nowMs, settings)}`;
}

/** Whether a ticket is one of this session and request, and not too old. */
export function isTicket(
  ticket: string,
  { sessionId, query, nowMs }: { readonly sessionId: string; readonly query: AuthorizeQuery; readonly nowMs: number },
  settings: Secret,
): boolean {
  const [, at = '', given = ''] = /^(\d{1,16})\.([\w-]{43})$/.exec(ticket) ?? [];
  const shown = Number(at);
  return equal(mark(sessionId, query, shown, settings), given) && shown <= nowMs && nowMs - shown < CONSENT_MS;
}

function mark(sessionId: string, query: AuthorizeQuery, at: number, { tokenSigningSecret }: Secret): string {
  const asked = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', tokenSigningSecret)
    .update(JSON.stringify(['consent', sessionId, at, asked]))
    .digest('base64url');
}

function equal(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
