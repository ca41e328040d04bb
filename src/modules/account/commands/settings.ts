import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { wantBriefings } from '@/modules/briefings/commands/sign';
import { type SavedBasics, setZone } from '@/modules/preferences/commands/set-zone';
import { rerouteOwner } from '@/modules/queue/commands/route';
import type { AccountPatch } from '../schema';

/**
 * Changes what is given of an account. The zone goes into the preferences document, which may refuse it: then nothing is
 * changed. `nowMs` is in epoch ms.
 */
export async function changeSettings(userId: string, patch: AccountPatch, nowMs: number): Promise<SavedBasics> {
  const { name, timeZone, language, humanHelp, notifications } = patch;
  if (timeZone !== undefined) {
    const saved = await setZone(userId, timeZone, nowMs);
    if (!saved.ok) return saved;
  }
  await database().transaction(async (tx) => {
    await tx
      .update(users)
      .set({
        id: userId,
        name,
        language,
        humanHelp,
        ...(notifications
          ? { notifications: sql`${users.notifications} || ${JSON.stringify(notifications)}::jsonb` }
          : {}),
      })
      .where(eq(users.id, userId));
    if (humanHelp !== undefined) await rerouteOwner(tx, userId, nowMs);
    if (notifications?.briefing) await wantBriefings(tx, userId, nowMs);
  });
  return { ok: true };
}
