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

/** What was, and since when: the past of the owner, of the family, of the house. */
const HISTORY =
  /^(?:(?:i|we)(?:['’]ve| have) (?:been|run|had|worked|lived|led|owned|managed|known|done)|(?:i|we) (?:founded|started|joined|moved|grew up|studied|trained|met|sell|make|build|publish|support|love|come from)|(?:my|our|the) [\p{L}, ]{2,40} (?:was|were|started|began|joined|moved|turned|has been|have been)|ich (?:habe|bin) .* (?:gegründet|geboren|aufgewachsen)|unsere (?:firma|praxis) (?:hat|ist|wurde)|j['’]ai (?:fondé|créé|grandi)|fundé|nací)(?!\p{L})/iu;
/** A greeting, thanks, or what comes next. */
const GREETS =
  /^(?:hi|hello|hey|dear|hallo|bonjour|hola)(?: (?:there|\p{Lu}\p{L}+))?$|^(?:thanks|thank you|danke|merci|gracias)(?: (?:so much|a lot|again|for (?:doing (?:this|that)|your help|the help|helping|all (?:this|that)|reading(?: this)?|taking this on)))*$|^hope (?:you|this)\s[\p{L} ]{2,40}$|^(?:this is|here(?:['’]s| is)) how (?:i work|my (?:calendar|week|days?) works?|i (?:like|want) to be scheduled)$/iu;
/** How life is, without a word of what follows from it. */
const IS_SO =
  /^(?:q[1-4]|my (?:job|work|life|calendar|schedule|week|diary)s?|our (?:industry|business|trade|office|house)|life|things?) (?:is|are|can be|can get|gets?|has been|have been) (?:(?:always|often|usually|pretty|really|so|very|quite|a bit|rather|just|completely|totally) )*(?:crazy|hectic|a mess|messy|chaotic|chaos|wild|mad|intense|unpredictable|complicated|a zoo|a circus|nuts)(?: around here| here| right now| at the moment| these days| lately)?$/iu;

const PLAIN: ReadonlySet<Atom['k']> = new Set<Atom['k']>(['word', 'name', 'comma', 'keyword', 'count']);

/** What people are and belong to is no rule by itself. */
const OF_PEOPLE: ReadonlySet<Concept> = new Set<Concept>(['organisation', 'belongs']);
/** Nor is what somebody has been, or how long. */
const OF_THE_PAST: ReadonlySet<Concept> = new Set<Concept>([...OF_PEOPLE, 'not_asked', 'last', 'show_me', 'always']);

/**
 * A sentence that only tells who the owner is: nothing about time, meetings or what is to be done follows from it, so it
 * is no rule that failed. Doubt is no fact.
 */
export function isFact(
  { text, understood }: Pick<CompiledSentence, 'text' | 'understood'>,
  { now, zone, locale = null }: CompileContext,
): boolean {
  if (understood !== 'no') return false;
  const said = text.replace(/[\s.!…:]+$/u, '');
  if (GREETS.test(said) || IS_SO.test(said)) return true;
  const past = HISTORY.test(said);
  if ((!past && !TELLS.test(text)) || ASKS.test(text)) return false;
  const { lexicon } = chooseLanguage(text, locale);
  const atoms = atomsOf(text, { now, zone, locale, lexicon, words: lexiconFor(lexicon.language) });
  const told = past ? OF_THE_PAST : OF_PEOPLE;
  return atoms.every(
    (atom) => PLAIN.has(atom.k) || (atom.k === 'phrase' && atom.concepts.every((one) => told.has(one))),
  );
}
