import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { LOCALES, localeFor } from '@/messages/languages';
import { translator } from '@/messages/translate';
import type { BookingType } from '../queries/pages';
import type { SeatRow } from '../queries/seats';

/** A line on the owner's dashboard: somebody has a seat, or has given one up. `taken`: how many are, with that. */
export async function noteSeats(
  tx: Transaction,
  {
    type: { ownerId, title },
    seat,
    taken,
    news,
  }: {
    readonly type: Pick<BookingType, 'ownerId' | 'title'>;
    readonly seat: SeatRow;
    readonly taken: number;
    readonly news: 'taken' | 'givenUp';
  },
): Promise<void> {
  const [owner] = await tx.select({ language: users.language }).from(users).where(eq(users.id, ownerId));
  const t = translator(localeFor({ chosen: owner?.language ?? null }, LOCALES), 'seats');
  const { id, loopId, name, seats } = seat;
  await tx
    .insert(notices)
    .values({
      ...{ userId: ownerId, key: `seat-${news}:${id}`, kind: 'seat', href: '/settings/booking-pages', loopId },
      text: t(news === 'taken' ? 'noticeTaken' : 'noticeGivenUp', { name, title, taken, seats }),
    })
    .onConflictDoNothing();
}
