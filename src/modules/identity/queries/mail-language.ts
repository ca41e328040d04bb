import { and, eq, isNotNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { LOCALES, type Locale, localeFor, type Wishes } from '@/messages/languages';

/**
 * The language of mail about the account of whoever holds an address: the one that they have chosen. Where nobody has chosen, and
 * where nobody has the address, what the page wishes that it is asked for from (`wishes`), else English.
 */
export async function mailLanguage(address: string, wishes: Wishes = {}): Promise<Locale> {
  const [row] = await database()
    .select({ language: users.language })
    .from(userAddresses)
    .innerJoin(users, eq(users.id, userAddresses.userId))
    .where(and(eq(userAddresses.address, address), isNotNull(userAddresses.verifiedAt)));
  return localeFor({ ...wishes, chosen: row?.language ?? null }, LOCALES);
}
