import { chooseLexicon } from '../../reading/language';
import { languageOf } from '../../time/wall-format';
import { compile } from '../compile';
import { atomsOf } from '../compile/atoms';
import { Clause } from '../compile/clause';
import { lexiconFor } from '../compile/lexicon/lexicons';
import type { CompileContext, CompiledSentence } from '../compiled';
import { ruleText } from '../normal';
import { renderRules } from '../render/render';
import type { Rule } from '../rule';
import { candidatesOf } from './candidates';
import { framed } from './frames';

/** So many are put to the owner: they are looked at, not searched. */
const MOST = 3;
/** Nobody means one rule by more; in characters. */
const LONGEST = 300;

/**
 * Sentences that one which was not understood may have meant, likeliest first, each in its place: made of the days, times, numbers
 * and people that were recognised in it, in its language, and understood in every word. What of it was understood stays.
 * `language`: that of the document around it.
 */
export function suggestionsFor(
  sentence: CompiledSentence,
  context: CompileContext,
  language: string | null,
): readonly string[] {
  const { text, unread, rules, understood, past, headings, lacksLink } = sentence;
  if (understood === 'yes' || past || lacksLink !== undefined || text.length > LONGEST) return [];
  const { zone, now } = context;
  const key = [text, ...headings, ...unread, ...rules.map(ruleText), language, zone, Math.floor(now / 1440)].join('\n');
  const known = KNOWN.get(key);
  if (known) return known;
  const found = foundFor(sentence, context, language);
  if (KNOWN.size >= REMEMBERED) KNOWN.clear();
  KNOWN.set(key, found);
  return found;
}

/** A document is looked at at every keystroke, and all but one of its sentences are as before. */
const KNOWN = new Map<string, readonly string[]>();
const REMEMBERED = 1_000;

function foundFor(
  { text, unread, rules, headings }: CompiledSentence,
  context: CompileContext,
  language: string | null,
): string[] {
  const lexicon = chooseLexicon(text, language);
  const words = lexiconFor(lexicon.language);
  const own = languageOf(words.language);
  const here = { ...context, locale: own };
  const atoms = (part: string) => atomsOf(part, { now: context.now, zone: context.zone, locale: own, lexicon, words });
  const kept = rules.length > 0 ? keptOf(text, unread, rules, here) : '';
  const known = new Set(rules.map(ruleText));
  const found: string[] = [];
  for (const part of unread) {
    const clause = new Clause(atoms(part), part, headings, undefined, words.language);
    const time = timeWords(clause);
    for (const rule of candidatesOf(clause)) {
      if (found.length === MOST) return found;
      if (known.has(ruleText(rule))) continue;
      const said = [framed(rule, own, null), time && framed(rule, own, time)].find(
        (one) => one && saysOnly(one, [rule], here),
      );
      const whole = said && [kept, said].filter(Boolean).join(' ');
      if (whole && !found.includes(whole)) found.push(whole);
    }
  }
  return found;
}

/** What was understood, in the owner's words where these say just that, else in canonical ones. */
function keptOf(text: string, unread: readonly string[], rules: readonly Rule[], context: CompileContext): string {
  const bare = unread
    .reduce((left, part) => left.replace(part, ' '), text)
    .replace(/\s+/g, ' ')
    .replace(/[\s,;:–—-]+(?:(?:and|but|und|aber|et|mais|y|pero)\s*)?[.!]?\s*$/iu, '')
    .trim();
  const own = /[.!?]$/.test(bare) ? bare : `${bare}.`;
  return saysOnly(own, rules, context) ? own : renderRules(rules).join(' ');
}

function saysOnly(text: string, rules: readonly Rule[], context: CompileContext): boolean {
  const { sentences } = compile(text, context);
  return (
    sentences.every(({ understood }) => understood === 'yes') &&
    sentences.flatMap((one) => one.rules.map(ruleText)).join('\n') === rules.map(ruleText).join('\n')
  );
}

/** The owner's own words for days and hours, where they stand together. */
function timeWords(clause: Clause): string | null {
  const times = clause.atoms.filter(({ k }) => k === 'days' || k === 'hours');
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last) return null;
  const between = clause.atoms.filter(({ from }) => from >= first.from && from <= last.from);
  const plain = between.every(({ k }) => k === 'days' || k === 'hours' || k === 'keyword' || k === 'comma');
  return plain ? clause.words(first.from, last.to) : null;
}
