import { type Clause, CONSEQUENCE, isNoun } from './clauses';
import type { Item } from './grammar/items';
import type { CompiledLexicon } from './lexicon/lexicon';
import type { Licence } from './licence';
import type { Passage, ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { Cue, Keyword } from './token';
import { isMeaningless } from './token-shape';

/** Cues that an aside may not hold if its unknown words are to be harmless. */
const TURNING: ReadonlySet<Cue> = new Set([
  'neg',
  'postneg',
  'busy',
  'no',
  'works',
  'free',
  'pref',
  'avoid',
  'but',
  'otherwise',
  'hedge',
  'if',
  'move',
  'move_later',
  'move_earlier',
  'cancel',
  'decline',
  'skip',
  'propose',
  'likewise',
  'keep',
  'soft_no',
  'not_interested',
  'never_mind',
  'hold_off',
  'stop_mail',
  'remove',
  'add',
  'instead',
  'request',
  'ask_times',
]);

/**
 * Whether a word that is not known cannot touch what is said of times: in a clause that speaks of another matter, in an
 * aside (no time, nothing that affirms, refuses, turns or doubts), or as the name of a thing in a clause that affirms.
 */
export function isInert(
  passage: Passage,
  sentence: ReadSentence,
  i: number,
  { clauses, foreign }: Licence,
  lexicon: CompiledLexicon,
  context: ReadingContext,
): boolean {
  const item = sentence.items[i] as Item;
  if (isNumeral(passage, item.from) && !countsThings(passage, item.from)) return false;
  const clause = clauses.get(sentence)?.find(({ from, to }) => from <= i && i < to);
  if (!clause || clause.measures) return false;
  if (foreign.has(clause)) return true;
  if (item.k === 'name' && isBeneficiary(passage, item.from)) return false;
  if (isPredicate(passage, item.from) || OTHER.test(passage.tokens[item.from]?.text ?? '')) return false;
  const noun = isNoun(passage.tokens, item.from, lexicon, context.loopState !== 'new');
  if (isAside(sentence, clause)) return !sentence.question && (context.role !== 'owner' || noun);
  return noun && (clause.affirms || isPlainSaid(sentence, clause));
}

/** "Friday is fine for Bob", "Mittwoch passt Herrn Maier": of whom it is said. */
function isBeneficiary(passage: Passage, at: number): boolean {
  const titled = /^(?:herrn?|frau|mr|mrs|ms|dr|m|mme|sra?|don|doña)\.?$/.test(passage.tokens[at - 1]?.text ?? '');
  const before = passage.tokens[titled ? at - 2 : at - 1];
  return before?.cue === 'works' || /^(?:for|für|pour|para|à|a)$/.test(before?.text ?? '');
}

/** "Friday would be a stretch": what a time is said to be. */
function isPredicate(passage: Passage, at: number): boolean {
  const article = passage.tokens[at - 1];
  const verb = passage.tokens[at - 2];
  return (
    article?.keyword === 'a' &&
    /(?:^|\s)(?:is|are|be|been|ist|wäre|sein|est|serait|sera|être|es|sería|será|ser)$/.test(verb?.text ?? '')
  );
}

function isAside(sentence: ReadSentence, clause: Clause): boolean {
  const next = sentence.items[clause.to];
  if (clause.timely || clause.measures || clause.contrasts || clause.lists) return false;
  if (sentence.items.slice(clause.from, clause.to).some((item) => item.k === 'keyword' && item.keyword === 'both'))
    return false; // "whichever Pete prefers"
  if (next?.k === 'keyword' && next.keyword === 'except') return false;
  return sentence.items
    .slice(clause.from, clause.to)
    .every((item) => item.k !== 'cue' || !TURNING.has(item.cue) || CONSEQUENCE.has(item.text));
}

/** Cues that refuse or act in so many words: a thing that is named beside them turns nothing. */
const PLAIN: ReadonlySet<Cue> = new Set(['postneg', 'busy', 'decline', 'late', 'thank', 'sorry']);

function isPlainSaid({ items }: ReadSentence, { from, to }: Clause): boolean {
  const cues = items.slice(from, to).flatMap((item) => (item.k === 'cue' ? [item.cue] : []));
  return cues.some((cue) => PLAIN.has(cue)) && !cues.some((cue) => cue === 'neg' || cue === 'hedge' || cue === 'if');
}

/** "No, the other one": what was not named. */
const OTHER = /^(?:otr[ao]s?|autres?|ander[emnrs]{1,2}|andere|rest|resto|reste)$/;

/** Words of the grammar that only place a time: in an aside they place nothing. */
const PLACING: ReadonlySet<Keyword> = new Set([
  'early',
  'late',
  'mid',
  'last',
  'next',
  'half',
  'quarter',
  'another',
  'other',
  'every',
  'within',
  'since',
  'end_of',
  'start_of',
  'rest_of',
  'ago',
]);

/** Whether a word of the grammar that no phrase took stands in an aside or with another matter. */
export function isIdle(sentence: ReadSentence, i: number, { clauses, foreign }: Licence): boolean {
  const item = sentence.items[i] as Item;
  const clause = clauses.get(sentence)?.find(({ from, to }) => from <= i && i < to);
  if (!clause || item.k !== 'keyword' || !PLACING.has(item.keyword)) return false;
  return foreign.has(clause) || isAside(sentence, clause);
}

function isNumeral(passage: Passage, at: number): boolean {
  const token = passage.tokens[at];
  return Boolean(
    token?.number || token?.numeric || token?.ordinal || token?.clock || token?.weekday || token?.month || token?.part,
  );
}

/** "37 fixes", "forty steps", "1,840": a number that a thing follows, or that no hour and no day of a month can be. */
export function countsThings(passage: Passage, at: number): boolean {
  const token = passage.tokens[at];
  const next = passage.tokens[at + 1];
  const value = token?.number?.value ?? token?.ordinal?.value;
  if (!token || value === undefined) return false;
  if (token.number && next?.number?.digits === 3 && /^\d+$/.test(next.raw)) return true;
  if (token.number && passage.tokens[at - 1]?.number && token.number.digits === 3) return true;
  if (value > 2100 || (value > 31 && value < 1900)) return true;
  return next !== undefined && isMeaningless(next) && /^\p{L}/u.test(next.raw);
}

/** "Margaret has no view", "no excuses": what is negated is a thing, or somebody else's, and nothing points back to a time. */
export function isForeignNegation(
  passage: Passage,
  sentence: ReadSentence,
  i: number,
  { clauses }: Licence,
  lexicon: CompiledLexicon,
): boolean {
  const item = sentence.items[i] as Item;
  const clause = clauses.get(sentence)?.find(({ from, to }) => from <= i && i < to);
  if (!clause || clause.timely || clause.contrasts || clause.affirms || item.k !== 'cue') return false;
  const inside = sentence.items.slice(clause.from, clause.to);
  const strangers = inside.some(({ k }) => k === 'name' || k === 'unknown');
  if (!strangers) return false;
  const start = inside[0]?.from ?? 0;
  const end = inside[inside.length - 1]?.to ?? 0;
  const points = passage.tokens
    .slice(start, end)
    .some(({ text }) => text.split(/[\s']/).some((word) => lexicon.anaphorSet.has(word)));
  return !points;
}
