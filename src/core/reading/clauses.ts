import type { Item } from './grammar/items';
import type { CompiledLexicon } from './lexicon/lexicon';
import type { Passage, ReadSentence } from './passage';
import type { Cue, Keyword, Token } from './token';
import { isMeaningless } from './token-shape';

/** A stretch of a sentence between commas, dashes and words that join, contrast or give a reason. */
export interface Clause {
  /** Items, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Says that somebody can, wants or asks. */
  readonly affirms: boolean;
  /** Says that somebody cannot or will not. */
  readonly refuses: boolean;
  /** "neither of us", "none of them". */
  readonly denies: boolean;
  /** Has a word that excludes or bounds. */
  readonly limits: boolean;
  /** Speaks of what is past or of another matter. */
  readonly others: boolean;
  /** Has a verb of its own that says neither: it tells of something else, or something that was not understood. */
  readonly tells: boolean;
  /** Names a day, a time, a length or a slot. */
  readonly timely: boolean;
  /** Has a word of time that no phrase took ("hora de …"). */
  readonly measures: boolean;
  /** Names a slot, a day or a time. */
  readonly names: boolean;
  /** Names a slot or a day. */
  readonly picks: boolean;
  /** "also", "too": says likewise. */
  readonly adds: boolean;
  /** Opened by a contrast. */
  readonly contrasts: boolean;
  /** Opened by a word that joins, and too short to be more than one more part of a list. */
  readonly lists: boolean;
}

/** Cues that affirm the times beside them. */
const AFFIRMING: ReadonlySet<Cue> = new Set([
  'works',
  'free',
  'propose',
  'pref',
  'request',
  'meet',
  'call_noun',
  'attend',
  'yes',
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
  'instruct',
  'recurring',
  'likewise',
  'from_now_on',
  'polite_if',
  'avoid',
  'instead',
  'video',
  'phone',
  'in_person',
  'meal',
  'question_word',
  'dur_ok',
  'resume',
  'hold_off',
  'late',
  'delegate',
  'stop_at',
]);

/** Cues that refuse the times beside them. */
const REFUSING: ReadonlySet<Cue> = new Set([
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
  'instruct',
  'from_now_on',
  'likewise',
  'place_in',
]);

/** Words that exclude or bound: what they limit may be out or in. */
const LIMITING: ReadonlySet<Keyword> = new Set([
  'except',
  'none',
  'not_before',
  'not_after',
  'instead_of',
  'only',
  'more_than',
  'less_than',
]);

/** Cues of what is past, of another matter, or of people. */
const TELLING: ReadonlySet<Cue> = new Set([
  'past',
  'deadline_of',
  'narrative',
  'remove',
  'add',
  'title',
  'scheduling_link',
  'copied',
  'join_link',
  'agenda',
  'where',
  'who',
]);

/** Cues of what is past or of another matter. */
const ELSEWHERE: ReadonlySet<Cue> = new Set(['past', 'deadline_of', 'narrative']);

/** Words that join with what follows from it: no contrast. */
export const CONSEQUENCE: ReadonlySet<string> = new Set(['so', 'therefore', 'which means']);

/** Words of contrast that stand behind the verb of their own clause: "Freitag würde mir jedoch passen". */
const MIDDLE: ReadonlySet<string> = new Set(['jedoch', 'allerdings', 'hingegen', 'dagegen']);

/** Least number of words after "and" that are more than another part of a list. */
const LEAST_WORDS = 3;

/** The clauses of a sentence, in order. */
export function clausesOf(passage: Passage, sentence: ReadSentence, lexicon: CompiledLexicon): Clause[] {
  const { items } = sentence;
  const clauses: Clause[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (end > start) clauses.push(clauseOf(passage, sentence, start, end, lexicon));
    start = end;
  };
  items.forEach((item, i) => {
    const joins = item.k === 'keyword' && (item.keyword === 'and' || item.keyword === 'except');
    const within = item.k === 'cue' && MIDDLE.has(item.text) && items[i - 1]?.k !== 'comma';
    const opens =
      item.k === 'cue' && !within && (item.cue === 'but' || item.cue === 'otherwise' || item.cue === 'reason');
    const inside = sentence.statements.some(({ group }) => group.first < i && i <= group.last);
    if (i > 0 && !inside && (item.k === 'comma' || joins || opens || hasDash(passage, items[i - 1] as Item, item)))
      close(i);
  });
  close(items.length);
  return clauses;
}

function hasDash(passage: Passage, before: Item, item: Item): boolean {
  return passage.tokens.slice(before.to, item.from).some((token) => token.dash || token.open || token.close);
}

