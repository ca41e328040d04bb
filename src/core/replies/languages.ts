import { english } from './english/language';
import { phraseKey } from './form';
import { french } from './french/language';
import { german } from './german/language';
import { alike, type Language, type Locale } from './language';
import type { ReplyMessage } from './message';
import { spanish } from './spanish/language';

const LANGUAGES: Readonly<Record<Locale, Language>> = { en: english, de: german, fr: french, es: spanish };

const CLOSE: Readonly<Record<Locale, Language>> = {
  en: english,
  de: closely(german),
  fr: closely(french),
  es: closely(spanish),
};

function closely(language: Language): Language {
  if (!language.familiar) return language;
  const { sentences, ...words } = language.familiar;
  const phrases = Object.entries(sentences).map(([key, all]) => {
    const [first] = all;
    return [key, alike([first, all[1] ?? first, all[2] ?? first])];
  });
  return { ...language, ...words, phrases: { ...language.phrases, ...Object.fromEntries(phrases) } };
}

/** Every language that mails are written in. */
export const LANGUAGE_LIST: readonly Language[] = Object.values(LANGUAGES);

/** The language of a message; its closer form of address for readers whom the owner addresses so. */
export function languageOf({ locale, familiar }: Pick<ReplyMessage, 'locale' | 'familiar'>): Language {
  return familiar ? CLOSE[locale] : LANGUAGES[locale];
}

/** The message in a language that has its template. */
export function inWritableLanguage(message: ReplyMessage): ReplyMessage {
  return languageOf(message).phrases[phraseKey(message)] ? message : { ...message, locale: 'en' };
}
