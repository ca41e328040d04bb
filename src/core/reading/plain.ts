import type { Item } from './grammar/items';
import type { CompiledLexicon } from './lexicon/lexicon';
import { type Passage, quoteOf, type ReadSentence } from './passage';
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
]);

/** Cues of lasting wishes and of more of the same: whatever the words beside them say. */
const EITHER: ReadonlySet<Cue> = new Set(['instruct', 'from_now_on', 'likewise']);

/** Cues that say of a time itself that it suits. */
const SUITING: ReadonlySet<Cue> = new Set(['works', 'pref', 'yes', 'confirm']);

/** Cues that negate: two of them in one breath say something else than either. */
const NEGATING: ReadonlySet<Cue> = new Set(['neg', 'postneg', 'no', 'soft_no']);

/** Courtesies beside which a time still stands alone. */
const COURTESIES: ReadonlySet<Cue> = new Set(['yes', 'thank', 'ack', 'greeting', 'signoff', 'extra', 'question_word']);

/** Words that exclude or bound. */
const LIMITING: ReadonlySet<Keyword> = new Set(['except', 'none', 'not_before', 'not_after', 'only']);

/** Nouns of meeting: beside a time and without a verb they ask for it. */
const NOUNS: ReadonlySet<Cue> = new Set(['call_noun', 'video', 'phone', 'in_person', 'meal']);

/** Acts of which a sentence holds one. */
const RIVALS: readonly (readonly [readonly Cue[], readonly Cue[]])[] = [
  [['cancel'], ['move', 'move_later', 'move_earlier', 'as_planned']],
  [['add'], ['remove']],
  [['hold_off'], ['resume']],
];
const DENIED: ReadonlySet<Cue> = new Set(['cancel', 'add', 'remove', 'delegate', 'request']);

/**
 * What keeps a sentence from being plain: one statement, of one polarity, said by a word of its own clause, or one act;
 * no contrast, no negated question, no negation of a negation.
 */
export function twistsOf(
  passage: Passage,
  sentence: ReadSentence,
  segments: readonly Segment[],
  lexicon: CompiledLexicon,
  context: ReadingContext,
): string[] {
  const shapes = segments.map((segment) => shapeOf(passage, sentence, segment, lexicon, context));
  return [
    ...shapes.flatMap((shape, n) => misfits(passage, sentence, shapes, shape, n)),
    ...contrasts(shapes),
    ...dangling(shapes),
    ...takesBack(passage, sentence),
    ...replaced(passage, sentence, shapes, lexicon),
    ...lasting(passage, sentence, shapes, context),
    ...severalActs(sentence, shapes, context),
  ];
}

