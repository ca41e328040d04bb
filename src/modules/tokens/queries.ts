import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { knownScopes, type Scope } from '@/core/access/scopes';
import { database } from '@/db/client';
import { accessTokens } from '@/db/schema/access';
import { users } from '@/db/schema/identity';
import type { SessionUser } from '@/modules/identity/schema';
import type { TokenRow } from './schema';

/** A token that is good now, and whose it is. */
export interface LiveToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly user: SessionUser;
}

/** The token of a hash, or null: unknown, taken back, over, or of an account that was put out of use. */
export async function tokenByHash(hash: string, now = new Date()): Promise<LiveToken | null> {
  const [row] = await database()
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      scopes: accessTokens.scopes,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
      user: {
        id: users.id,
        name: users.name,
        email: users.email,
        image: users.image,
        role: users.role,
        language: users.language,
      },
    })
    .from(accessTokens)
    .innerJoin(users, and(eq(users.id, accessTokens.userId), isNull(users.deactivatedAt)))
    .where(and(eq(accessTokens.tokenHash, hash), gt(accessTokens.expiresAt, now)));
  return row ? { ...row, scopes: knownScopes(row.scopes) } : null;
}

/** The user's tokens, the newest first, with those that ended a short while ago. */
export async function tokensOf(userId: string): Promise<TokenRow[]> {
  const rows = await database()
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id));
  return rows.map(({ id, name, ending, scopes, createdAt, expiresAt, lastUsedAt }) => ({
    id,
    name,
    ending,
    scopes: knownScopes(scopes),
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.getTime(),
    lastUsedAt: lastUsedAt?.getTime() ?? null,
  }));
}
