import type { CompiledLexicon } from './lexicon/lexicon';
import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { Segment } from './segments';
import { NEGATING, REFUSING, type Shape, shapeOf } from './shape';
import type { Statement } from './statement';
import type { Cue } from './token';

/** Cues that say of a time itself that it suits. */
const SUITING: ReadonlySet<Cue> = new Set(['works', 'pref', 'yes', 'confirm']);

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
    ...severalActs(sentence, shapes, lexicon, context),
  ];
}

/**
 * Times whose polarity no word of their clause says. A clause of nothing but times is one list with the clause before
 * it, or after it.
 */
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

function severalActs(
  { cues }: ReadSentence,
  shapes: readonly Shape[],
  { forbidding }: CompiledLexicon,
  { loopState }: ReadingContext,
): string[] {
  const forbids = (words: string): boolean => forbidding.some((word) => words.includes(word));
  const has = (act: readonly Cue[]): boolean => act.some((cue) => cues.has(cue));
  if (RIVALS.some(([one, other]) => has(one) && has(other))) return ['two acts'];
  const denied =
    shapes.some(
      ({ items, own }) =>
        own.length === 0 &&
        items.some(
          (item) => item.k === 'cue' && (item.cue === 'neg' || (item.cue === 'instruct' && forbids(item.text))),
        ) &&
        items.some((item) => item.k === 'cue' && DENIED.has(item.cue)),
    ) && !cues.has('join_link');
  return denied && loopState !== 'new' && !cues.has('as_planned') ? ['not an act'] : [];
}

function quoteOfStatement(passage: Passage, { items }: ReadSentence, { group }: Statement): string {
  const [first, last] = [items[group.first], items[group.last]];
  return first && last ? quoteOf(passage, first.from, last.to).toLowerCase() : '';
}
