import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { assistantPictures, assistants } from '@/db/schema/assistants';
import { type Squared, squarePicture } from '@/modules/account/commands/square-picture';

/**
 * Gives a persona a picture, in the place of the one before; `claimed` is its media type. Null when the persona is none of
 * the user's, which is known before the picture is unpacked.
 */
export async function setPersonaPicture(
  userId: string,
  id: string,
  bytes: Buffer,
  claimed?: string,
): Promise<Squared | null> {
  if ((await liveOne(database(), userId, id).limit(1)).length === 0) return null;
  const squared = await squarePicture(bytes, claimed);
  if (!squared.ok) return squared;
  const picture = { version: randomBytes(8).toString('hex'), webp: squared.webp };
  return database().transaction(async (tx) => {
    // It may have been given up meanwhile.
    if ((await liveOne(tx, userId, id).for('update')).length === 0) return null;
    await tx
      .insert(assistantPictures)
      .values({ assistantId: id, ...picture })
      .onConflictDoUpdate({ target: assistantPictures.assistantId, set: picture });
    return squared;
  });
}

/** Takes a persona's picture away; there may be none. False when the persona is none of the user's. */
export async function removePersonaPicture(userId: string, id: string): Promise<boolean> {
  const own = liveOne(database(), userId, id);
  await database().delete(assistantPictures).where(inArray(assistantPictures.assistantId, own));
  return (await own).length > 0;
}

function liveOne(db: Database | Transaction, userId: string, id: string) {
  return db
    .select({ id: assistants.id })
    .from(assistants)
    .where(and(eq(assistants.id, id), eq(assistants.userId, userId), isNull(assistants.retiredAt)));
}
