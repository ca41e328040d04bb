import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { oauthGrants, oauthTokens } from '@/db/schema/oauth';
import { recordAct } from '@/modules/operations/commands/audit';
import { type Client, OTHER_ASSISTANT } from '@/modules/operations/schema';
import { USED_EVERY_MS } from '../constants';
import { hashOf } from '../policy';
import { removeGrant } from './grant';

/**
 * An assistant gives up a token (RFC 7009): with a refresh token goes the whole grant, an access token goes alone. What is no
 * token of ours is nothing to give up.
 */
export async function revokeToken(token: string, clientId: string | undefined, client?: Client): Promise<void> {
  await database().transaction(async (tx) => {
    const [found] = await tx
      .select({ kind: oauthTokens.kind, grantId: oauthTokens.grantId, clientId: oauthGrants.clientId })
      .from(oauthTokens)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
      .where(eq(oauthTokens.tokenHash, hashOf(token)));
    if (!found || (clientId !== undefined && found.clientId !== clientId)) return;
    if (found.kind === 'access') {
      await tx.delete(oauthTokens).where(eq(oauthTokens.tokenHash, hashOf(token)));
      return;
    }
    const removed = await removeGrant(tx, found.grantId);
    if (!removed) return;
    const { userId, name } = removed;
    await recordAct(tx, {
      action: 'assistant.left',
      actor: OTHER_ASSISTANT,
      userId,
      subject: userId,
      data: { account: name },
      client,
    });
  });
}

/** Keeps when a grant was used last, once a minute at most. */
export async function markUsed(grantId: string, lastUsedAt: Date | null, now = new Date()): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < USED_EVERY_MS) return;
  await database().update(oauthGrants).set({ lastUsedAt: now }).where(eq(oauthGrants.id, grantId));
}
