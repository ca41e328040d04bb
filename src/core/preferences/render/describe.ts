import type { Language } from '../../time/wall-format';
import { normalRule } from '../normal';
import type { Rule, Scope } from '../rule';
import type { ChipWords, Said } from './chips/chip-words';
import { english } from './chips/english';
import { french } from './chips/french';
import { german } from './chips/german';
import { saidIn } from './chips/said';
import { spanish } from './chips/spanish';

const WORDS: Readonly<Record<Language, ChipWords>> = { en: english, de: german, fr: french, es: spanish };
const known = new Map<Language, Said>();

/**
 * What the assistant will do because of a rule, in few words of a language: `never offer Fri after 3:00 PM`, `Fr nach 15:00 nie
 * anbieten`.
 */
export function describeRule(rule: Rule, language: Language = 'en'): string {
  const normal = normalRule(rule);
  const words = WORDS[language];
  const effect = (words.effects[normal.kind] as (rule: Rule, said: Said) => string)(normal, partsIn(language));
  const scope = 'scope' in normal ? normal.scope : undefined;
  return scope?.codeword ? `${effect}, ${words.onWord(partsIn(language).quoted(scope.codeword))}` : effect;
}

/** The meetings of a scope in words of a language: `interviews by video with Jane Doe`; all: `meetings`. */
export function describeMeetings(scope: Scope | undefined, language: Language): string {
  return partsIn(language).meetings(scope) || WORDS[language].everyMeeting;
}

/** The parts of rules in words of a language. */
export function partsIn(language: Language): Said {
  const said = known.get(language) ?? saidIn(WORDS[language]);
  known.set(language, said);
  return said;
}
