import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { database } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { videoAccounts } from '@/db/schema/video';
import { beginVisit, endVisit } from '@/modules/connections/commands/pending';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { OAuthTokens } from '@/ports/oauth';
import type { Runtime } from '@/ports/runtime';
import { VideoError, type VideoIdentity } from '@/ports/video';
import { CONNECT_PATH } from '../constants';
import { expiryNotice, sealTokens, wantedNotice } from './grant';

/**
 * Starts connecting an account for video meetings. Send the browser to `url` and keep `cookie` in it. Throws VideoError where
 * the operator has not set it up.
 */
export async function beginVideo(
  userId: string,
  returnTo: string,
  runtime: Runtime,
): Promise<{ url: URL; cookie: string }> {
  const { video } = runtime;
  if (!video) throw new VideoError('invalid', 'Video meetings are not set up here');
  const { pending, cookie } = beginVisit(visitOf(userId, runtime), returnTo);
  const { state, codeVerifier } = pending;
  return {
    url: await video.oauth.authorizationUrl({ redirectUri: redirectUri(runtime), state, codeVerifier }),
    cookie,
  };
}

export type VideoConnected =
  | { readonly ok: true; readonly accountId: string; readonly returnTo: string }
  | {
      readonly ok: false;
      readonly reason: 'denied' | 'state' | 'scope' | 'in_use' | 'provider';
      readonly returnTo: string | null;
    };

/** Finishes what `beginVideo` started: `query` is what the provider's redirect carried. */
export async function finishVideo(
  userId: string,
  query: URLSearchParams,
  cookie: string | undefined,
  runtime: Runtime,
  client?: Client,
): Promise<VideoConnected> {
  const { video } = runtime;
  const visit = endVisit(visitOf(userId, runtime), cookie, query.get('state') ?? '');
  if (!visit.ok) return { ok: false, reason: 'state', returnTo: visit.returnTo };
  const { state, codeVerifier, returnTo } = visit.pending;
  if (!video) return { ok: false, reason: 'provider', returnTo };
  try {
    const callback = new URL(`${redirectUri(runtime)}?${query}`);
    const tokens = await video.oauth.exchange({ callback, state, codeVerifier });
    if (!video.oauth.sufficient(tokens.scopes)) return { ok: false, reason: 'scope', returnTo };
    if (tokens.refreshToken === null) return { ok: false, reason: 'provider', returnTo };
    const identity = await video.rooms.identity(tokens);
    const accountId = await storeVideo(
      userId,
      identity,
      { ...tokens, refreshToken: tokens.refreshToken },
      runtime,
      client,
    );
    return accountId === null ? { ok: false, reason: 'in_use', returnTo } : { ok: true, accountId, returnTo };
  } catch (error) {
    if (!(error instanceof VideoError)) throw error;
    return { ok: false, reason: error.code === 'forbidden' ? 'denied' : 'provider', returnTo };
  }
}

/**
 * Keeps the account; connecting again keeps the row and its rooms, and another account takes the place of the one before, whose
 * rooms stay where they are. Null when the account is connected to somebody else.
 */
async function storeVideo(
  userId: string,
  identity: VideoIdentity,
  tokens: OAuthTokens & { readonly refreshToken: string },
  runtime: Runtime,
  client?: Client,
): Promise<string | null> {
  const kind = 'zoom';
  const here = { providerUserId: identity.userId, providerAccountId: identity.accountId };
  return database().transaction(async (tx) => {
    // One connection of a user at a time: two that finish together are one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const same = and(
      eq(videoAccounts.kind, kind),
      eq(videoAccounts.providerUserId, here.providerUserId),
      eq(videoAccounts.providerAccountId, here.providerAccountId),
    );
    const [known] = await tx.select().from(videoAccounts).where(same).for('update');
    if (known && known.userId !== userId) return null;
    const id = known?.id ?? randomUUID();
    await tx
      .delete(videoAccounts)
      .where(and(eq(videoAccounts.userId, userId), eq(videoAccounts.kind, kind), ne(videoAccounts.id, id)));
    const values = {
      ...here,
      email: identity.email,
      scopes: tokens.scopes,
      grantCiphertext: sealTokens(tokens, tokens.refreshToken, runtime.settings.encryptionKey, id),
      grantedAt: new Date(),
      state: 'connected',
      restsUntil: null,
    } as const;
    await tx
      .insert(videoAccounts)
      .values({ id, userId, kind, ...values })
      .onConflictDoUpdate({ target: videoAccounts.id, set: values });
    await tx.delete(notices).where(inArray(notices.key, [expiryNotice(id), wantedNotice(userId)]));
    const action = known ? 'video.renewed' : 'video.added';
    await recordAct(tx, {
      action,
      actor: userId,
      userId,
      subject: id,
      client,
      data: { kind, account: identity.email },
    });
    return id;
  });
}

function redirectUri({ settings }: Runtime): string {
  return `${settings.baseUrl}${CONNECT_PATH}/callback`;
}

function visitOf(userId: string, { settings }: Runtime) {
  return { kind: 'zoom', userId, key: settings.encryptionKey };
}
