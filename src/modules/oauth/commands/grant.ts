import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { oauthClients, oauthCodes, oauthGrants } from '@/db/schema/oauth';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { type AssistantScope, CODE_MS, MOST_GRANTS } from '../constants';
import { hashOf, newSecret } from '../policy';
import type { AuthorizeQuery } from '../schema';

/** The owner says yes: answers the code by which the assistant gets its tokens. `too_many`: as many are connected as may be. */
export async function allow(
  userId: string,
  {
    query,
    scopes,
    resource,
  }: { readonly query: AuthorizeQuery; readonly scopes: readonly AssistantScope[]; readonly resource: string },
  now = new Date(),
): Promise<{ readonly ok: true; readonly code: string } | { readonly ok: false; readonly reason: 'too_many' }> {
  return database().transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await tx.$count(oauthGrants, eq(oauthGrants.userId, userId))) >= MOST_GRANTS) {
      return { ok: false, reason: 'too_many' };
    }
    const code = newSecret();
    const id = randomUUID();
    await tx
      .insert(oauthGrants)
      .values({ id, userId, clientId: query.client_id, scopes: [...scopes], resource, createdAt: now });
    await tx.insert(oauthCodes).values({
      codeHash: hashOf(code),
      grantId: id,
      redirectUri: query.redirect_uri,
      challenge: query.code_challenge,
      expiresAt: new Date(now.getTime() + CODE_MS),
    });
    return { ok: true, code };
  });
}

/** Takes back what was allowed: its tokens open nothing from this moment. False where there is no such grant of this owner. */
export async function disconnect(userId: string, grantId: string, client?: Client): Promise<boolean> {
  return database().transaction(async (tx) => {
    const removed = await removeGrant(tx, grantId, userId);
    if (removed === null) return false;
    await recordAct(tx, {
      action: 'assistant.disconnected',
      actor: userId,
      userId,
      data: { account: removed.name },
      client,
    });
    return true;
  });
}

/** Removes a grant, of this owner where one is given, with its codes and tokens; answers whose it was, null where there is none. */
export async function removeGrant(
  tx: Transaction,
  grantId: string,
  userId?: string,
): Promise<{ readonly userId: string; readonly name: string } | null> {
  const of = userId === undefined ? undefined : eq(oauthGrants.userId, userId);
  const [grant] = await tx
    .delete(oauthGrants)
    .where(and(eq(oauthGrants.id, grantId), of))
    .returning();
  if (!grant) return null;
  const [client] = await tx
    .select({ name: oauthClients.name })
    .from(oauthClients)
    .where(eq(oauthClients.id, grant.clientId));
  return { userId: grant.userId, name: client?.name ?? '' };
}
