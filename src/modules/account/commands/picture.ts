import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { database } from '@/db/client';
import { pictures } from '@/db/schema/account';
import { users } from '@/db/schema/identity';
import { PICTURE_SIDE } from '../constants';

/** More than any camera makes: what unpacks to more is not unpacked. */
const MAX_PIXELS = 60_000_000;

/** First bytes of PNG, JPEG and WebP: nothing else reaches a decoder. */
const FORMATS: readonly RegExp[] = [/^\x89PNG\r\n\x1a\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/];

/**
 * The middle square of a picture as WebP, upright and without metadata (cameras write places into it); null for bytes that
 * are no PNG, JPEG or WebP.
 */
export async function squarePicture(bytes: Buffer): Promise<Buffer | null> {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (!FORMATS.some((format) => format.test(head))) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Makes a picture the user's, in the place of the one before. Answers its path, or null when it is no picture. */
export async function setPicture(userId: string, bytes: Buffer): Promise<string | null> {
  const webp = await squarePicture(bytes);
  if (!webp) return null;
  const name = randomBytes(16).toString('hex');
  const image = `/api/pictures/${name}`;
  await database().transaction(async (tx) => {
    await tx
      .insert(pictures)
      .values({ userId, name, webp })
      .onConflictDoUpdate({ target: pictures.userId, set: { name, webp } });
    await tx.update(users).set({ image }).where(eq(users.id, userId));
  });
  return image;
}

/** Takes the user's picture away, also one that came with the sign-in. */
export async function removePicture(userId: string): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.delete(pictures).where(eq(pictures.userId, userId));
    await tx.update(users).set({ image: null }).where(eq(users.id, userId));
  });
}
