import { type Clause, isNoun } from './clauses';
import type { Item } from './grammar/items';
import type { CompiledLexicon } from './lexicon/lexicon';
import type { Licence } from './licence';
import type { Passage, ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { Cue } from './token';

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
  const token = passage.tokens[item.from];
  if (
    token?.number ||
    token?.numeric ||
    token?.ordinal ||
    token?.clock ||
    token?.weekday ||
    token?.month ||
    token?.part
  )
    return false;
  const clause = clauses.get(sentence)?.find(({ from, to }) => from <= i && i < to);
  if (!clause || clause.measures) return false;
  if (foreign.has(clause)) return true;
  const noun = isNoun(passage.tokens, item.from, lexicon);
  if (isAside(sentence, clause)) return !sentence.question && (context.role !== 'owner' || noun);
  return clause.affirms && noun;
}

function isAside(sentence: ReadSentence, clause: Clause): boolean {
  const next = sentence.items[clause.to];
  if (clause.timely || clause.measures || clause.contrasts || clause.lists) return false;
  if (next?.k === 'keyword' && next.keyword === 'except') return false;
  return sentence.items.slice(clause.from, clause.to).every((item) => item.k !== 'cue' || !TURNING.has(item.cue));
}
