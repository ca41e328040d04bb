import { type PreferenceChange, withChange } from '@/core/preferences/change';
import type { CompiledDocument } from '@/core/preferences/compiled';
import { MAX_DOCUMENT } from '@/core/preferences/document';
import { originsOf } from '@/core/preferences/origins';
import { minuteOf } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { videoKindsOf } from '@/modules/video/queries';
import { calendarZone } from '../queries';
import { compileWith, standingDocument } from '../queries/document';
import { savePreferences } from './save';

/** How often a change is tried anew when another version was saved at the same moment. */
const ATTEMPTS = 3;

/** Who has asked for a change: the owner by mail in a loop, or by a button of the app. */
export interface ChangeCause {
  readonly loopId?: string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/**
 * Writes what the owner has confirmed into the document, in the place of what said otherwise, as a new version. False when
 * it cannot be kept: the document would be too long, or is changed again and again meanwhile.
 */
export function changePreferences(
  tx: Transaction,
  userId: string,
  change: PreferenceChange,
  cause: ChangeCause,
): Promise<boolean> {
  return editPreferences(tx, userId, (text, read) => withChange(text, change, read), cause);
}

/** The same for any edit of the text; `read` compiles a text as it will be read once it is saved. */
export async function editPreferences(
  tx: Transaction,
  userId: string,
  edit: (text: string, read: (text: string) => CompiledDocument) => string,
  { loopId, nowMs }: ChangeCause,
): Promise<boolean> {
  const now = minuteOf(nowMs);
  const by = loopId === undefined ? ({ source: 'form' } as const) : ({ source: 'mail', cause: { loopId } } as const);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const standing = await standingDocument(userId, tx);
    const { text: before = '', version = 0, origins = {} } = standing ?? {};
    const zone = standing?.zone ?? (await calendarZone(userId)) ?? 'Etc/UTC';
    const connected = standing?.connected ?? (await videoKindsOf(userId, tx));
    const saved = { version: version + 1, at: now };
    const read = (text: string) =>
      compileWith(text, { origins: originsOf(text, origins, saved), zone, connected }, now);
    const text = edit(before, read);
    if (text === before) return true;
    if (text.length > MAX_DOCUMENT) return false;
    if ((await savePreferences(userId, { text, baseVersion: version, ...by }, nowMs, tx)).ok) return true;
  }
  return false;
}
