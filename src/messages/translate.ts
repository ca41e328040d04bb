import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import type { Locale } from './languages';
import type { Area, Translate } from './message-keys';
import { spanish } from './spanish';
import { type Compiled, speaker } from './speak';

/** Every message, by language and area; what a language lacks is said in English. */
export const LANGUAGES: Record<Locale, Partial<Record<Area, Readonly<Record<string, string>>>>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};

const made = new Map<string, Compiled>();

/** An area's messages in a language, each read once in a process. Throws where one is no ICU message. */
export function compiled(locale: Locale, area: Area): Compiled {
  const key = `${locale} ${area}`;
  const ready =
    made.get(key) ??
    Object.fromEntries(
      Object.entries(LANGUAGES[locale][area] ?? english[area]).map(([name, text]) => [name, plain(compile(text))]),
    );
  made.set(key, ready);
  return ready;
}

/** The compiler's choices have no prototype, and such objects may not be handed to the browser. */
function plain(message: CompiledMessage): CompiledMessage {
  return JSON.parse(JSON.stringify(message));
}

/** What puts an area's messages into words: in server components, routes, mail and tests. */
export function translator<A extends Area>(locale: Locale, area: A): Translate<A> {
  return speaker(locale, area, compiled(locale, area));
}
