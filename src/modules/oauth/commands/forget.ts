import { and, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { oauthClients, oauthCodes, oauthGrants, oauthTokens } from '@/db/schema/oauth';
import { CODE_MS, UNUSED_CLIENT_MS } from '../constants';

/** Forgets what opens nothing any more, and who was let in by nobody. */
export async function forgetAccess(now = new Date()): Promise<void> {
  await forgetUnusedGrants(now);
  await forgetTokens(now);
  await forgetUnusedClients(now);
}

/** Forgets grants whose code was never exchanged, and codes that are worth nothing but to know a second use by. */
async function forgetUnusedGrants(now: Date): Promise<void> {
  const before = new Date(now.getTime() - 10 * CODE_MS);
  await database()
    .delete(oauthGrants)
    .where(and(isNull(oauthGrants.connectedAt), lt(oauthGrants.createdAt, before)));
  await database()
    .delete(oauthCodes)
    .where(and(isNotNull(oauthCodes.usedAt), lt(oauthCodes.expiresAt, before)));
}

/** Forgets tokens that are over; a refresh token is kept until then though it was used. */
async function forgetTokens(now: Date): Promise<void> {
  await database().delete(oauthTokens).where(lt(oauthTokens.expiresAt, now));
}

/** Forgets who has registered, or told of themselves, and was not let in by anybody for a while. */
async function forgetUnusedClients(now: Date): Promise<void> {
  const grants = database()
    .select({ one: sql`1` })
    .from(oauthGrants)
    .where(sql`${oauthGrants.clientId} = ${oauthClients.id}`);
  const before = new Date(now.getTime() - UNUSED_CLIENT_MS);
  await database()
    .delete(oauthClients)
    .where(and(lt(oauthClients.createdAt, before), notExists(grants)));
}
