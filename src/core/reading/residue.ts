import type { Item } from './grammar/items';
import { countsThings, isForeignNegation, isIdle, isInert } from './inert';
import type { CompiledLexicon } from './lexicon/lexicon';
import type { Licence } from './licence';
import type { Passage, ReadSentence } from './passage';
import { placeOf } from './place';
import { isPrincipal } from './principal';
import { promisesAnswer } from './promise';
import type { Reading, ReadingContext } from './reading';
import type { Cue, Keyword } from './token';

const MAX_RESIDUE = 40;

/** Cues that say by themselves what a sentence without times means. */
const SETTLED: readonly Cue[] = [
  'cancel',
  'decline',
  'stop_mail',
  'never_mind',
  'remove',
  'late',
  'ack',
  'thank',
  'ooo',
  'bounce',
  'join_link',
  'hold_off',
  'ask_times',
  'move',
  'automated',
  'optional',
];

/** Words of the grammar that must have been part of a phrase: left over they limit or move a time in a way not understood. */
const LIMITING: ReadonlySet<Keyword> = new Set([
  'after',
  'before',
  'until',
  'through',
  'since',
  'between',
  'within',
  'later',
  'earlier',
  'ago',
  'not_before',
  'not_after',
  'early',
  'start_of',
  'mid',
  'late',
  'end_of',
  'same',
  'next',
  'last',
  'following',
  'after_next',
  'every',
  'other',
  'half',
  'quarter',
  'noon',
  'midnight',
  'onwards',
  'starting',
  'first_half',
  'second_half',
  'rest_of',
  'week_of',
  'and_half',
  'except',
  'instead_of',
  'end_of_day',
  'same_time',
  'same_day',
  'weekly',
  'biweekly',
  'monthly',
  'none',
  'another',
  'more_than',
  'less_than',
]);

/**
 * Words that keep a reading from acting by itself: in sentences that speak of times or slots every word that nothing
 * consumed, and everywhere words of doubt and condition. Names are harmless in a greeting and in the owner's request.
 */
export function residueOf(
  passage: Passage,
  participants: Reading['participants'],
  context: ReadingContext,
  licence: Licence,
  lexicon: CompiledLexicon,
): string[] {
  const residue: string[] = [];
  const place = placeOf(passage);
  const people = new Set(participants.flatMap(({ name }) => name?.toLowerCase().split(' ') ?? []));
  const proposes = licence.timeline.statements.some(
    ({ statement, windows }) => statement.use === 'window' && statement.stance !== 'cannot' && windows.length > 0,
  );
  if (passage.postscript) residue.push('below sign-off');
  if (context.role !== 'auto') residue.push(...strangersOf(passage, participants));
  residue.push(...participants.flatMap(({ name }) => (name && TITLE.test(name) ? [name] : [])));
  for (const sentence of passage.sentences) {
    if (context.loopState === 'new' && pointsBack(sentence)) residue.push('both');
    if (offersException(sentence)) residue.push('but');
    const bearing = isBearing(sentence) || (context.role !== 'auto' && leavesTime(passage, sentence));
    sentence.items.forEach((item, i) => {
      if (item.k === 'cue' && (item.cue === 'hedge' || item.cue === 'if')) {
        if (!isHarmlessHedge(passage, sentence, i)) residue.push(item.text);
      } else if (
        item.k === 'cue' &&
        (item.cue === 'move' || item.cue === 'cancel') &&
        context.loopState === 'options_offered' &&
        sentence.statements.some(({ use }) => use === 'window')
      )
        residue.push(item.text);
      else if (item.k === 'cue' && isDoubtBehind(sentence, i)) residue.push(item.text);
      else if (item.k === 'cue' && isLooseNegation(sentence, item.cue, context, proposes)) {
        if (!isForeignNegation(passage, sentence, i, licence, lexicon)) residue.push(item.text);
      } else if (
        (bearing || sentence.cues.has('ask_times')) &&
        item.k === 'keyword' &&
        LIMITING.has(item.keyword) &&
        !isAnswered(sentence, i)
      ) {
        if (!isIdle(sentence, i, licence)) residue.push(words(passage, item));
      } else if (place && place.from <= item.from && item.to <= place.to) return;
      else if ((item.k === 'name' || item.k === 'unknown') && people.has(words(passage, item))) return;
      else if ((item.k === 'unknown' || item.k === 'name') && isPrincipal(passage, sentence, i)) return;
      else if ((item.k === 'unknown' || item.k === 'name') && isInert(passage, sentence, i, licence, lexicon, context))
        return;
      else if (bearing && item.k === 'unknown' && !isVocative(sentence, i, passage, context))
        residue.push(words(passage, item));
      else if (bearing && item.k === 'name' && !isHarmlessName(sentence, i, context))
        residue.push(words(passage, item));
    });
  }
  return [...new Set([...residue, ...licence.doubts])].slice(0, MAX_RESIDUE);
}

