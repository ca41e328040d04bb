import { maskedNumber } from '@/core/phone/e164';
import { type Database, database, type Transaction } from '@/db/client';
import type { texts } from '@/db/schema/texting';
import { numberIn } from '@/modules/guest-texts/policy';
import { guestNumberById } from '@/modules/guest-texts/queries/numbers';
import type { RuntimeSettings } from '@/ports/runtime';

/** The other number of a text (E.164), and how a line's log may show it; null where a guest's is gone, or cannot be read. */
export async function numberOfText(
  { peer, guestId }: Pick<typeof texts.$inferSelect, 'peer' | 'guestId'>,
  settings: Pick<RuntimeSettings, 'encryptionKey'>,
  db: Database | Transaction = database(),
): Promise<{ readonly number: string; readonly log: { readonly shown?: string } } | null> {
  if (peer !== null) return { number: peer, log: {} };
  const guest = guestId === null ? null : await guestNumberById(guestId, db);
  const number = guest && numberIn(guest, settings);
  return number ? { number, log: { shown: maskedNumber(number) } } : null;
}
