import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { bookingDrafts } from '@/db/schema/booking-pages';
import { DRAFT_AGE_MS } from '../constants';
import type { RefusedForm } from '../queries/drafts';

/**
 * Keeps a form that was refused, in the place of the one that it was made of (`before`, a number of the same page); answers its
 * number. `realMs`: milliseconds of real time.
 */
export async function keepForm(
  typeId: string,
  before: string | null,
  form: RefusedForm,
  realMs: number,
): Promise<string> {
  const kept = { ...form, keptAt: new Date(realMs) };
  const [same] =
    before === null
      ? []
      : await database()
          .update(bookingDrafts)
          .set(kept)
          .where(and(eq(bookingDrafts.id, before), eq(bookingDrafts.typeId, typeId)))
          .returning({ id: bookingDrafts.id });
  if (same) return same.id;
  const id = randomUUID();
  await database()
    .insert(bookingDrafts)
    .values({ id, typeId, ...kept });
  return id;
}

/** Forgets a form that was kept: it is booked. */
export async function forgetForm(typeId: string, id: string): Promise<void> {
  await database()
    .delete(bookingDrafts)
    .where(and(eq(bookingDrafts.id, id), eq(bookingDrafts.typeId, typeId)));
}

/** Forgets the forms that nobody comes back to. `realMs`: milliseconds of real time. */
export async function forgetForms(realMs: number): Promise<void> {
  await database()
    .delete(bookingDrafts)
    .where(lt(bookingDrafts.keptAt, new Date(realMs - DRAFT_AGE_MS)));
}
