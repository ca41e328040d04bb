import type { Language } from '../../loop/state';
import { english } from './english';
import { french } from './french';
import { german } from './german';
import { spanish } from './spanish';
import type { TextWords } from './words';

/** What texts say, by the language of their reader. */
export const TEXT_WORDS: Readonly<Record<Language, TextWords>> = { en: english, de: german, fr: french, es: spanish };
