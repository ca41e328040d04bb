import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { pictures } from '@/db/schema/account';
import { users } from '@/db/schema/identity';
import { type Squared, squarePicture } from './square-picture';

type Taken = { readonly ok: true; readonly image: string } | Extract<Squared, { ok: false }>;

/** Makes a picture the user's, in the place of the one before; `claimed` is its media type. Answers its path. */
export async function setPicture(userId: string, bytes: Buffer, claimed?: string): Promise<Taken> {
  const squared = await squarePicture(bytes, claimed);
  if (!squared.ok) return squared;
  const { webp } = squared;
  const name = randomBytes(16).toString('hex');
  const image = `/api/pictures/${name}`;
  await database().transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ userId, name, webp })
      .onConflictDoUpdate({ target: pictures.userId, set: { name, webp } });
    await tx.update(users).set({ image }).where(eq(users.id, userId));
  });
  return { ok: true, image };
}

/** Takes the user's picture away, also one that came with the sign-in. */
export async function removePicture(userId: string): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.delete(pictures).where(eq(pictures.userId, userId));
    await tx.update(users).set({ image: null }).where(eq(users.id, userId));
  });
}