/** What one segment says. */
interface Shape {
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

function shapeOf(
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
  const verbs = words.some((token, n) => isVerb(token, lexicon) && !isCommand(words, n));
  const strange = items.some(({ k }) => k === 'unknown' || (k === 'name' && role !== 'owner'));
  const labelled = own.some(({ group }) => passage.tokens[sentence.items[group.last]?.to ?? -1]?.raw === ':');
  const says = (item: Item, n: number, set: ReadonlySet<Cue>): boolean =>
    item.k === 'cue' && set.has(item.cue) && !isEngagement(items, n) && !(labelled && item.cue === 'meet');
  const last = own[own.length - 1];
  const agreed = items.some((item, n) => item.k === 'cue' && item.cue === 'yes' && last && from + n > last.group.last);
  const nouns = !labelled && ((!verbs && (!strange || role === 'owner')) || sentence.question);
  const affirms = items.some((item, n) => says(item, n, AFFIRMING) || (nouns && says(item, n, NOUNS)));
  const none = items.some((item) => item.k === 'option' && item.option.k === 'none');
  const refuses =
    none || items.some((item, n) => (item.k === 'cue' && REFUSING.has(item.cue)) || isEngagement(items, n));
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
function isCommand(words: readonly Token[], n: number): boolean {
  return (
    words
      .slice(0, n)
      .every(
        ({ comma, cue, keyword, text }) =>
          comma || cue === 'polite_if' || keyword === 'and' || /^(?:please|pls|plz|kindly)$/.test(text),
      ) && /^(?:get|put|find|make|take|keep)$/.test(words[n]?.text ?? '')
  );
}

/** "I have a client on Friday": what somebody has is no free time; "I have Friday". */
function isEngagement(items: readonly Item[], n: number): boolean {
  const item = items[n];
  if (item?.k !== 'cue' || item.cue !== 'free' || !HAVING.test(item.text)) return false;
  const next = items.slice(n + 1).find(({ k }) => k !== 'keyword');
  const article = items.slice(n + 1, n + 3).some((word) => word.k === 'keyword' && ENGAGING.has(word.keyword));
  return article || !next || !['day', 'time', 'duration', 'option'].includes(next.k);
}

const HAVING = /^(?:(?:i|we)(?: only)? have|i've got|ich habe|wir haben|j'ai|tengo|tenemos)$/;
const ENGAGING: ReadonlySet<Keyword> = new Set(['a', 'another', 'my', 'to']);

function isLimit(item: Item): boolean {
  if (item.k === 'keyword') return LIMITING.has(item.keyword);
  if (item.k === 'day') return item.day.k === 'bound';
  return item.k === 'time' && item.time.k === 'range' && item.time.negated === true;
}

/** Times whose polarity no word of their clause says. A clause of nothing but times is one list with the clause before it, or after it. */
function misfits(
  passage: Passage,
  sentence: ReadSentence,
  shapes: readonly Shape[],
  shape: Shape,
  n: number,
): string[] {
  const says = (other: Shape): boolean => other.affirms || other.refuses || other.limits || other.either;
  const turn = shapes.slice(0, n + 1).findLastIndex(({ fresh }) => fresh);
  const before = shapes.slice(Math.max(0, turn), n).findLast(says);
  const after = shapes.slice(n + 1).find(says);
  const judging = before && !isClosed(before) ? before : after;
  const alone = shape.bare && !shape.refuses;
  const negations = shape.items.filter(
    (item, i) => item.k === 'cue' && NEGATING.has(item.cue) && shape.items[i + 1]?.k !== 'day',
  ).length;
  const excepted = shape.items.some((item) => item.k === 'keyword' && item.keyword === 'except');
  const suits = shape.cues.some((cue) => SUITING.has(cue));
  const cannot = (): boolean => {
    if (negations > shape.own.length || negatesAnother(passage, shape)) return false;
    if (sentence.question && n === shapes.length - 1 && !shape.limits) return false;
    if (suits && !shape.negated && !shape.limits) return false;
    return (
      shape.refuses ||
      shape.limits ||
      shape.either ||
      (alone && (before ? before.refuses && !isClosed(before) : after?.refuses === true && after.own.length === 0))
    );
  };
  const can = (): boolean => {
    if (shape.past && !sentence.question) return false;
    if (shape.affirms || shape.either) return !shape.refuses || shape.limits || sentence.question;
    if (sentence.question && !shape.strange) return !shape.refuses;
    if (shape.limits) return excepted || (!shape.tells && !shape.refuses);
    return alone && (!judging || judging.affirms || judging.either || !judging.refuses || sentence.question);
  };
  return shape.own.flatMap((statement) => {
    const refused = statement.stance === 'cannot' || statement.stance === 'avoid';
    return (refused ? cannot() : can()) ? [] : [quoteOfStatement(passage, sentence, statement)];
  });
}

/** "Tuesday no, Wednesday at 3": the refusal stands behind its time. */
function isClosed({ items, own }: Shape): boolean {
  const last = items.findLast(({ k }) => k !== 'comma');
  const none = own.length === 0 && items.some(({ k }) => k === 'option');
  return none || (own.length > 0 && last?.k === 'cue' && REFUSING.has(last.cue));
}

/** "Nothing against Friday", "isn't a problem": what is negated is another word; "or never": it is one of two. */
function negatesAnother({ tokens }: Passage, { items }: Shape): boolean {
  return items.some((item, n) => {
    const negates = (item.k === 'cue' && item.cue === 'neg') || (item.k === 'keyword' && item.keyword === 'none');
    if (!negates) return false;
    const before = items[n - 1];
    const next = items[n + 1]?.k === 'keyword' ? items[n + 2] : items[n + 1];
    const beside = next?.k === 'unknown' && !tokens.slice(item.to, next.from).some(({ comma, stop }) => comma || stop);
    return beside || (before?.k === 'keyword' && before.keyword === 'or');
  });
}

/** A contrast is plain where it parts what is refused from what suits, or follows nothing but courtesies. */
function contrasts(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape, n) => {
    if (shape.turn === null) return [];
    const others = (n === 0 ? shapes.slice(1) : shapes.slice(0, n)).filter(
      ({ names, affirms, refuses, bare }) => names || ((affirms || refuses) && !bare),
    );
    if (others.length === 0) return shape.otherwise && (shape.names || shape.affirms) ? [shape.turn] : [];
    const opposite =
      (isOneSided(shape) || (shape.bare && !shape.limits && others.every(({ refuses }) => refuses))) &&
      others.every((other) => other.bare || (isOneSided(other) && other.refuses !== shape.refuses));
    const suits = others.every((other) => isOneSided(other) && !other.refuses);
    const narrows = shape.limits && !shape.affirms && !shape.refuses && suits;
    const wishes = shape.cues.includes('pref') && !shape.refuses && suits && shapes.every(({ slots }) => !slots);
    const beside = shape.names && others.some(({ names }) => names);
    return beside && (opposite || narrows || wishes) ? [] : [shape.turn];
  });
}

