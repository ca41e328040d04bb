import { cookies, headers } from 'next/headers';
import { LOCALES, type Locale, localeFor } from '@/messages/languages';
import { currentSession } from '../_shell/current-session';

/**
 * The language of a page that a guest is shown: what they have chosen on one, else `known` (that of their mails, or their own
 * account's), else what their browser accepts.
 */
export async function guestLanguage(known: string | null | undefined): Promise<Locale> {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const chosen = jar.get('language')?.value;
  return localeFor({ chosen, cookie: known ?? null, accept: head.get('accept-language') }, LOCALES);
}

/** That of a page on which anybody books: nobody has written yet, and whoever is signed in has a language. */
export async function bookingLanguage(): Promise<Locale> {
  return guestLanguage((await currentSession())?.user.language);
}
