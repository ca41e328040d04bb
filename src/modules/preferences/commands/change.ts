import { type PreferenceChange, withChange } from '@/core/preferences/change';
import { MAX_DOCUMENT } from '@/core/preferences/document';
import { originsOf } from '@/core/preferences/origins';
import { minuteOf } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { calendarZone } from '../queries';
import { compileWith, standingDocument } from '../queries/document';
import { savePreferences } from './save';

/** How often a change is tried anew when another version was saved at the same moment. */
const ATTEMPTS = 3;

/**
 * Writes what the owner has confirmed by mail into the document, in the place of what said otherwise, as a new version.
 * False when it cannot be kept: the document would be too long, or is changed again and again meanwhile.
 */
export async function changePreferences(
  tx: Transaction,
  userId: string,
  change: PreferenceChange,
  cause: { readonly loopId: string; readonly nowMs: number },
): Promise<boolean> {
  const now = minuteOf(cause.nowMs);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const standing = await standingDocument(userId, tx);
    const { text: before = '', version = 0, origins = {} } = standing ?? {};
    const zone = standing?.zone ?? (await calendarZone(userId)) ?? 'Etc/UTC';
    const read = (text: string) =>
      compileWith(text, { origins: originsOf(text, origins, { version: version + 1, at: now }), zone }, now);
    const text = withChange(before, change, read);
    if (text === before) return true;
    if (text.length > MAX_DOCUMENT) return false;
    const next = { text, baseVersion: version, source: 'mail', cause: { loopId: cause.loopId } } as const;
    if ((await savePreferences(userId, next, cause.nowMs, tx)).ok) return true;
  }
  return false;
}
