import { and, eq, gte } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { bookingDrafts, type TypedForm } from '@/db/schema/booking-pages';
import { DRAFT_AGE_MS } from '../constants';

/** What was typed in a form that was refused, with what was not right about it. */
export interface RefusedForm {
  readonly typed: TypedForm;
  readonly problems: Readonly<Record<string, string>>;
}

/** The form of a page that was refused a while ago, by its number; null when it is none, or forgotten. `realMs`: real time. */
export async function keptForm(typeId: string, id: string | undefined, realMs: number): Promise<RefusedForm | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { typed, problems } = bookingDrafts;
  const [row] = await database()
    .select({ typed, problems })
    .from(bookingDrafts)
    .where(
      and(
        eq(bookingDrafts.id, id as string),
        eq(bookingDrafts.typeId, typeId),
        gte(bookingDrafts.keptAt, new Date(realMs - DRAFT_AGE_MS)),
      ),
    );
  return row ?? null;
}
