import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { knownScopes } from '@/core/access/scopes';
import { database } from '@/db/client';
import { accessTokens } from '@/db/schema/access';
import { users } from '@/db/schema/identity';
import { tellOfAccess } from '@/modules/billing/commands/tell-of-access';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { MAX_TOKENS, SHOWN_AFTER_END_DAYS, USED_EVERY_MS } from './constants';
import { mintToken, tokenHash } from './policy';
import type { LiveToken } from './queries';
import type { NewToken } from './schema';

const DAY_MS = 86_400_000;

export type Made =
  | { readonly ok: true; readonly id: string; readonly token: string }
  | { readonly ok: false; readonly reason: 'too_many' };

/** Makes a token of this user's. It is in the answer, and nowhere else: only its hash is kept. */
export async function makeToken(userId: string, wanted: NewToken, client: Client, nowMs = Date.now()): Promise<Made> {
  const token = mintToken();
  return database().transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await tx.$count(accessTokens, eq(accessTokens.userId, userId))) >= MAX_TOKENS) {
      return { ok: false, reason: 'too_many' };
    }
    const [row] = await tx
      .insert(accessTokens)
      .values({
        userId,
        name: wanted.name,
        tokenHash: tokenHash(token),
        ending: token.slice(-4),
        scopes: knownScopes(wanted.scopes),
        createdAt: new Date(nowMs),
        expiresAt: new Date(nowMs + wanted.days * DAY_MS),
      })
      .returning({ id: accessTokens.id });
    const { id } = row as { id: string };
    const data = { account: wanted.name, scopes: wanted.scopes, days: wanted.days };
    await recordAct(tx, { action: 'token.made', actor: userId, userId, subject: id, client, data });
    const told = {
      userId,
      key: `token:${id}`,
      kind: 'token_made',
      what: wanted.name,
      path: '/settings/developers',
    } as const;
    await tellOfAccess(tx, told, nowMs);
    return { ok: true, id, token };
  });
}

/** Takes a token back, at once. False: the user has no such token. */
export async function revokeToken(userId: string, id: string, client: Client): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
      .returning({ name: accessTokens.name });
    if (!row) return false;
    const data = { account: row.name };
    await recordAct(tx, { action: 'token.revoked', actor: userId, userId, subject: id, client, data });
    return true;
  });
}

/** Keeps that a token was used, to the hour. */
export async function noteUse({ id, lastUsedAt }: LiveToken, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - USED_EVERY_MS);
  if (lastUsedAt && lastUsedAt > before) return;
  const stale = or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, before));
  await database()
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(accessTokens.id, id), stale));
}

/** Forgets tokens that were over long ago. */
export async function forgetTokens(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - SHOWN_AFTER_END_DAYS * DAY_MS);
  await database().delete(accessTokens).where(lt(accessTokens.expiresAt, before));
}
