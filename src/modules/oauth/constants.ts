import type { Scope } from '@/core/access/scopes';

/** Real time, in milliseconds, as for sessions. */
export const CODE_MS = 60_000;
export const ACCESS_MS = 60 * 60_000;
/** Of a refresh token that is not used; each use gives another one. */
export const REFRESH_MS = 60 * 86_400_000;
/** In which a page of consent may be answered. */
export const CONSENT_MS = 15 * 60_000;
/** Who has registered and was never let in is forgotten after so long. */
export const UNUSED_CLIENT_MS = 7 * 86_400_000;
/** A document by which an assistant says who it is, is read anew after so long. */
export const DOCUMENT_MS = 60 * 60_000;
/** So exactly it is kept when a grant was used last. */
export const USED_EVERY_MS = 60_000;
/** So many assistants one account connects. */
export const MOST_GRANTS = 30;

/** What another assistant may ask for, in the order in which its owner reads it; `hooks:write` is for programs of the owner's own. */
export const ASSISTANT_SCOPES = [
  'availability:read',
  'meetings:read',
  'meetings:write',
  'preferences:read',
] as const satisfies readonly Scope[];
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];

/** Where it all is, below the address of the installation. */
export const RESOURCE_PATH = '/api/mcp';
export const AUTHORIZE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/api/oauth/token';
export const REGISTER_PATH = '/api/oauth/register';
export const REVOKE_PATH = '/api/oauth/revoke';
/** RFC 9728, 3.1: the path of the resource comes behind. */
export const RESOURCE_METADATA_PATH = `/.well-known/oauth-protected-resource${RESOURCE_PATH}`;
