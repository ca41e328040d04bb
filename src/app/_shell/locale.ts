import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { LOCALES, type Locale, localeFor } from '@/messages/languages';
import type { Area, Translate } from '@/messages/message-keys';
import { translator } from '@/messages/translate';
import { currentSession } from './current-session';

/** The language of the request's page: the user's, the cookie's, or what the browser accepts. */
export const currentLocale = cache(async (): Promise<Locale> => {
  const [session, jar, head] = await Promise.all([currentSession(), cookies(), headers()]);
  const chosen = session?.user.language;
  return localeFor({ chosen, cookie: jar.get('language')?.value, accept: head.get('accept-language') }, LOCALES);
});

/** Puts an area's messages into words of the page's language, in server components. */
export async function messagesOf<A extends Area>(area: A): Promise<Translate<A>> {
  return translator(await currentLocale(), area);
}
