import type { Item } from './grammar/items';
import { evidenceOf, type Passage, quoteOf, type ReadSentence } from './passage';
import type { Reading } from './reading';
import { providerNamed } from './room-provider';
import type { Cue } from './token';

type Medium = Reading['details']['medium'];

const MEDIA: ReadonlySet<Cue> = new Set(['video', 'phone', 'in_person']);
/**
 * Cues that may stand between "rather than" and the medium that it sets aside: "instead of meeting on Zoom", "statt
 * über Teams".
 */
const BETWEEN: ReadonlySet<Cue> = new Set(['meet', 'call_noun', 'make_it', 'propose', 'attend', 'title']);
/** How many phrases before a medium the word that sets it aside may stand. */
const REACH = 4;

/** What is on the table may be called a call whatever it is: only in a first mail does the noun say how to meet. */
export function mediumOf(passage: Passage, hasPlace: boolean, fresh: boolean): Medium {
  let found: Medium = null;
  for (const sentence of passage.sentences) {
    if (asksWhichMedium(sentence) || (!fresh && asksAbout(passage, sentence))) continue;
    for (const [i, item] of sentence.items.entries()) {
      if (isReason(sentence, i) || isRefused(sentence, i) || isSetAside(sentence, i)) continue;
      if (
        item.k === 'time' &&
        item.time.k === 'part' &&
        ['lunch', 'dinner', 'breakfast'].includes(item.time.part) &&
        item.time.side === null
      )
        found ??= mealMedium(passage, item);
      if (item.k !== 'cue') continue;
      if (item.cue === 'video') return 'video';
      if (item.cue === 'phone') return 'phone';
      if (item.cue === 'in_person' && (fresh || !isVisit(item.text)) && !isWhereabouts(passage, item))
        found = 'in_person';
      if (item.cue === 'meal') found ??= 'in_person';
      if (item.cue === 'call_noun' && fresh) found ??= 'phone';
    }
  }
  return hasPlace && (found === null || found === 'phone') ? 'in_person' : found;
}

/** "A Zoom call", "par Zoom": of the ways to meet by video one whose rooms can be made, and that is not set aside. */
export function providerOf(passage: Passage): Reading['details']['provider'] {
  for (const sentence of passage.sentences) {
    for (const [i, item] of sentence.items.entries()) {
      if (item.k !== 'cue' || item.cue !== 'video') continue;
      const named = providerNamed(item.text);
      if (named && !isReason(sentence, i) && !isRefused(sentence, i) && !isSetAside(sentence, i)) return named;
    }
  }
  return undefined;
}

/** "Will it be on video or at your office?", "est-ce en visio ou sur place ?": a choice that is left to the reader. */
export function asksWhichMedium({ items, question }: ReadSentence): boolean {
  if (!question) return false;
  return items.some((item, i) => {
    if (item.k !== 'keyword' || item.keyword !== 'or') return false;
    const before = items.slice(0, i).findLast(isMedium);
    const after = items.slice(i + 1, i + 1 + REACH).find(isMedium);
    return before !== undefined && after !== undefined && before.cue !== after.cue;
  });
}

/** Two ways to meet, none of them set aside: which of them is meant is not known. To "walk through" is none. */
export function namesSeveralMedia(passage: Passage): boolean {
  return passage.sentences.some((sentence) => {
    const named = sentence.items.flatMap((item, i) =>
      isMedium(item) &&
      item.text !== 'walk' &&
      !isReason(sentence, i) &&
      !isRefused(sentence, i) &&
      !isSetAside(sentence, i)
        ? [item.cue]
        : [],
    );
    return new Set(named).size > 1;
  });
}

/** How a question about what is planned begins in the languages that we read. */
const ASKS =
  /^(?:(?:is|are|was|do|does|will|where|which|who|what|ist|sind|wird|findet|wo|est|sera|où|es|será|dónde)(?![\p{L}-])|est-ce (?!qu)|est-ce qu(?:e |['’])(?!(?:on|nous|vous|tu|je|il serait)(?!\p{L})))/iu;

function asksAbout(passage: Passage, sentence: ReadSentence): boolean {
  return sentence.question && (ASKS.test(sentence.opening) || ASKS.test(evidenceOf(passage, sentence)));
}

type MediumItem = Extract<Item, { k: 'cue' }>;

function isMedium(item: Item): item is MediumItem {
  return item.k === 'cue' && MEDIA.has(item.cue);
}

/** "In person rather than on Teams", "statt per Video oder Telefon": what follows the comparison was not chosen. */
function isSetAside({ items }: Pick<ReadSentence, 'items'>, i: number): boolean {
  const before = items[i - 1];
  if (before?.k === 'cue' && before.cue === 'skip') return true;
  for (let at = i - 1; at >= Math.max(0, i - REACH); at--) {
    const item = items[at] as Item;
    if (item.k === 'keyword' && (item.keyword === 'instead_of' || item.keyword === 'except')) return true;
    if (item.k === 'keyword' && (item.keyword === 'or' || item.keyword === 'and')) {
      const other = items.slice(at + 1, i).every(({ k }) => k === 'keyword') ? items[at - 1] : undefined;
      return other !== undefined && isMedium(other) && isSetAside({ items }, at - 1);
    }
    const passes = item.k === 'keyword' || item.k === 'unknown' || (item.k === 'cue' && BETWEEN.has(item.cue));
    if (!passes) return false;
  }
  return false;
}

/** "… because of a customer lunch": what is in the way is not how to meet. */
function isReason({ items }: ReadSentence, i: number): boolean {
  return items.slice(0, i).some((item) => item.k === 'cue' && item.cue === 'reason');
}

/** "Not over lunch", "video is no good": no medium that was ruled out is how to meet. */
function isRefused({ items }: ReadSentence, i: number): boolean {
  const before = items[i - 1]?.k === 'keyword' ? items[i - 2] : items[i - 1];
  const after = items[i + 1];
  // "I have calls on Monday": an engagement of somebody's own.
  if (before?.k === 'cue' && /^(?:(?:i|we) have|i've got|ich habe|j'ai|tengo)$/.test(before.text)) return true;
  return (before?.k === 'cue' && before.cue === 'neg') || (after?.k === 'cue' && after.cue === 'postneg');
}

/** "I'm in the office Tuesday to Thursday": where somebody is then says nothing of how to meet. */
function isWhereabouts({ tokens }: Passage, item: Item): boolean {
  const words = tokens.slice(Math.max(0, item.from - 3), item.to).map(({ text }) => text);
  return /(?:^| )(?:i'm|i am|im|i'll be|we're|we are) (?:in|at) (?:the |my |our )?(?:office|offices)$/.test(
    words.join(' '),
  );
}

/** A visit that is mentioned later may be any visit. */
function isVisit(text: string): boolean {
  return /visit/.test(text);
}

function mealMedium(passage: Passage, item: Item): 'in_person' | null {
  const named = /^(?:lunch|dinner|breakfast)$/i.test(quoteOf(passage, item.from, item.to));
  return named || passage.tokens[item.to - 1]?.cue === 'meal' ? 'in_person' : null;
}
