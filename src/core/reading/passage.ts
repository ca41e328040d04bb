import type { EpochMinute } from '../time/period';
import { dayAt } from './grammar/day';
import { type Item, itemsOf } from './grammar/items';
import type { Source } from './grammar/source';
import type { CompiledLexicon } from './lexicon/lexicon';
import { type Sentence, sentencesOf } from './sentences';
import type { Statement } from './statement';
import { statementsOf } from './statements';
import type { Cue, Token } from './token';
import { tokenize } from './tokenizer';

/** A sentence with its phrases and what they say about times. */
export interface ReadSentence extends Sentence {
  readonly items: readonly Item[];
  readonly statements: readonly Statement[];
  readonly cues: ReadonlySet<Cue>;
}

/** A message taken apart; the sign-off and what follows it are left out. */
export interface Passage {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly ReadSentence[];
  /** What stands below the sign-off speaks of times: a postscript that must not be overlooked. */
  readonly postscript: boolean;
}

/** Takes a cleaned text apart. Cost is bounded by the tokenizer's limit. */
export function readPassage(text: string, lexicon: CompiledLexicon, now: EpochMinute, hasOptions: boolean): Passage {
  const tokens = tokenize(text, lexicon, now);
  const hoursMarked = lexicon.notation.hoursMarked === true;
  const source: Source = {
    tokens,
    mode: 'mail',
    hoursMarked,
    dayAt: (inner, i, depth) => dayAt(inner, i, depth, 'single'),
  };
  const all = sentencesOf(tokens, text);
  const end = Math.min(signOffAt(all, tokens), nameBlockAt(all, tokens));
  const sentences = all.slice(0, end).map((sentence, n) => {
    const found = itemsOf(source, sentence.from, sentence.to, hasOptions);
    const parting = partingDay(found);
    const farewell = parting !== null && parting.at === 0 && found.length === 1 && !hasOptions;
    const items =
      farewell || (n === 0 && isGreeting(found))
        ? []
        : parting
          ? [...found.slice(0, parting.at), ...parting.items]
          : found;
    const cues = new Set<Cue>();
    items.forEach((item, at) => {
      if (item.k !== 'cue' || (item.cue === 'cancel' && isForbidden(items, at))) return;
      if (MOVES.has(item.cue) && isRuledOut(items, at, sentence.question)) return;
      if (isDistanceless(items, at)) return;
      cues.add(item.cue === 'see_you' && sentence.question ? 'propose' : item.cue);
    });
    if (parting) cues.add('see_you');
    if (cues.has('attend') && items.some((item, at) => item.k === 'duration' && isIn(items[at - 1]))) cues.add('late');
    return { ...sentence, items, statements: withoutLateness(statementsOf(items), cues), cues };
  });
  return {
    text,
    tokens,
    sentences: withLooseZones(sentences),
    postscript: all.slice(end).some((sentence) => isTimely(sentence, tokens) && !isContact(sentence, tokens)),
  };
}

/** "Bitte nicht absagen", "n'annulez pas": the negation stands right beside what is not to be done. */
function isForbidden(items: readonly Item[], at: number): boolean {
  return [items[at - 1], items[at + 1]].some((item) => item?.k === 'cue' && item.cue === 'neg');
}

const MOVES: ReadonlySet<Cue> = new Set(['move', 'move_later', 'move_earlier']);

/** "No rebook", "we don't need to move it": what is refused right before is not asked for. "Can't we move it?" asks. */
function isRuledOut(items: readonly Item[], at: number, question: boolean): boolean {
  const before = items[at - 1];
  if (before?.k === 'keyword' && before.keyword === 'none') return true;
  const refusal = items.slice(0, at).findLast((item) => item.k !== 'keyword');
  return !question && refusal?.k === 'cue' && (refusal.cue === 'neg' || refusal.cue === 'decline');
}

/** "He will turn up by himself": words of shifting need how far. */
function isDistanceless(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const shifts = item?.k === 'cue' && (item.cue === 'move_later' || item.cue === 'move_earlier');
  return shifts && /^(?:up|back|out|forward|later|earlier) by$/.test(item.text) && items[at + 1]?.k !== 'duration';
}

/** "I'll be there in 15 minutes" */
function isIn(item: Item | undefined): boolean {
  return item?.k === 'keyword' && item.keyword === 'in';
}

/** The words of a stretch of items, as written. */
export function quoteOf(passage: Passage, from: number, to: number): string {
  const first = passage.tokens[from];
  const last = passage.tokens[to - 1];
  return first && last ? passage.text.slice(first.start, last.end) : '';
}

