import { chooseLanguage } from '../reading/language';
import type { Atom } from './compile/atom';
import { atomsOf } from './compile/atoms';
import type { Concept } from './compile/lexicon/lexicon';
import { lexiconFor } from './compile/lexicon/lexicons';
import type { CompileContext, CompiledSentence } from './compiled';

const TELLS =
  /^(?:i(?:['’]m| am| live| have been| grew up)|my [\p{L} ]{2,30} (?:is|are)|we(?:['’]re| are)|ich (?:bin|wohne|habe)|mein(?:e)? [\p{L} ]{2,30} (?:ist|sind|heißt)|je (?:suis|vis)|j['’]habite|m(?:on|a|es) [\p{L} ]{2,30} (?:est|sont)|soy|vivo|mis? [\p{L} ]{2,30} (?:es|son|está))(?!\p{L})/iu;
/** It asks for something, or limits it, after all. */
const ASKS =
  /(?<!\p{L})(?:not|no|never|don['’]t|can['’]t|only|unless|except|if|when|please|should|must|prefer|want|need|like|hate|available|free|busy|best|worst|nicht|kein\p{L}*|nie|nur|wenn|bitte|will|möchte|ne|pas|jamais|si|que|veux|préfère|nunca|solo|quiero|prefiero)(?!\p{L})/iu;

const PLAIN: ReadonlySet<Atom['k']> = new Set<Atom['k']>(['word', 'name', 'comma', 'keyword', 'count']);

/** What people are and belong to is no rule by itself. */
function isOfPeople(concept: Concept): boolean {
  return concept === 'organisation' || concept === 'belongs';
}

/**
 * A sentence that only tells who the owner is: nothing about time, meetings or what is to be done follows from it, so it
 * is no rule that failed. Doubt is no fact.
 */
export function isFact(
  { text, understood }: Pick<CompiledSentence, 'text' | 'understood'>,
  { now, zone, locale = null }: CompileContext,
): boolean {
  if (understood !== 'no' || !TELLS.test(text) || ASKS.test(text)) return false;
  const { lexicon } = chooseLanguage(text, locale);
  const atoms = atomsOf(text, { now, zone, locale, lexicon, words: lexiconFor(lexicon.language) });
  return atoms.every((atom) => PLAIN.has(atom.k) || (atom.k === 'phrase' && atom.concepts.every(isOfPeople)));
}
