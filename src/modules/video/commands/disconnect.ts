import { and, eq } from 'drizzle-orm';
import { withoutRooms } from '@/core/preferences/effects/meeting';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { videoAccounts } from '@/db/schema/video';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { preferencesOf } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import { VideoError } from '@/ports/video';
import { INTEGRATIONS_PATH } from '../constants';
import { expiryNotice, openTokens, wantedNotice } from './grant';

/**
 * Gives the account up: the grant is revoked at the provider as far as that works, and forgotten. Rooms that were made stay
 * there, so that nobody stands before a closed door; we cannot move or remove them any more. False: there is no such account.
 */
export async function disconnectVideo(
  userId: string,
  accountId: string,
  runtime: Runtime,
  client?: Client,
): Promise<boolean> {
  const own = and(eq(videoAccounts.id, accountId), eq(videoAccounts.userId, userId));
  const [row] = await database().select().from(videoAccounts).where(own);
  if (!row) return false;
  const tokens = openTokens(row, runtime.settings.encryptionKey);
  if (tokens && runtime.video) await attempt(runtime.video.oauth.revoke(tokens.accessToken));
  await database().transaction(async (tx) => {
    await tx.delete(notices).where(eq(notices.key, expiryNotice(accountId)));
    const gave = await tx.delete(videoAccounts).where(own).returning({ id: videoAccounts.id });
    if (gave.length === 0) return;
    const data = { kind: row.kind, account: row.email };
    await recordAct(tx, { action: 'video.removed', actor: userId, userId, subject: accountId, client, data });
  });
  await tellWithoutRoom(userId, minuteOf(await runtime.clock.now()));
  return true;
}

/** Where the preferences still want a room, the owner is told what is used instead. `now` in epoch minutes. */
async function tellWithoutRoom(userId: string, now: EpochMinute): Promise<void> {
  const preferences = await preferencesOf(userId, now);
  const wanting = preferences ? withoutRooms(preferences.compiled) : [];
  if (wanting.length === 0) return;
  await database()
    .insert(notices)
    .values({
      userId,
      key: wantedNotice(userId),
      kind: 'video_wanted',
      text: `Zoom is disconnected, but your preferences still want it: “${wanting.join('”, “')}”. Until you connect it again or change that, video meetings take place by your calendar’s own call or by a link that your preferences name.`,
      href: INTEGRATIONS_PATH,
    })
    .onConflictDoNothing();
}

/** What the provider says to it changes nothing for us. */
async function attempt(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof VideoError)) throw error;
  }
}
