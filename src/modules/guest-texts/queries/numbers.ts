import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { guestNumbers } from '@/db/schema/guest-numbers';
import { lineFor } from '@/modules/texting/queries/line';
import { numberOf, textingRefused } from '@/modules/texting/queries/phone';
import type { Runtime, RuntimeSettings } from '@/ports/runtime';
import { numberTag } from '../policy';

type Reader = Database | Transaction;

export type GuestNumber = typeof guestNumbers.$inferSelect;

/** Whom a guest's link names. */
export interface Place {
  readonly loopId: string;
  readonly participantId: string;
}

export async function guestNumberAt({ loopId, participantId }: Place, db: Reader = database()) {
  const at = and(eq(guestNumbers.loopId, loopId), eq(guestNumbers.participantId, participantId));
  const [row] = await db.select().from(guestNumbers).where(at);
  return row ?? null;
}

export async function guestNumberById(id: string, db: Reader = database()): Promise<GuestNumber | null> {
  const [row] = await db.select().from(guestNumbers).where(eq(guestNumbers.id, id));
  return row ?? null;
}

/** The guest who has proved to have a number; of several meetings the one that is kept the longest. */
export async function guestOfNumber(
  number: string,
  settings: Pick<RuntimeSettings, 'signingSecret'>,
): Promise<GuestNumber | null> {
  const [row] = await database()
    .select()
    .from(guestNumbers)
    .where(and(eq(guestNumbers.numberTag, numberTag(number, settings)), isNotNull(guestNumbers.verifiedAt)))
    .orderBy(desc(guestNumbers.keptUntil))
    .limit(1);
  return row ?? null;
}

/** The guests of a loop who get texts, by the ids that their links have. */
export async function textedGuests(loopId: string): Promise<readonly string[]> {
  const proved = and(eq(guestNumbers.loopId, loopId), isNotNull(guestNumbers.verifiedAt));
  const rows = await database().select({ id: guestNumbers.participantId }).from(guestNumbers).where(proved);
  return rows.map(({ id }) => id);
}

/** Whether an owner has their guests texted: texting is on for them, their own telephone is proved, and they let it be. */
export async function guestsAreTexted(ownerId: string, runtime: Runtime): Promise<boolean> {
  // Most owners have no telephone here: one look tells.
  const own = await numberOf(ownerId);
  if (!own?.verifiedAt || !own.kinds.includes('guests')) return false;
  return (await textingRefused(ownerId, runtime)) === null && (await lineFor(ownerId, null)) !== null;
}
