import de from './de/crash';
import en from './en/crash';
import es from './es/crash';
import fr from './fr/crash';
import { LOCALES, localeFor } from './languages';
import type { Translate } from './message-keys';
import { speaker } from './speak';

const CRASH = { en, de, fr, es };

/** Says that a page could not be rendered, where nothing else of it can be relied on: all languages are at hand. */
export function crashWords(language: string | undefined): Translate<'crash'> {
  const locale = localeFor({ chosen: language ?? null }, LOCALES);
  return speaker(locale, 'crash', CRASH[locale]);
}
