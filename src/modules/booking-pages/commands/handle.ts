import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { addressPartOf, whyNotHandle } from '@/core/booking-pages/handle';
import { database } from '@/db/client';
import { bookingHandles } from '@/db/schema/booking-pages';
import { users } from '@/db/schema/identity';
import { MAX_HANDLES } from '../constants';
import { handleOf } from '../queries/pages';

export type HandleTaken =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'malformed' | 'reserved' | 'taken' | 'too_many' };

/** Gives a user's pages this name. The one before leads to it from then on, and is nobody else's. */
export async function takeHandle(userId: string, handle: string, nowMs: number): Promise<HandleTaken> {
  const wrong = whyNotHandle(handle);
  if (wrong) return { ok: false, reason: wrong };
  const at = new Date(nowMs);
  return database()
    .transaction(async (tx): Promise<HandleTaken> => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      if ((await handleOf(userId, tx)) === handle) return { ok: true };
      const own = eq(bookingHandles.userId, userId);
      const [had] = await tx.select({ n: count() }).from(bookingHandles).where(own);
      const [known] = await tx.select().from(bookingHandles).where(eq(bookingHandles.handle, handle)).for('update');
      if (known && known.userId !== userId) return { ok: false, reason: 'taken' };
      if (!known && (had?.n ?? 0) >= MAX_HANDLES) return { ok: false, reason: 'too_many' };
      await tx
        .update(bookingHandles)
        .set({ retiredAt: at })
        .where(and(own, isNull(bookingHandles.retiredAt)));
      if (known) {
        await tx.update(bookingHandles).set({ retiredAt: null }).where(eq(bookingHandles.handle, handle));
        return { ok: true };
      }
      const added = await tx
        .insert(bookingHandles)
        .values({ handle, userId, createdAt: at })
        .onConflictDoNothing()
        .returning({ handle: bookingHandles.handle });
      if (added.length === 0) tx.rollback();
      return { ok: true };
    })
    .catch((error: unknown): HandleTaken => {
      // Somebody else took it at this moment.
      if (error instanceof Error && error.name === 'TransactionRollbackError') return { ok: false, reason: 'taken' };
      throw error;
    });
}

/** The name of a user's pages; without one they get one that is free, made of how they are called. */
export async function handleFor(
  user: { readonly id: string; readonly name: string | null; readonly email: string },
  nowMs: number,
): Promise<string> {
  const known = await handleOf(user.id);
  if (known !== null) return known;
  const wanted = addressPartOf(user.name ?? user.email.slice(0, user.email.indexOf('@')), 'meet');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const handle = attempt === 0 ? wanted : `${wanted.slice(0, 26)}-${randomInt(10, 10_000)}`;
    if ((await takeHandle(user.id, handle, nowMs)).ok) return handle;
  }
  throw new Error('No name for the pages of this user is free');
}
