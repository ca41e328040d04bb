import { eq } from 'drizzle-orm';
import type { Language, LoopState } from '@/core/loop/state';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';

/** The language that owners have chosen for what is written to them alone; null until they have. */
export async function chosenLanguage(
  ownerId: string,
  reader: Pick<Transaction, 'select'> = database(),
): Promise<Language | null> {
  const [row] = await reader.select({ language: users.language }).from(users).where(eq(users.id, ownerId));
  return row?.language ?? null;
}

/** The language that an owner is spoken to in about one matter: the one they chose, else the one that they write there. */
export function spokenTo(chosen: Language | null, { participants }: Pick<LoopState, 'participants'>): Language {
  return chosen ?? participants.find((p) => p.role === 'owner')?.language ?? 'en';
}