/** The words of a sentence, cut to what evidence may hold; the head of the message when no sentence is given. */
export function evidenceOf(passage: Passage, sentence: ReadSentence | undefined): string {
  if (!sentence) return passage.text.slice(0, 200);
  return passage.text
    .slice(passage.tokens[sentence.from]?.start ?? 0, passage.tokens[sentence.to - 1]?.end ?? 0)
    .slice(0, 400);
}

/** Index of the sentence with which the author closes ("Best, Jane"); the number of sentences when there is none. */
function signOffAt(sentences: readonly Sentence[], tokens: readonly Token[]): number {
  for (let n = 1; n < sentences.length; n++) {
    const sentence = sentences[n] as Sentence;
    const first = tokens[sentence.from] as Token;
    if (first.cue !== 'signoff' && first.cue !== 'thank') continue;
    const onlyName = tokens
      .slice(sentence.from + 1, sentence.to)
      .every((token) => token.comma || token.dash || isName(token) || token.cue === 'signoff');
    if (!onlyName && !isFormula(sentence, tokens)) continue;
    const rest = sentences.slice(n + 1);
    const timely = rest.some((later) => isTimely(later, tokens));
    if (first.cue === 'signoff' && (!timely || endsLine(tokens, sentence))) return n;
    if (!timely && rest.every((later) => later.to - later.from <= 6))
      return first.cue === 'thank' && (rest.length === 0 || onlyGreets(sentences.slice(0, n), tokens)) ? n + 1 : n;
  }
  return sentences.length;
}

/** "Veuillez agréer, Madame, l'expression de mes salutations distinguées": a closing that begins and ends as one. */
function isFormula(sentence: Sentence, tokens: readonly Token[]): boolean {
  const closings = tokens.slice(sentence.from, sentence.to).filter(({ cue }) => cue === 'signoff');
  return closings.length > 1 && tokens[sentence.to - 1]?.cue === 'signoff' && !isTimely(sentence, tokens);
}

/** "Hi Sunny, / Thank you! / Best, Jane": where nothing else is said, the thanks are the message. */
function onlyGreets(sentences: readonly Sentence[], tokens: readonly Token[]): boolean {
  return sentences.every((sentence) => tokens[sentence.from]?.cue === 'greeting' && sentence.to - sentence.from <= 6);
}

/**
 * "…works.\n\nMargaret Chu\nOffice of the Dean": a last paragraph of short lines that begins with a name; else the
 * number of sentences.
 */
function nameBlockAt(sentences: readonly Sentence[], tokens: readonly Token[]): number {
  const start = sentences.findLastIndex((sentence) => sentence.newParagraph);
  const block = sentences.slice(start);
  const first = block[0];
  if (start < 1 || !first || block.length > 5) return sentences.length;
  const named =
    (first.to - first.from <= 4 &&
      tokens.slice(first.from, first.to).every((token) => isName(token) && !token.month && !token.number)) ||
    isContactBlock(block, tokens);
  const quiet = block.every(
    (sentence) =>
      sentence.to - sentence.from <= 7 &&
      !sentence.question &&
      !isTimely(sentence, tokens) &&
      endsLine(tokens, sentence),
  );
  return named && quiet ? start : sentences.length;
}

/** "Office of the Dean / Phone: 020 5555 0142": lines of capitals and small words, one of them a labelled number. */
function isContactBlock(block: readonly Sentence[], tokens: readonly Token[]): boolean {
  const lines = block.map((sentence) => tokens.slice(sentence.from, sentence.to));
  const labelled = ({ mask, raw }: Token): boolean => mask === 'phone' && /^\p{L}/u.test(raw);
  const first = lines[0]?.[0];
  return (
    first !== undefined &&
    /^\p{Lu}/u.test(first.raw) &&
    lines.some((line) => line.length === 1 && line.some(labelled)) &&
    lines.flat().every((token) => token.mask !== undefined || !/^\p{Ll}{4}/u.test(token.raw))
  );
}

function endsLine(tokens: readonly Token[], sentence: Sentence): boolean {
  const stop = tokens[sentence.to];
  return !stop || stop.stop === 'line';
}

/** "Standard : 02 99 00 12 30, du lundi au vendredi": a line with a number or an address to reach somebody by. */
function isContact(sentence: Sentence, tokens: readonly Token[]): boolean {
  return tokens
    .slice(sentence.from, sentence.to)
    .some(({ mask, raw }) => mask === 'phone' || mask === 'email' || mask === 'url' || raw === '|');
}

