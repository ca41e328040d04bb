import { eq } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { pictures } from '@/db/schema/account';
import { users } from '@/db/schema/identity';
import { basicsOf } from '@/modules/preferences/queries';
import type { HumanHelp, Language } from './constants';
import { type MailNews, NEWS_KINDS } from './schema';

/** Which mails without a question an owner wants; all of them until one is switched off. */
export async function mailNewsOf(userId: string, db: Database | Transaction = database()): Promise<MailNews> {
  const [row] = await db.select({ chosen: users.notifications }).from(users).where(eq(users.id, userId));
  const entries = NEWS_KINDS.map((kind) => [kind, row?.chosen[kind] !== false]);
  return Object.fromEntries(entries) as unknown as MailNews;
}

export interface AccountSettings {
  readonly name: string | null;
  readonly email: string;
  readonly image: string | null;
  readonly role: string;
  /** IANA; null until it is known. The preferences document is where it stands. */
  readonly timeZone: string | null;
  readonly language: Language | null;
  readonly humanHelp: HumanHelp;
  readonly notifications: MailNews;
}

/** What PATCH /api/user answers and the page of the account shows; null when the account is gone. */
export async function accountSettings(userId: string): Promise<AccountSettings | null> {
  const [row] = await database().select().from(users).where(eq(users.id, userId));
  if (!row) return null;
  const [basics, notifications] = await Promise.all([basicsOf(userId), mailNewsOf(userId)]);
  const { name, email, image, role, language, humanHelp } = row;
  return { name, email, image, role, timeZone: basics?.zone ?? null, language, humanHelp, notifications };
}

/** A picture by its public name (32 hex digits), as WebP; null when nobody has it any more. */
export async function pictureByName(name: string): Promise<Buffer | null> {
  const [row] = await database().select({ webp: pictures.webp }).from(pictures).where(eq(pictures.name, name));
  return row?.webp ?? null;
}
