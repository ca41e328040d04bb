import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { videoAccounts } from '@/db/schema/video';
import { seal, unseal } from '@/modules/connections/commands/seal';
import type { AccessToken } from '@/ports/calendar';
import type { OAuthTokens } from '@/ports/oauth';
import type { Runtime } from '@/ports/runtime';
import { type VideoAccess, VideoError } from '@/ports/video';
import { INTEGRATIONS_PATH, REST_MS, TOKEN_MARGIN_MS } from '../constants';
import type { VideoAccountRow } from '../queries';

const grantSchema = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() });
type StoredGrant = z.infer<typeof grantSchema>;

/** Tokens as they are stored, encrypted for the account's row. */
export function sealTokens(tokens: OAuthTokens, refreshToken: string, key: string, id: string): string {
  const { accessToken, expiresAt } = tokens;
  return seal({ accessToken, refreshToken, expiresAt } satisfies StoredGrant, key, id);
}

/** The stored tokens; null when there are none, or they cannot be opened (the key was lost). */
export function openTokens(row: Pick<VideoAccountRow, 'id' | 'grantCiphertext'>, key: string): StoredGrant | null {
  const parsed = grantSchema.safeParse(unseal(row.grantCiphertext ?? '', key, row.id));
  return parsed.success ? parsed.data : null;
}

/**
 * Calls the provider for an account with a token that is valid now. One that it refuses is renewed once; when the grant itself
 * is gone the account expires and the owner is told, once. While the provider has asked to be left alone (429) it is not
 * called. Throws VideoError.
 */
export async function withVideo<T>(
  accountId: string,
  runtime: Runtime,
  run: (rooms: VideoAccess['rooms'], grant: AccessToken) => Promise<T>,
): Promise<T> {
  const { video } = runtime;
  if (!video) throw new VideoError('revoked', 'Video meetings are not set up here');
  try {
    const grant = await validGrant(accountId, runtime, null);
    try {
      return await run(video.rooms, grant);
    } catch (error) {
      if (codeOf(error) !== 'revoked') throw error;
      return await run(video.rooms, await validGrant(accountId, runtime, grant.accessToken));
    }
  } catch (error) {
    if (codeOf(error) === 'revoked') await expireAccount(accountId);
    if (error instanceof VideoError && error.code === 'rate_limited') await rest(accountId, error.retryAfterMs);
    throw error;
  }
}

function codeOf(error: unknown): VideoError['code'] | null {
  return error instanceof VideoError ? error.code : null;
}

/** Renewals that this process is waiting for: whoever needs the same one waits with it, and holds no connection meanwhile. */
const renewing = new Map<string, Promise<StoredGrant>>();

/** The stored token, renewed when it is about to end or is the `refused` one. */
async function validGrant(accountId: string, runtime: Runtime, refused: string | null): Promise<StoredGrant> {
  const stored = await storedGrant(database(), accountId, runtime.settings.encryptionKey);
  if (isUsable(stored, refused)) return stored;
  const underway = renewing.get(accountId);
  if (underway) return underway;
  const renewal = renewed(accountId, runtime, refused).finally(() => renewing.delete(accountId));
  renewing.set(accountId, renewal);
  return renewal;
}

function isUsable(grant: StoredGrant, refused: string | null): boolean {
  return grant.accessToken !== refused && grant.expiresAt - Date.now() > TOKEN_MARGIN_MS;
}

/**
 * Renews the token under the row's lock, one at a time among all processes: the refresh token ends with its use. The new one
 * is committed before anybody gets the token that came with it. Whether a refresh whose answer was lost took effect cannot be
 * asked, so what is lost between answer and commit has to be connected again.
 */
function renewed(accountId: string, runtime: Runtime, refused: string | null): Promise<StoredGrant> {
  const key = runtime.settings.encryptionKey;
  return database().transaction(async (tx) => {
    await tx.select({ id: videoAccounts.id }).from(videoAccounts).where(eq(videoAccounts.id, accountId)).for('update');
    const current = await storedGrant(tx, accountId, key);
    if (isUsable(current, refused)) return current;
    const { video } = runtime;
    if (!video) throw new VideoError('revoked', 'Video meetings are not set up here');
    const tokens = await video.oauth.refresh(current.refreshToken);
    const { accessToken, expiresAt, refreshToken = null } = tokens;
    const next = { accessToken, expiresAt, refreshToken: refreshToken ?? current.refreshToken };
    await tx
      .update(videoAccounts)
      .set({ grantCiphertext: sealTokens(tokens, next.refreshToken, key, accountId) })
      .where(eq(videoAccounts.id, accountId));
    return next;
  });
}

async function storedGrant(
  db: Transaction | ReturnType<typeof database>,
  accountId: string,
  key: string,
): Promise<StoredGrant> {
  const [row] = await db.select().from(videoAccounts).where(eq(videoAccounts.id, accountId));
  if (!row || row.state === 'expired') throw new VideoError('revoked', 'The account is not connected any more');
  const left = (row.restsUntil?.getTime() ?? 0) - Date.now();
  if (left > 0) throw new VideoError('rate_limited', 'The provider asked to be left alone for a while', left);
  const grant = openTokens(row, key);
  if (!grant) throw new VideoError('revoked', 'The stored grant cannot be opened');
  return grant;
}

/** Nothing is asked before the moment that the provider named; a later one that is known already stays. */
async function rest(accountId: string, forMs: number = REST_MS): Promise<void> {
  const until = new Date(Date.now() + forMs);
  await database()
    .update(videoAccounts)
    .set({ restsUntil: until })
    .where(
      and(eq(videoAccounts.id, accountId), or(isNull(videoAccounts.restsUntil), lt(videoAccounts.restsUntil, until))),
    );
}

/** The grant is gone: what it opened is erased, everything else is kept, and the owner is told once. */
export async function expireAccount(accountId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [row] = await tx
      .update(videoAccounts)
      .set({ state: 'expired', grantCiphertext: null, restsUntil: null })
      .where(eq(videoAccounts.id, accountId))
      .returning({ userId: videoAccounts.userId, email: videoAccounts.email });
    if (!row) return;
    await tx
      .insert(notices)
      .values({
        userId: row.userId,
        key: expiryNotice(accountId),
        kind: 'video_disconnected',
        text: `Zoom no longer lets Sundial make meetings for ${row.email}. Until you connect it again, video meetings take place where your calendar or your preferences put them.`,
        href: INTEGRATIONS_PATH,
      })
      .onConflictDoNothing();
  });
}

/** Key of the notice about a lost grant; connecting again deletes it, so that a later loss is told again. */
export function expiryNotice(accountId: string): string {
  return `video-disconnected:${accountId}`;
}

/** Key of the notice that preferences want a provider which was given up; connecting again deletes it. */
export function wantedNotice(userId: string): string {
  return `video-wanted:${userId}`;
}
