import type { Item } from './grammar/items';
import type { Passage, ReadSentence } from './passage';
import type { ReadingContext } from './reading';

const MAX_RESIDUE = 40;

/**
 * Words that keep a reading from acting by itself: in sentences that speak of times or slots every word that nothing
 * consumed, and everywhere words of doubt and condition. Names are harmless in a greeting and in the owner's request.
 */
export function residueOf(passage: Passage, context: ReadingContext): string[] {
  const residue: string[] = [];
  if (passage.postscript) residue.push('below sign-off');
  for (const sentence of passage.sentences) {
    const bearing = isBearing(sentence);
    sentence.items.forEach((item, i) => {
      if (item.k === 'cue' && (item.cue === 'hedge' || item.cue === 'if')) residue.push(item.text);
      else if (
        item.k === 'cue' &&
        (item.cue === 'but' || item.cue === 'neg') &&
        !bearing &&
        sentence.items.length > 2 &&
        hasUnknown(sentence)
      )
        residue.push(item.text);
      else if (bearing && item.k === 'unknown' && !isVocative(sentence, i)) residue.push(words(passage, item));
      else if (bearing && item.k === 'name' && !isHarmlessName(sentence, i, context))
        residue.push(words(passage, item));
    });
  }
  return [...new Set(residue)].slice(0, MAX_RESIDUE);
}

function isBearing(sentence: ReadSentence): boolean {
  return (
    sentence.statements.length > 0 ||
    sentence.items.some((item) => item.k === 'option') ||
    ['move', 'cancel', 'works', 'attend'].some((cue) => sentence.cues.has(cue as 'move'))
  );
}

function hasUnknown(sentence: ReadSentence): boolean {
  return sentence.items.some((item) => item.k === 'unknown');
}

function words(passage: Passage, item: Item): string {
  return passage.tokens[item.from]?.text ?? '';
}

/** "Sunny, can you …": the first word before a comma addresses somebody. */
function isVocative(sentence: ReadSentence, i: number): boolean {
  if (i === 0) return sentence.items[1]?.k === 'comma';
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
        'greeting',
        'thank',
        'ack',
        'meet',
        'add',
        'remove',
        'delegate',
        'change_place',
        'place_in',
        'sorry',
        'signoff',
        'yes',
      ].includes(item.cue);
    if (item.k === 'comma') return sentence.items.slice(i + 1).every((rest) => rest.k === 'name');
    return item.k === 'keyword' && ['and', 'or'].includes(item.keyword) ? isHarmlessName(sentence, at, context) : false;
  }
  return false;
}
