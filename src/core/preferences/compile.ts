import { chooseLanguage } from '../reading/language';
import type { EpochMinute } from '../time/period';
import { atomsOf } from './compile/atoms';
import { canonicalRules } from './compile/canonical/canonical';
import { Clause } from './compile/clause';
import { codedRules } from './compile/coded';
import { lexiconFor } from './compile/lexicon/lexicons';
import type { Production } from './compile/production';
import { ABOUT } from './compile/productions/about';
import { AHEAD } from './compile/productions/ahead';
import { LENGTHS } from './compile/productions/lengths';
import { LIMITS } from './compile/productions/limits';
import { MEETING } from './compile/productions/meeting';
import { PEOPLE } from './compile/productions/people';
import { TIMES } from './compile/productions/times';
import { WORDS } from './compile/productions/words';
import { WRITING } from './compile/productions/writing';
import { areNouns } from './compile/scope';
import { splitsOf } from './compile/splits';
import type { CompileContext, CompiledDocument, CompiledSentence } from './compiled';
import { conflictsOf } from './conflicts/conflicts';
import { type DocumentSentence, sentencesOfDocument } from './document';
import { takesEffect } from './effects/kinds';
import { isOver } from './past';
import type { Rule } from './rule';

/** The first that understands every word of a clause wins: the narrower ones stand first. */
const PRODUCTIONS: readonly Production[] = [
  ...WORDS,
  ...ABOUT,
  ...LIMITS,
  ...AHEAD,
  ...LENGTHS,
  ...WRITING,
  ...MEETING,
  ...TIMES,
  ...PEOPLE,
];

/**
 * Compiles the preferences document: each sentence with the rules that it says, or marked as not understood. Pure and
 * deterministic; every word of a clause has to be understood, or the clause binds nothing.
 */
export function compile(document: string, context: CompileContext): CompiledDocument {
  const { language } = chooseLanguage(document, context.locale ?? null);
  const sentences = sentencesOfDocument(document).map((sentence, i) =>
    compileSentence(sentence, `s${i + 1}`, context, language === 'und' ? (context.locale ?? null) : language),
  );
  return { sentences, conflicts: conflictsOf(sentences) };
}

function compileSentence(
  sentence: DocumentSentence,
  id: string,
  context: CompileContext,
  language: string | null,
): CompiledSentence {
  const read = remembered(sentence, context, language);
  // What nothing here would obey is not understood, however clear its words are.
  const { rules, unread } = read.rules.every(takesEffect) ? read : { rules: [], unread: [sentence.text] };
  const understood = unread.length === 0 ? 'yes' : rules.length > 0 ? 'partial' : 'no';
  const { text, start, end, headings } = sentence;
  return {
    id,
    text,
    start,
    end,
    headings,
    understood,
    rules,
    unread: understood === 'no' ? [text] : unread,
    past: isOver(rules, context.now, context.zone),
  };
}

interface Read {
  readonly rules: readonly Rule[];
  readonly unread: readonly string[];
}

/** Longest sentence that is read, in characters: nobody writes one, and the work grows with its square. */
const MAX_SENTENCE = 1_000;

const READ = new Map<string, Read>();
const REMEMBERED = 4_000;

/** A document is compiled at every keystroke, and all but one of its sentences are as before. */
function remembered(sentence: DocumentSentence, context: CompileContext, language: string | null): Read {
  const { text, headings } = sentence;
  if (text.length > MAX_SENTENCE) return { rules: [], unread: [text] };
  const now = context.writtenAt?.(text) ?? context.now;
  const key = JSON.stringify([text, headings, language, context.zone, context.locale, Math.floor(now / 15)]);
  const known = READ.get(key);
  if (known) return known;
  const canonical = canonicalRules(text);
  const own = canonical?.every((rule) => !('scope' in rule && rule.scope) || areNouns(rule.scope)) ? canonical : null;
  const read = own ? { rules: own, unread: [] } : readWords(sentence, now, context, language);
  if (READ.size >= REMEMBERED) READ.clear();
  READ.set(key, read);
  return read;
}

/** What the words of a sentence say: the rules, and the parts that were not read. */
function readWords(
  sentence: DocumentSentence,
  now: EpochMinute,
  context: CompileContext,
  language: string | null,
): Read {
  const { lexicon } = chooseLanguage(sentence.text, language);
  const words = lexiconFor(lexicon.language);
  const text = withoutLicence(sentence.text);
  const atoms = atomsOf(text, { now, zone: context.zone, locale: context.locale ?? null, lexicon, words });
  if (POINTS_BACK.test(text) || isQuestion(text)) return { rules: [], unread: [text] };
  const whole = new Clause(atoms, text, sentence.headings, undefined, words.language);
  const read = readClause(whole);
  if (read) return { rules: read, unread: [] };
  const parts = splitsOf(whole, readClause);
  const unread = parts.filter((part) => !part.rules);
  // What was not read could narrow or lift what was, and what leads is what the rest is about: then nothing binds.
  const lastRead = parts.findLastIndex((part) => part.rules);
  const isVoid = unread.some((part) => part.binding || parts.indexOf(part) < lastRead);
  return { rules: isVoid ? [] : parts.flatMap((part) => part.rules ?? []), unread: unread.map((part) => part.text) };
}

/** "Should we keep Fridays free?" asks; "could you keep Fridays free?" asks for it. */
function isQuestion(text: string): boolean {
  return /\?\W*$/u.test(text) && !REQUEST.test(text);
}

const REQUEST =
  /^(?:please,?\s+)?(?:can|will|would) you\s|^(?:bitte\s+)?(?:kannst|würdest) du\s|^(?:peux[- ]tu|pouvez[- ]vous)\s|^¿?\s*(?:puedes|puede)\s/iu;

/** "30 minutes of travel for that", "… do those on the next day": what it is about stands in another sentence. */
const POINTS_BACK =
  /(?<![\p{L}'])(?:for|of|after|before|with|around|in|to|on|do|did|für|nach|vor|mit|pour|après|avec|para|con) (?:that|those|these|them|it|this|such|das|diese|dafür|cela|ça|ceux|eso|esos|esas)(?=\s*(?:[.,;:!?]|$))|(?<![\p{L}'])(?:instead|too|as well|thereafter|likewise|the same)(?=\s*(?:[.!]|$))/iu;

/**
 * "…, after noon if possible, but earlier to meet a date": what gives way by itself needs no leave to. Only beside words that
 * soften, so that no must loses its exception.
 */
function withoutLicence(text: string): string {
  return SOFT.test(text) ? text.replace(LICENCE, '') : text;
}

const SOFT = /\b(?:if possible|ideally|prefer\w*|where possible|rather)\b/i;
const LICENCE =
  /,?\s+(?:but|though|although)\s+(?:any time |times? )?(?:earlier|later|before|after|other times?)(?: (?:is|are|that))?(?: (?:fine|ok|okay|possible))?(?: if (?:we|i|you) (?:have|need) to| if needed to| to| if that is needed to)? (?:meet|make|hit|keep) (?:a|the|our) (?:date|deadline|schedule)\b/i;

function readClause(clause: Clause): readonly Rule[] | null {
  const coded = codedRules(clause, readClause);
  if (coded) return coded;
  let reading = clause.fresh();
  for (const production of PRODUCTIONS) {
    if (reading.touched) reading = clause.fresh();
    const rules = production(reading);
    if (rules && rules.length > 0 && reading.done) return rules;
  }
  return null;
}
