import type { Item } from './grammar/items';
import type { CompiledLexicon } from './lexicon/lexicon';
import type { Passage, ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { Segment } from './segments';
import type { Statement } from './statement';
import type { Cue, Keyword, Token } from './token';

/** Cues that say that a time suits, is wanted, or is asked about. */
const AFFIRMING: ReadonlySet<Cue> = new Set([
  'works',
  'free',
  'propose',
  'pref',
  'request',
  'meet',
  'attend',
  'confirm',
  'move',
  'move_later',
  'move_earlier',
  'make_it',
  'approve',
  'see_you',
  'as_planned',
  'back',
  'ask_times',
  'asap',
  'recurring',
  'instead',
  'dur_ok',
  'polite_if',
  'resume',
  'hold_off',
  'late',
  'delegate',
]);

/** Cues that refuse a time. */
export const REFUSING: ReadonlySet<Cue> = new Set([
  'neg',
  'postneg',
  'busy',
  'ooo',
  'no',
  'avoid',
  'stop_at',
  'cancel',
  'decline',
  'skip',
  'soft_no',
  'keep',
]);

/** Cues of lasting wishes and of more of the same: whatever the words beside them say. */
const EITHER: ReadonlySet<Cue> = new Set(['instruct', 'from_now_on', 'likewise']);

/** Cues that negate: two of them in one breath say something else than either. */
export const NEGATING: ReadonlySet<Cue> = new Set(['neg', 'postneg', 'no', 'soft_no']);

/** Courtesies beside which a time still stands alone. */
const COURTESIES: ReadonlySet<Cue> = new Set(['yes', 'thank', 'ack', 'greeting', 'signoff', 'extra', 'question_word']);

/** Words that exclude or bound. */
const LIMITING: ReadonlySet<Keyword> = new Set(['except', 'none', 'not_before', 'not_after', 'only']);

/** Nouns of meeting: beside a time and without a verb they ask for it. */
const NOUNS: ReadonlySet<Cue> = new Set(['call_noun', 'video', 'phone', 'in_person', 'meal']);

/** What one segment says. */
export interface Shape {
  readonly items: readonly Item[];
  readonly cues: readonly Cue[];
  readonly affirms: boolean;
  readonly refuses: boolean;
  /** Refuses by a negation: what it affirms besides is negated. */
  readonly negated: boolean;
  readonly limits: boolean;
  readonly either: boolean;
  readonly strange: boolean;
  /** Has words that nobody knows, or a verb that says something of its own. */
  readonly tells: boolean;
  /** Nothing but times and courtesies. */
  readonly bare: boolean;
  /** Speaks of what is past. */
  readonly past: boolean;
  readonly own: readonly Statement[];
  readonly turn: string | null;
  readonly otherwise: boolean;
  /** Opened by a word of contrast or consequence: nothing is carried over. */
  readonly fresh: boolean;
  readonly names: boolean;
  /** Names slots by their place in our list. */
  readonly slots: boolean;
}

/** What a segment says, by the words of its own. */
export function shapeOf(
  passage: Passage,
  sentence: ReadSentence,
  { from, to, start, end }: Segment,
  lexicon: CompiledLexicon,
  { role }: ReadingContext,
): Shape {
  const items = sentence.items.slice(from, to);
  const timely = new Set(items.filter(isTimely).flatMap((item) => passage.tokens.slice(item.from, item.to)));
  const words = passage.tokens.slice(start, end).filter((token) => !timely.has(token));
  const cues = items.flatMap((item) => (item.k === 'cue' ? [item.cue] : []));
  const own = sentence.statements.filter(
    ({ group, use }) => use === 'window' && from <= group.first && group.first < to,
  );
  const verbs = words.some((token, n) => isVerb(token, lexicon) && !isCommand(words, n, lexicon));
  const strange = items.some(({ k }) => k === 'unknown' || (k === 'name' && role !== 'owner'));
  const labelled = own.some(({ group }) => passage.tokens[sentence.items[group.last]?.to ?? -1]?.raw === ':');
  const says = (item: Item, n: number, set: ReadonlySet<Cue>): boolean =>
    item.k === 'cue' && set.has(item.cue) && !isEngagement(items, n, lexicon) && !(labelled && item.cue === 'meet');
  const last = own[own.length - 1];
  const agreed = items.some((item, n) => item.k === 'cue' && item.cue === 'yes' && last && from + n > last.group.last);
  const nouns = !labelled && ((!verbs && (!strange || role === 'owner')) || sentence.question);
  const affirms = items.some((item, n) => says(item, n, AFFIRMING) || (nouns && says(item, n, NOUNS)));
  const none = items.some((item) => item.k === 'option' && item.option.k === 'none');
  const refuses =
    none || items.some((item, n) => (item.k === 'cue' && REFUSING.has(item.cue)) || isEngagement(items, n, lexicon));
  const head = items[0]?.k === 'comma' ? items[1] : items[0];
  const turns = head?.k === 'cue' && (head.cue === 'but' || head.cue === 'otherwise');
  const excepts = turns && head.cue === 'but' && own[0]?.stance === 'cannot' && !cues.some((cue) => REFUSING.has(cue));
  return {
    items,
    cues,
    own,
    affirms: agreed || affirms,
    refuses,
    either: cues.some((cue) => EITHER.has(cue)),
    negated: none || cues.some((cue) => NEGATING.has(cue)),
    limits: excepts || items.some(isLimit),
    strange,
    tells: verbs || strange,
    bare: !verbs && !strange && !(labelled && !affirms) && cues.every((cue) => COURTESIES.has(cue) || cue === 'but'),
    past: words.some(({ text }) => lexicon.pastSet.has(text)),
    fresh: turns && !excepts,
    turn: turns && !excepts && !lexicon.consequenceSet.has(head.text) ? head.text : null,
    otherwise: head?.k === 'cue' && head.cue === 'otherwise',
    names: items.some(({ k }) => k === 'day' || k === 'time' || k === 'option'),
    slots: items.some(({ k }) => k === 'option'),
  };
}

function isTimely({ k }: Item): boolean {
  return k === 'day' || k === 'time' || k === 'duration' || k === 'option' || k === 'zone';
}

function isVerb({ filler, cue, meridiem, text }: Token, { verbSet }: CompiledLexicon): boolean {
  return filler === true && !cue && !meridiem && verbSet.has(text);
}

/** "please get an hour with Pablo on the calendar": a verb that opens its clause asks for what follows. */
function isCommand(words: readonly Token[], n: number, { commandSet, pleadingSet }: CompiledLexicon): boolean {
  const opens = words
    .slice(0, n)
    .every(
      ({ comma, cue, keyword, text }) => comma || cue === 'polite_if' || keyword === 'and' || pleadingSet.has(text),
    );
  return opens && commandSet.has(words[n]?.text ?? '');
}

/** "I have a client on Friday": what somebody has is no free time; "I have Friday". */
function isEngagement(items: readonly Item[], n: number, { havingSet }: CompiledLexicon): boolean {
  const item = items[n];
  if (item?.k !== 'cue' || item.cue !== 'free' || !havingSet.has(item.text)) return false;
  const next = items.slice(n + 1).find(({ k }) => k !== 'keyword');
  const article = items.slice(n + 1, n + 3).some((word) => word.k === 'keyword' && ENGAGING.has(word.keyword));
  return article || !next || !['day', 'time', 'duration', 'option'].includes(next.k);
}

const ENGAGING: ReadonlySet<Keyword> = new Set(['a', 'another', 'my', 'to']);

function isLimit(item: Item): boolean {
  if (item.k === 'keyword') return LIMITING.has(item.keyword);
  if (item.k === 'day') return item.day.k === 'bound';
  return item.k === 'time' && item.time.k === 'range' && item.time.negated === true;
}
