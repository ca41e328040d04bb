import { localDayAt } from '@/core/availability/local-days';
import type { Period } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { basicsOf, ownerAvailability } from '@/modules/preferences/queries';
import type { BookingType } from '../queries/pages';
import { bookedOn } from '../queries/times';

/** A page takes so many a day, on the clock of its owner: why it takes none at that time, under its lock; null where it does. */
export async function roomThatDay(
  tx: Transaction,
  type: Pick<BookingType, 'id' | 'ownerId' | 'dailyLimit'>,
  slot: Period,
): Promise<'closed' | 'taken' | null> {
  if (type.dailyLimit === null) return null;
  const basics = await basicsOf(type.ownerId, tx);
  if (!basics) return 'closed';
  const dayOf = ({ start }: Period) => localDayAt(ownerAvailability(basics), start);
  const taken = await bookedOn(type.id, slot.start - 2 * 1440, tx);
  return taken.filter((one) => dayOf(one) === dayOf(slot)).length >= type.dailyLimit ? 'taken' : null;
}
