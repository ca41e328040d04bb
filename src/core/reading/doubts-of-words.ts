import { type Passage, quoteOf, type ReadSentence } from './passage';
import type { ReadingContext } from './reading';
import type { Cue } from './token';

/** Words that read as harmless one by one, in places where they are not. Each is a reason to ask. */
export function doubtsOfWords(passage: Passage, context: ReadingContext): string[] {
  return passage.sentences.flatMap((sentence, n) => [
    ...(context.role !== 'auto' ? takenBackNext(sentence, passage.sentences.slice(0, n)) : []),
    ...unreadQuestions(passage, sentence),
    ...loneNouns(passage, sentence),
    ...withoutSomebody(passage, sentence, context),
    ...boundedWeeks(passage, sentence),
    ...othersTaken(sentence, context),
    ...secondRanges(sentence),
    ...eitherAct(sentence),
  ]);
}

/** What only says that something is asked. */
const ASKING: ReadonlySet<Cue> = new Set(['propose', 'polite_if', 'call_noun', 'meet']);

/** "Sam?" */
function namesSomebody(items: ReadSentence['items']): boolean {
  return items.every(({ k }) => k === 'name' || k === 'comma');
}

/** "Week after?", "Parking?": a question of which nothing was read, though it has a word of time or of a thing. */
function unreadQuestions(passage: Passage, sentence: ReadSentence): string[] {
  const { items, statements, question } = sentence;
  const said = items.filter((item) => item.k !== 'cue' || !ASKING.has(item.cue));
  const read = statements.length > 0 || said.some(({ k }) => k === 'cue' || k === 'option' || k === 'duration');
  if (!question || read) return [];
  if (items.some(({ k }) => k === 'unknown' || k === 'name') && !namesSomebody(items))
    return [quoteOf(passage, sentence.from, sentence.to).toLowerCase()];
  const timely = passage.tokens
    .slice(sentence.from, sentence.to)
    .some(({ unit, keyword }) => unit || keyword === 'after' || keyword === 'before' || keyword === 'next');
  return timely ? [quoteOf(passage, sentence.from, sentence.to).toLowerCase()] : [];
}

/** What may follow the day of a line and say that it is free. */
const SAYING: ReadonlySet<Cue> = new Set([
  'works',
  'free',
  'yes',
  'no',
  'pref',
  'neg',
  'postneg',
  'busy',
  'avoid',
  'propose',
  'attend',
  'hedge',
  'ooo',
]);

/** "Thu 16: meetings", "Fri: team": behind the colon stands what the day is for, and no word that says whether it is free. */
function loneNouns(passage: Passage, { items, statements, to }: ReadSentence): string[] {
  const [only, ...others] = statements;
  if (!only || others.length > 0 || only.stance === 'cannot' || only.group.times.length > 0) return [];
  const last = items[only.group.last];
  if (!last || passage.tokens[last.to]?.raw !== ':' || last.to + 1 >= to) return [];
  const said = items.slice(only.group.last + 1).some((item) => item.k === 'cue' && SAYING.has(item.cue));
  const open = items.some((item) => item.k === 'keyword' && (item.keyword === 'any' || item.keyword === 'any_time'));
  return said || open ? [] : [quoteOf(passage, last.to + 1, to).toLowerCase()];
}

/** "Anything else you sent works": of slots on the table the others are taken, and no new ones asked for. */
function othersTaken({ items, question }: ReadSentence, { loopState }: ReadingContext): string[] {
  if (question || loopState === 'new') return [];
  return items.flatMap((item, i) => {
    const next = items[i + 1];
    return item.k === 'cue' && item.cue === 'ask_times' && next?.k === 'cue' && next.cue === 'works' ? [item.text] : [];
  });
}

/** "Either cancel it or move it to December": which of the two is left to us, and neither can be taken back. */
function eitherAct({ items }: ReadSentence): string[] {
  const at = (cue: Cue) => items.findIndex((item) => item.k === 'cue' && item.cue === cue);
  const [first, second] = [at('cancel'), at('move')].sort((a, b) => a - b) as [number, number];
  const or = items.findIndex((item, i) => i > first && i < second && item.k === 'keyword' && item.keyword === 'or');
  return first >= 0 && or > 0 ? ['or'] : [];
}

const NO = /^(?:no|nope|nah|nein|non)$/;

/** "I take the second. No, the first.": what follows a no may stand for what was said before. */
function takenBackNext(sentence: ReadSentence, before: readonly ReadSentence[]): string[] {
  const [first, second] = sentence.items;
  const opens = first?.k === 'cue' && NO.test(first.text) && second?.k === 'comma';
  return opens && chooses(sentence) && before.some((other) => !other.question && chooses(other)) ? [first.text] : [];
}

/** Names a slot, or a time that is not refused. */
function chooses({ items, statements }: ReadSentence): boolean {
  const open = statements.some(({ use, stance }) => use === 'window' && stance !== 'cannot');
  return open || items.some(({ k }) => k === 'option');
}

/** "Between 2 and 3 or 4 and 5": the second pair may be a stretch as well. */
function secondRanges({ items }: ReadSentence): string[] {
  const joins = (at: number, word: 'and' | 'or'): boolean => {
    const item = items[at];
    return item?.k === 'keyword' && item.keyword === word;
  };
  const clock = (at: number): boolean => {
    const item = items[at];
    return item?.k === 'time' && item.time.k === 'clock';
  };
  return items.flatMap((item, i) =>
    item.k === 'time' &&
    item.time.k === 'range' &&
    joins(i + 1, 'or') &&
    clock(i + 2) &&
    joins(i + 3, 'and') &&
    clock(i + 4)
      ? ['second stretch']
      : [],
  );
}

/** "Anything that week after the 22nd": a week that is pointed at bounds what the other bound leaves open. */
function boundedWeeks({ tokens }: Passage, { from, to, statements }: ReadSentence): string[] {
  const open = statements.some(
    ({ group, stance, use }) => use === 'window' && stance !== 'cannot' && group.days.some(({ k }) => k === 'bound'),
  );
  const week = tokens.slice(from, to).some(({ unit, start }, n) => {
    const before = tokens[from + n - 1];
    return unit?.unit === 'week' && POINTING.test(before?.text ?? '') && (before?.end ?? 0) < start;
  });
  return open && week ? ['that week'] : [];
}

const POINTING = /^(?:that|jener?|cette|esa)$/;
const WITHOUT = /^(?:without|ohne|sans|sin)$/;
const PRONOUN = /^(?:him|her|them|ihn|sie|lui|elle|eux|él|ella|ellos|ellas)$/;

/** "Tom can't make it, go ahead without him": who does not come is told, and need not be taken off. */
function withoutSomebody({ tokens }: Passage, { items }: ReadSentence, { role }: ReadingContext): string[] {
  if (role === 'auto') return [];
  return items.flatMap((item) =>
    item.k === 'cue' && item.cue === 'remove' && WITHOUT.test(item.text) && PRONOUN.test(tokens[item.to]?.text ?? '')
      ? [item.text]
      : [],
  );
}