function isBearing(sentence: ReadSentence): boolean {
  return (
    sentence.statements.length > 0 ||
    sentence.items.some((item) => item.k === 'option' || item.k === 'duration') ||
    ['move', 'cancel', 'works', 'attend'].some((cue) => sentence.cues.has(cue as 'move'))
  );
}

/** "Actually" where nothing was said that it could take back; a promise to answer in a mail that says nothing else. */
function isHarmlessHedge(passage: Passage, sentence: ReadSentence, i: number): boolean {
  const item = sentence.items[i];
  if (item?.k !== 'cue') return false;
  if (promisesAnswer(item.text) && sentence.items[i + 1]?.k === 'option') return true;
  if (item.text === 'possibly' && sentence.question) return true;
  if (item.text === 'might' && sentence.question && sentence.opening === 'might') return true;
  if (item.text === 'actually') return i === 0 && sentence === passage.sentences[0];
  return (
    passage.sentences.every(
      (other) =>
        !other.question &&
        other.statements.every((statement) => statement.use !== 'window') &&
        other.items.every((part) => part.k !== 'option'),
    ) && promisesAnswer(item.text)
  );
}

/** "Tuesday works, Wednesday maybe": the doubt stands behind its day. */
function isDoubtBehind(sentence: ReadSentence, i: number): boolean {
  const item = sentence.items[i];
  const last = sentence.items[i - 1];
  const before = last?.k === 'keyword' && last.keyword === 'a' ? sentence.items[i - 2] : last;
  const after = sentence.items[i + 1];
  const doubt =
    item?.k === 'cue' && /^(?:maybe|perhaps|possibly|vielleicht|peut-être|quizás|quizá|tal vez)$/.test(item.text);
  return doubt && (before?.k === 'day' || before?.k === 'time') && (!after || after.k === 'comma');
}

/** A negation beside no time and no slot: it may take back what another sentence says. */
function isLooseNegation(sentence: ReadSentence, cue: Cue, context: ReadingContext, proposes: boolean): boolean {
  if (context.role === 'auto') return false;
  if (cue !== 'neg' && cue !== 'postneg' && cue !== 'busy') return false;
  if (sentence.statements.length > 0 || sentence.items.some((item) => item.k === 'option')) return false;
  if (context.loopState === 'booked' && proposes) return false;
  return !SETTLED.some((settled) => sentence.cues.has(settled));
}

function words(passage: Passage, item: Item): string {
  return passage.tokens[item.from]?.text ?? '';
}

/** "Sunny, can you …": the first word before a comma addresses somebody. */
function isVocative(sentence: ReadSentence, i: number, passage: Passage, context: ReadingContext): boolean {
  const written = passage.tokens[sentence.items[i]?.from ?? 0]?.raw ?? '';
  const next = sentence.items[1];
  if (i === 0)
    return next?.k === 'comma' || (context.role === 'owner' && next?.k === 'cue' && /^\p{Lu}/u.test(written));
  return (
    sentence.items[i - 1]?.k === 'cue' && (sentence.items[i - 1] as Extract<Item, { k: 'cue' }>).cue === 'greeting'
  );
}

