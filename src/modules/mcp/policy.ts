import { OAuthError, OAuthErrorCode } from '@modelcontextprotocol/server';
import type { Scope } from '@/core/access/scopes';
import { resourceOf } from '@/modules/oauth/policy';
import { tokenHolder } from '@/modules/oauth/queries/grants';
import type { RuntimeSettings } from '@/ports/runtime';

/** Who calls the MCP server: an assistant that the owner has connected. */
export interface Caller {
  readonly userId: string;
  /** By which grant; calls are counted and remembered by it. */
  readonly key: string;
  readonly grantId: string;
  /** As the assistant calls itself. */
  readonly name: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Whom a bearer token lets in. Throws what RFC 6750 calls `invalid_token`. */
export async function callerOf(token: string, settings: RuntimeSettings): Promise<Caller> {
  const holder = await tokenHolder(token, resourceOf(settings));
  if (!holder) throw new OAuthError(OAuthErrorCode.InvalidToken, 'The token is not good, or not any more');
  const { grantId, clientName, ...rest } = holder;
  return { ...rest, grantId, key: `grant:${grantId}`, name: clientName };
}