function clauseOf(
  passage: Passage,
  sentence: ReadSentence,
  from: number,
  to: number,
  lexicon: CompiledLexicon,
): Clause {
  const items = sentence.items.slice(from, to);
  const cued = (cues: ReadonlySet<Cue>): boolean => items.some((item) => item.k === 'cue' && cues.has(item.cue));
  const start = from === 0 ? sentence.from : (items[0]?.from ?? sentence.from);
  const end = sentence.items[to]?.from ?? sentence.to;
  const tokens = passage.tokens.slice(start, end);
  const timed = new Set(items.filter(isTimely).flatMap((item) => passage.tokens.slice(item.from, item.to)));
  const said = tokens.filter((token) => !timed.has(token));
  const head = items[0]?.k === 'comma' ? items[1] : items[0];
  const joined = head?.k === 'keyword' && head.keyword === 'and';
  return {
    from,
    to,
    affirms: items.some((_, i) => affirms(items, i, passage, sentence)),
    refuses: cued(REFUSING) || items.some((item, i) => isEngagement(item, items[i + 1])),
    limits: items.some(isLimit),
    denies: items.some((item) => item.k === 'option' && item.option.k === 'none'),
    others: cued(ELSEWHERE),
    tells:
      cued(TELLING) ||
      items.some((item, i) => isEvent(item) || (isHaving(item) && !affirms(items, i, passage, sentence))) ||
      said.some((token, i) => token.filler && !token.cue && isVerb(token.text, lexicon) && !isCommand(said, i)),
    measures: said.some(
      (token) =>
        (token.unit !== undefined && token.unit.unit !== 'minute') ||
        token.keyword === 'time' ||
        token.zones !== undefined,
    ),
    timely: items.some(isTimely),
    adds: items.some((item) => item.k === 'cue' && item.cue === 'extra'),
    picks: items.some(({ k }) => k === 'day' || k === 'option'),
    names: items.some(({ k }) => k === 'day' || k === 'time' || k === 'option'),
    contrasts: head?.k === 'cue' && (head.cue === 'but' || head.cue === 'otherwise') && !CONSEQUENCE.has(head.text),
    lists: joined && tokens.filter((token) => !token.comma).length <= LEAST_WORDS,
  };
}

/** "please get an hour with Pablo on the calendar": a bare verb that opens the clause asks for what follows. */
function isCommand(said: readonly Token[], i: number): boolean {
  const bare = /^(?:get|put|find|make|take|keep)$/.test((said[i] as Token).text);
  return bare && said.slice(0, i).every(({ comma, text }) => comma || /^(?:please|pls|plz|kindly|and)$/.test(text));
}

/** "ai", "j'ai" */
function isVerb(text: string, { verbSet }: CompiledLexicon): boolean {
  return verbSet.has(text) || verbSet.has(text.slice(text.lastIndexOf("'") + 1));
}

function isTimely(item: Item): boolean {
  return ['day', 'time', 'duration', 'option', 'zone'].includes(item.k);
}

function isLimit(item: Item): boolean {
  if (item.k === 'keyword') return LIMITING.has(item.keyword);
  if (item.k === 'day') return item.day.k === 'bound';
  return item.k === 'time' && item.time.k === 'range' && item.time.negated === true;
}

/** Words of having and being: they affirm a time only where it follows at once ("I have Thursday", not "I have a client"). */
const HAVING = /^(?:(?:i|we)(?: only)? have|i've got|i am|ich habe|j'ai|tengo|hätte)$/;

/** "Wednesday was fine": it no longer is. */
const PAST = /^(?:was|were|had|war|waren|hatte|était|étaient|avait|era|eran|fue|estaba|había)$/;

function isHaving(item: Item): boolean {
  return item.k === 'cue' && item.cue === 'free' && HAVING.test(item.text);
}

function affirms(items: readonly Item[], i: number, passage: Passage, sentence: ReadSentence): boolean {
  const item = items[i] as Item;
  if (item.k !== 'cue' || !AFFIRMING.has(item.cue)) return false;
  if (item.cue === 'question_word' && !sentence.question) return false;
  if ((item.cue === 'meet' || item.cue === 'call_noun') && isOwnMatter(items, i, passage)) return false;
  if (item.cue === 'works' && PAST.test(passage.tokens[item.from - 1]?.text ?? '')) return false;
  if (!isHaving(item)) return true;
  const next = items[i + 1];
  const after = next?.k === 'keyword' ? items[i + 2] : next;
  const engaged = next?.k === 'keyword' && ['a', 'another', 'my', 'to'].includes(next.keyword);
  return after !== undefined && isTimely(after) && !engaged;
}

/** "My visa appointment is Monday at 9": a noun of its own kind, of which a verb tells when it is. */
function isOwnMatter(items: readonly Item[], i: number, passage: Passage): boolean {
  const [before, item] = [items[i - 1], items[i] as Item];
  const kind = before !== undefined && (before.k === 'unknown' || before.k === 'name') && before.to === item.from;
  return kind && /^(?:is|are|ist|sind|est|sont|es|son)$/.test(passage.tokens[item.to]?.text ?? '');
}

/** "I have a client …": what somebody has is no free time. */
function isEngagement(item: Item, next: Item | undefined): boolean {
  if (!isHaving(item)) return false;
  const article = next?.k === 'keyword' && ['a', 'another', 'my', 'to'].includes(next.keyword);
  const noun = next?.k === 'cue' && (next.cue === 'call_noun' || next.cue === 'meet' || next.cue === 'meal');
  return article || noun || next?.k === 'name' || next?.k === 'unknown';
}

/** "Something has come up for Wednesday" */
function isEvent(item: Item): boolean {
  return (
    item.k === 'cue' && item.cue === 'sorry' && /\s(?:come|came) up|dazwischen|surgi|imprév|empêche/.test(item.text)
  );
}

/** Whether a word that is not known names a thing or a person: it follows an article, a preposition or another such word. `places`: also one of place. */
export function isNoun(tokens: readonly Token[], at: number, lexicon: CompiledLexicon, places: boolean): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const token = tokens[i] as Token;
    if (lexicon.determinerSet.has(token.text)) return true;
    if (places && (token.keyword === 'at' || token.keyword === 'in')) return true;
    const open = isMeaningless(token);
    if (!open || token.stop || token.comma) return false;
  }
  return false;
}
