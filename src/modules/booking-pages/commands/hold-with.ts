import type { PageTerms } from '@/core/loop/page/page-terms';
import type { EpochMinute, Period } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { holdToBook } from '@/modules/meetings/commands/holds';
import { bookedWith } from '@/modules/meetings/queries';
import { basicsOf } from '@/modules/preferences/queries';
import { KEPT_MIN } from '../constants';

interface HoldWith {
  readonly loopId: string;
  readonly slot: Period;
  readonly now: EpochMinute;
  readonly terms: Pick<PageTerms, 'bufferBefore' | 'bufferAfter'>;
}

/**
 * Holds a time for a loop of a booking page in the calendar of somebody who meets its guest; false where it is taken, or
 * somebody here meets them then.
 */
export async function holdWith(
  tx: Transaction,
  host: { readonly id: string; readonly address: string },
  { loopId, slot, now, terms }: HoldWith,
): Promise<boolean> {
  if ((await bookedWith(host.address, slot, { exceptLoop: loopId }, tx)).length > 0) return false;
  const basics = await basicsOf(host.id, tx);
  return holdToBook(tx, {
    ownerId: host.id,
    loopId,
    slot,
    now,
    expiresAt: Math.min(now + KEPT_MIN, slot.start),
    bufferBefore: Math.max(basics?.bufferBeforeMin ?? 0, terms.bufferBefore),
    bufferAfter: Math.max(basics?.bufferAfterMin ?? 0, terms.bufferAfter),
  });
}