function isName(token: Token): boolean {
  return /^\p{Lu}[\p{L}'-]*$/u.test(token.raw) && token.cue === undefined && token.weekday === undefined;
}

function isTimely(sentence: Sentence, tokens: readonly Token[]): boolean {
  for (let i = sentence.from; i < sentence.to; i++) {
    const token = tokens[i] as Token;
    if (
      token.weekday ||
      token.dayOffset ||
      token.clock ||
      token.date ||
      token.cue === 'neg' ||
      token.cue === 'postneg' ||
      token.cue === 'busy' ||
      token.cue === 'cancel'
    )
      return true;
  }
  return false;
}

/** "I'll be 10 minutes later", "llego tarde": how late somebody is says nothing about when to meet. */
function withoutLateness(statements: readonly Statement[], cues: Set<Cue>): Statement[] {
  const moves = cues.has('move') || cues.has('move_later') || cues.has('move_earlier') || cues.has('propose');
  const coming =
    cues.has('attend') &&
    statements.some(({ group }) => group.times.some((time) => time.k === 'shift' && time.minutes > 0));
  if (moves || !(cues.has('late') || coming)) return [...statements];
  cues.add('late');
  return statements.filter(({ group }) => group.days.length > 0 || group.times.some((time) => time.k === 'clock'));
}

/**
 * "(both CET)", "all times Pacific": a zone beside the groups holds for those without one, if it is the only zone
 * named.
 */
function withLooseZones(sentences: readonly ReadSentence[]): ReadSentence[] {
  const zones = sentences.flatMap((sentence) =>
    sentence.items.flatMap((item) => (item.k === 'zone' ? [item.zone] : [])),
  );
  const distinct = new Map(zones.map((zone) => [JSON.stringify(zone), zone]));
  const only = distinct.size === 1 ? [...distinct.values()][0] : undefined;
  if (!only) return [...sentences];
  const apart = (sentence: ReadSentence): boolean =>
    sentence.items.some(
      (item, i) =>
        item.k === 'zone' &&
        !sentence.statements.some(({ group }) => group.zone !== null && group.first <= i && i <= group.last),
    );
  const everywhere = sentences.some((sentence) => apart(sentence) && sentence.statements.length === 0);
  return sentences.map((sentence) => {
    if (!everywhere && !apart(sentence)) return sentence;
    return {
      ...sentence,
      statements: sentence.statements.map((statement) => ({
        ...statement,
        group: { ...statement.group, zone: statement.group.zone ?? only },
      })),
    };
  });
}

/** "Morning!" at the head of a message greets. */
function isGreeting(items: readonly Item[]): boolean {
  const first = items[0];
  return (
    items.length === 1 &&
    first?.k === 'time' &&
    first.time.k === 'part' &&
    first.time.side === null &&
    ['morning', 'afternoon', 'evening'].includes(first.time.part)
  );
}

/** Words that may stand before the day until which one parts. */
const BEFORE_PARTING: ReadonlySet<Cue> = new Set(['ack', 'works', 'yes', 'thank', 'greeting', 'sorry', 'confirm']);

function isFarewellWord(item: Item | undefined): boolean {
  return item?.k === 'comma' || (item?.k === 'cue' && (item.cue === 'signoff' || item.cue === 'thank'));
}

/**
 * "Bis Dienstag!", "Parfait, à mercredi !": the day until which one parts, said last and with nothing but assent before
 * it.
 */
function partingDay(found: readonly Item[]): { at: number; items: Item[] } | null {
  let end = found.length;
  while (end > 0 && isFarewellWord(found[end - 1])) end--;
  const clock = found[end - 1];
  const timed = clock?.k === 'time' && clock.time.k === 'clock';
  const items = found.slice(0, timed ? end - 1 : end);
  const last = items[items.length - 1];
  if (last?.k !== 'day') return null;
  const bound = last.day.k === 'bound' && last.day.side === 'until';
  const before = items[items.length - 2];
  const greets = before?.k === 'keyword' && before.keyword === 'at';
  if (!bound && !greets) return null;
  const at = items.length - (bound ? 1 : 2);
  const social = items
    .slice(0, at)
    .every((item) => item.k === 'comma' || (item.k === 'cue' && BEFORE_PARTING.has(item.cue)));
  if (!social) return null;
  const day = last.day.k === 'bound' ? { ...last, day: last.day.day } : last;
  return { at, items: timed ? [day, clock] : [day] };
}
