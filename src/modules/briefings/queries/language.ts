import { eq } from 'drizzle-orm';
import type { Language } from '@/core/loop/state';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';

/** The language of mail to a user: English until one is chosen. */
export async function languageOf(userId: string): Promise<Language> {
  const [row] = await database().select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? 'en';
}