/** "Tuesday suits me, my lawyer not": a refusal that names no time, behind a time that suits. */
function dangling(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape, n) => {
    const last = shape.items.findLast(({ k }) => k !== 'comma');
    const refusal = last?.k === 'cue' && last.cue === 'neg' && !shape.names ? last.text : null;
    return refusal !== null && shapes.slice(0, n).some(({ own, affirms }) => own.length > 0 && affirms)
      ? [refusal]
      : [];
  });
}

function isOneSided({ affirms, refuses, negated }: Shape): boolean {
  return refuses ? negated || !affirms : affirms;
}

/** "Thursday at 2… better at 3": a time of its own under a word of preference may replace the one before. */
function replaced(
  passage: Passage,
  sentence: ReadSentence,
  shapes: readonly Shape[],
  { comparativeSet }: CompiledLexicon,
): string[] {
  return shapes.flatMap(({ own, items }) =>
    own.flatMap((statement) => {
      const { days, times } = statement.group;
      const clock = days.length === 0 && times.some(({ k }) => k === 'clock');
      const better = items.some(
        (item) => item.k === 'cue' && item.text.split(' ').some((word) => comparativeSet.has(word)),
      );
      const wished = statement.stance === 'prefer' || better;
      const before = passage.sentences
        .filter(({ from }) => from <= sentence.from)
        .flatMap(({ statements }) => statements)
        .some((other) => other !== statement && other.group.times.some(({ k }) => k === 'clock'));
      return clock && wished && before ? [quoteOfStatement(passage, sentence, statement)] : [];
    }),
  );
}

/** "I'll take the second. No, the first.": what follows a no may stand for what was said before. */
function takesBack(passage: Passage, sentence: ReadSentence): string[] {
  const [first, second] = sentence.items;
  const before = passage.sentences.filter((other) => other.from < sentence.from && !other.question);
  const opens =
    first?.k === 'cue' &&
    (first.cue === 'no' || first.cue === 'neg') &&
    !/\s/.test(first.text) &&
    second?.k === 'comma';
  return opens && chooses(sentence) && before.some(chooses) ? [first.text] : [];
}

function chooses({ items, statements }: ReadSentence): boolean {
  return (
    statements.some(({ use, stance }) => use === 'window' && stance !== 'cannot') ||
    items.some(({ k }) => k === 'option')
  );
}

/** "Not on Wednesday, and never before 9": the next one, or any? */
function lasting(
  passage: Passage,
  sentence: ReadSentence,
  shapes: readonly Shape[],
  { role }: ReadingContext,
): string[] {
  const refused = shapes.flatMap(({ own }) => own).filter(({ stance }) => stance === 'cannot');
  const always = refused.some(({ group }) => group.days.length === 0);
  return refused.flatMap((statement) => {
    const { group } = statement;
    const before = sentence.items[group.first - 1];
    const none = role === 'owner' && before?.k === 'keyword' && before.keyword === 'none';
    const bare = group.days.every((day) => day.k === 'weekday' && day.rel === 'bare' && day.within === null);
    const whole = group.times.length === 0 && group.days.length > 0 && bare;
    return whole && (always || none) ? [quoteOfStatement(passage, sentence, statement)] : [];
  });
}

function severalActs({ cues }: ReadSentence, shapes: readonly Shape[], { loopState }: ReadingContext): string[] {
  const has = (act: readonly Cue[]): boolean => act.some((cue) => cues.has(cue));
  if (RIVALS.some(([one, other]) => has(one) && has(other))) return ['two acts'];
  const denied =
    shapes.some(
      ({ items, own }) =>
        own.length === 0 &&
        items.some(
          (item) => item.k === 'cue' && (item.cue === 'neg' || (item.cue === 'instruct' && NOT.test(item.text))),
        ) &&
        items.some((item) => item.k === 'cue' && DENIED.has(item.cue)),
    ) && !cues.has('join_link');
  return denied && loopState !== 'new' && !cues.has('as_planned') ? ['not an act'] : [];
}

const NOT = /don't|do not|never/;

function quoteOfStatement(passage: Passage, { items }: ReadSentence, { group }: Statement): string {
  const [first, last] = [items[group.first], items[group.last]];
  return first && last ? quoteOf(passage, first.from, last.to).toLowerCase() : '';
}
