import { eq } from 'drizzle-orm';
import { rulesOf } from '@/core/preferences/compiled';
import { replaceRules } from '@/core/preferences/edit/edit';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { basics } from '@/db/schema/identity';
import { basicsUnder, compileWith, standingDocument } from '../queries/document';
import { savePreferences } from './save';
import type { SavedBasics } from './save-basics';

export type { SavedBasics };

/**
 * Writes the owner's zone (IANA) into the document, in the place of the sentence that names another one. Naming a zone
 * confirms it. `nowMs` is in epoch ms.
 */
export async function setZone(userId: string, zone: string, nowMs: number): Promise<SavedBasics> {
  const now = minuteOf(nowMs);
  return database().transaction(async (tx) => {
    const standing = await standingDocument(userId, tx);
    const { text: before = '', version = 0, origins = {}, connected = [] } = standing ?? {};
    const read = (text: string) => compileWith(text, { origins, zone: standing?.zone ?? zone, connected }, now);
    const text = replaceRules(before, read(before), [{ kind: 'zone', zone }]);
    if (basicsUnder(rulesOf(read(text)), zone).zone !== zone) return { ok: false, reason: 'said_otherwise' };
    const [row] = await tx.select({ at: basics.confirmedAt }).from(basics).where(eq(basics.userId, userId));
    if (text === before && row?.at) return { ok: true };
    return savePreferences(userId, { text, baseVersion: version, source: 'form' }, nowMs, tx);
  });
}
