import { evidenceOf, type Passage, type ReadSentence } from './passage';
import type { Reading } from './reading';
import type { Token } from './token';

type Participant = Reading['participants'][number];

const INTRODUCTION =
  /^(?:intros?|introductions?|introducing|introduced|connecting|vorstellung|vorstellen|vorgestellt|bekanntmachen|bekanntgemacht|vernetzung|vernetzen|kontaktvermittlung|vermittlung|présentée?s?|presentarnos|presentarme|presentado|presentada|conectarnos)$/;

/** "mise en relation", "ponernos en contacto": two or three words for it. */
const CONNECTION = /\b(?:mise?s? en (?:relation|contact)|(?:ponernos|ponerme|puesto) en contacto)\b/i;

/** Also a talk with slides: an introduction only where the introducer is moved out of the thread. */
const PRESENTATION = /\b(?:présentations?|presentación|presentaciones|presentation)\b/i;

const BLIND_COPY = /\b(?:bcc|cci|cco|copie cachée|copia oculta|blindkopie)\b/i;

/** Most words of a person's name. */
const MOST_NAMES = 3;

/**
 * People whom the owner thanks by name for an introduction ("Thanks Bob for the intro", "Bob, thank you for
 * connecting us"): they have done their part and need not come. Evidence is the sentence of thanks.
 */
export function introducersOf(passage: Passage, isName: (token: Token) => boolean): Participant[] {
  return passage.sentences.flatMap((sentence) => {
    const name = thankedName(passage, sentence, isName);
    if (name === null || !thanksForIntroduction(passage, sentence)) return [];
    return [{ op: 'remove' as const, email: null, name, confidence: 0.8, evidence: evidenceOf(passage, sentence) }];
  });
}

function thanksForIntroduction(passage: Passage, sentence: ReadSentence): boolean {
  const tokens = passage.tokens.slice(sentence.from, sentence.to);
  const words = evidenceOf(passage, sentence);
  const named = tokens.some(
    ({ text }, i) => INTRODUCTION.test(text) && tokens[i + 1]?.cue !== 'call_noun' && tokens[i + 1]?.cue !== 'meet',
  );
  return named || CONNECTION.test(words) || (PRESENTATION.test(words) && BLIND_COPY.test(words));
}

/** The name beside the word of thanks, or the one that a comma sets apart at the end ("Thanks for the intro, Bob"). */
function thankedName({ tokens }: Passage, sentence: ReadSentence, isName: (token: Token) => boolean): string | null {
  const own = tokens.slice(sentence.from, sentence.to);
  const thanks = own.findIndex(({ cue }) => cue === 'thank');
  if (thanks < 0) return null;
  const skipsComma = (i: number, step: 1 | -1): number => (own[i]?.comma ? i + step : i);
  const after = runOf(own, skipsComma(thanks + 1, 1), isName);
  if (after) return after;
  const before = skipsComma(thanks - 1, -1);
  let start = before;
  while (start > 0 && isName(own[start - 1] as Token) && before - start < MOST_NAMES - 1) start--;
  const called = before >= 0 ? runOf(own.slice(0, before + 1), start, isName) : null;
  if (called) return called;
  const comma = own.findLastIndex((token) => token.comma);
  const last = comma < 0 ? null : runOf(own, comma + 1, isName);
  return last !== null && own.slice(comma + 1).every(isName) ? last : null;
}

function runOf(tokens: readonly Token[], from: number, isName: (token: Token) => boolean): string | null {
  const words: string[] = [];
  for (let i = from; i < tokens.length && words.length < MOST_NAMES && isName(tokens[i] as Token); i++)
    words.push((tokens[i] as Token).raw);
  return words.length > 0 ? words.join(' ') : null;
}
