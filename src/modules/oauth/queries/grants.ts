import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { knownScopes, type Scope } from '@/core/access/scopes';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { oauthClients, oauthGrants, oauthTokens } from '@/db/schema/oauth';
import { MEMBERS } from '@/modules/identity/schema';
import { hashOf } from '../policy';

export interface OAuthClient {
  readonly id: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** Whom a bearer token lets in, and how far. */
export interface TokenHolder {
  readonly userId: string;
  readonly grantId: string;
  /** As the assistant calls itself. */
  readonly clientName: string;
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Who has registered under an id, or whose document we have read; null: nobody. */
export async function clientById(id: string): Promise<(OAuthClient & { readonly readAt: Date | null }) | null> {
  const [row] = await database().select().from(oauthClients).where(eq(oauthClients.id, id));
  return row ?? null;
}

/** Whom an access token lets in at this moment, for this address; null: nobody. */
export async function tokenHolder(token: string, resource: string, now = new Date()): Promise<TokenHolder | null> {
  const [row] = await database()
    .select({
      userId: oauthGrants.userId,
      grantId: oauthGrants.id,
      clientId: oauthClients.id,
      clientName: oauthClients.name,
      scopes: oauthTokens.scopes,
      expiresAt: oauthTokens.expiresAt,
      lastUsedAt: oauthGrants.lastUsedAt,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .innerJoin(
      users,
      and(eq(users.id, oauthGrants.userId), inArray(users.role, [...MEMBERS]), isNull(users.deactivatedAt)),
    )
    .where(
      and(
        eq(oauthTokens.tokenHash, hashOf(token)),
        eq(oauthTokens.kind, 'access'),
        eq(oauthGrants.resource, resource),
        gt(oauthTokens.expiresAt, now),
      ),
    );
  return row ? { ...row, scopes: knownScopes(row.scopes) } : null;
}

/** An assistant that an owner has connected. */
export interface ConnectedAssistant {
  readonly id: string;
  readonly name: string;
  /** Where it leads its users back to: who it is as far as anybody knows. */
  readonly redirectUri: string;
  readonly scopes: readonly Scope[];
  readonly connectedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The assistants that an owner has connected, the latest first. */
export async function connectedAssistants(userId: string): Promise<ConnectedAssistant[]> {
  const rows = await database()
    .select({
      id: oauthGrants.id,
      name: oauthClients.name,
      redirectUris: oauthClients.redirectUris,
      scopes: oauthGrants.scopes,
      connectedAt: oauthGrants.connectedAt,
      lastUsedAt: oauthGrants.lastUsedAt,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(and(eq(oauthGrants.userId, userId), isNotNull(oauthGrants.connectedAt)))
    .orderBy(desc(oauthGrants.connectedAt), desc(oauthGrants.id));
  return rows.map(({ redirectUris, connectedAt, scopes, ...row }) => ({
    ...row,
    redirectUri: redirectUris[0] as string,
    scopes: knownScopes(scopes),
    connectedAt: connectedAt as Date,
  }));
}
