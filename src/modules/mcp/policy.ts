import { OAuthError, OAuthErrorCode } from '@modelcontextprotocol/server';
import { isTokenForm } from '@/core/access/bearer';
import type { Scope } from '@/core/access/scopes';
import { MEMBERS } from '@/modules/identity/schema';
import { markUsed } from '@/modules/oauth/commands/tokens';
import { resourceOf } from '@/modules/oauth/policy';
import { tokenHolder } from '@/modules/oauth/queries/grants';
import { noteUse } from '@/modules/tokens/commands';
import { tokenHash } from '@/modules/tokens/policy';
import { tokenByHash } from '@/modules/tokens/queries';
import type { RuntimeSettings } from '@/ports/runtime';

/** Who calls the MCP server: an assistant that the owner has connected, or a program with an access token of theirs. */
export interface Caller {
  readonly userId: string;
  /** By which grant or token; what was called is remembered by it. */
  readonly key: string;
  /** As the assistant calls itself, or as the owner calls the token. */
  readonly name: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  /** Keeps that it was used. */
  used(): Promise<void>;
}

/** Whom a bearer token lets in. Throws what RFC 6750 calls `invalid_token`. */
export async function callerOf(bearer: string, settings: RuntimeSettings): Promise<Caller> {
  const caller = isTokenForm(bearer) ? await byAccessToken(bearer) : await byGrant(bearer, settings);
  if (!caller) throw new OAuthError(OAuthErrorCode.InvalidToken, 'The token is not good, or not any more');
  return caller;
}

async function byGrant(bearer: string, settings: RuntimeSettings): Promise<Caller | null> {
  const holder = await tokenHolder(bearer, resourceOf(settings));
  if (!holder) return null;
  const { grantId, clientName: name, lastUsedAt, ...rest } = holder;
  return { ...rest, key: `grant:${grantId}`, name, used: () => markUsed(grantId, lastUsedAt) };
}

async function byAccessToken(bearer: string): Promise<Caller | null> {
  const token = await tokenByHash(tokenHash(bearer));
  if (!token || !MEMBERS.includes(token.user.role)) return null;
  const { id, user, name, scopes, expiresAt } = token;
  return { userId: user.id, key: `token:${id}`, clientId: id, name, scopes, expiresAt, used: () => noteUse(token) };
}