function isHarmlessName(sentence: ReadSentence, i: number, context: ReadingContext): boolean {
  if (context.role === 'owner') return true;
  for (let at = i - 1; at >= 0; at--) {
    const item = sentence.items[at] as Item;
    if (item.k === 'name') continue;
    if (item.k === 'cue')
      return [
        'busy',
        'past',
        'greeting',
        'thank',
        'ack',
        'meet',
        'add',
        'remove',
        'delegate',
        'copied',
        'change_place',
        'place_in',
        'sorry',
        'signoff',
        'yes',
      ].includes(item.cue);
    if (item.k === 'comma') return sentence.items.slice(i + 1).every((rest) => rest.k === 'name');
    return item.k === 'keyword' && ['and', 'or', 'in', 'to', 'at', 'from'].includes(item.keyword)
      ? isHarmlessName(sentence, at, context)
      : false;
  }
  return false;
}

/** "except" and "instead of" are understood where the group or slot that they limit follows. */
function isAnswered(sentence: ReadSentence, i: number): boolean {
  const item = sentence.items[i];
  if (item?.k !== 'keyword' || !['except', 'instead_of', 'another', 'none'].includes(item.keyword)) return false;
  if (item.keyword === 'another') return true;
  return sentence.items
    .slice(i + 1, i + 4)
    .some(
      (next) =>
        next.k === 'day' ||
        next.k === 'time' ||
        next.k === 'option' ||
        next.k === 'duration' ||
        (next.k === 'cue' && ['phone', 'video', 'in_person', 'call_noun'].includes(next.cue)),
    );
}

/** A number, day or month that no phrase took: the sentence speaks of times in a way that was not understood. */
function leavesTime(passage: Passage, sentence: ReadSentence): boolean {
  return sentence.items.some((item) => {
    const token = passage.tokens[item.from];
    if (item.k === 'keyword') return item.keyword === 'week_of';
    if (countsThings(passage, item.from)) return false;
    return (
      item.k === 'unknown' &&
      Boolean(
        token?.number ||
          token?.numeric ||
          token?.ordinal ||
          token?.clock ||
          token?.weekday ||
          token?.month ||
          token?.part,
      )
    );
  });
}

/** Addresses in the text that are nobody's whom the reading adds or removes. */
function strangersOf(passage: Passage, participants: Reading['participants']): string[] {
  const known = new Set(participants.map(({ email }) => email?.toLowerCase()));
  const end = passage.sentences[passage.sentences.length - 1]?.to ?? 0;
  return passage.tokens
    .slice(0, end)
    .flatMap((token) => (token.mask === 'email' && !known.has(token.text.replace(/^mailto:/, '')) ? [token.text] : []));
}

/** "Joined by Ms. Emi Sato": of a name only its title was read. */
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|mme|mlle|m|sr|sra|srta|don|doña)\.?$/i;

/** "Any morning but Wednesday": the day that is left out, read as one more that suits. */
function offersException({ items, statements }: ReadSentence): boolean {
  return statements.some(({ stance, group }) => {
    const [whole, part, but] = items.slice(Math.max(0, group.first - 3), group.first);
    const any = whole?.k === 'keyword' && (whole.keyword === 'any' || whole.keyword === 'every');
    const left = but?.k === 'cue' && /^(?:but|außer|sauf|menos|salvo)$/.test(but.text);
    return stance !== 'cannot' && any && left && (part?.k === 'time' || part?.k === 'day') && group.days.length > 0;
  });
}

/** "Otherwise both days are open": days that only earlier words name. */
function pointsBack({ items, statements, cues }: ReadSentence): boolean {
  const open = cues.has('free') || cues.has('works');
  return open && statements.length === 0 && items.some((item) => item.k === 'keyword' && item.keyword === 'both');
}
