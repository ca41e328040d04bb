import { english } from './english/language';
import { phraseKey } from './form';
import { french } from './french/language';
import { german } from './german/language';
import type { Language, Locale } from './language';
import type { ReplyMessage } from './message';
import { spanish } from './spanish/language';

const LANGUAGES: Readonly<Record<Locale, Language>> = { en: english, de: german, fr: french, es: spanish };

/** Every language that mails are written in. */
export const LANGUAGE_LIST: readonly Language[] = Object.values(LANGUAGES);

export function languageOf({ locale }: Pick<ReplyMessage, 'locale'>): Language {
  return LANGUAGES[locale];
}

/** The message in a language that has its template. */
export function inWritableLanguage(message: ReplyMessage): ReplyMessage {
  return languageOf(message).phrases[phraseKey(message)] ? message : { ...message, locale: 'en' };
}
