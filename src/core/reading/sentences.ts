import type { Token } from './token';

/** A stretch of tokens between stops; `to` exclusive, stops not included. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly question: boolean;
  /** The first word that is no greeting or interjection, lower case. */
  readonly opening: string;
  /** Begins a line that is an item of a list. */
  readonly listItem: boolean;
  /** Begins after an empty line or a list line: what was named before no longer carries over. */
  readonly newParagraph: boolean;
}

const ABBREVIATION =
  /^(?:st|mr|mrs|ms|dr|prof|jr|sr|inc|ltd|corp|co|ave|blvd|vs|etc|dept|no|nr|bzw|ca|str|hr|fr|sra|dra|mme|mlle|p|s|e|g|i|u|a|z|b|d|h)$/i;

/** Cuts tokens into sentences. A line break ends one unless the line was wrapped; `p.m.` and `St.` do not. */
export function sentencesOf(tokens: readonly Token[], text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  let listItem = startsList(tokens, 0);
  let newParagraph = true;
  const close = (to: number, question: boolean): void => {
    const aside = question ? refusalBeforeDash(tokens, from, to) : -1;
    if (aside > 0) {
      close(aside, false);
      from = aside + 1;
    }
    if (to > from) sentences.push({ from, to, question, opening: openingOf(tokens, from, to), listItem, newParagraph });
    if (to > from) newParagraph = false;
  };
  tokens.forEach((token, i) => {
    if (!token.stop) return;
    if (token.stop === 'soft' && token.raw === '.' && isInner(tokens, i)) return;
    if (token.stop === 'line' && isWrap(tokens, i, text)) return;
    close(i, token.stop === 'question');
    from = i + 1;
    listItem = token.stop === 'line' && startsList(tokens, i + 1);
    if (token.stop === 'line' && (listItem || tokens[i + 1]?.stop === 'line')) newParagraph = true;
  });
  close(tokens.length, false);
  return sentences;
}

/** "I'm out all next week - the week after?": the dash that parts a refusal from a question, or -1. */
function refusalBeforeDash(tokens: readonly Token[], from: number, to: number): number {
  const refuses = ({ cue }: Token): boolean =>
    cue === 'neg' || cue === 'postneg' || cue === 'busy' || cue === 'no' || cue === 'ooo';
  for (let i = from + 1; i < to - 1; i++) {
    const token = tokens[i] as Token;
    const spaced = token.dash && token.start > (tokens[i - 1]?.end ?? 0) && (tokens[i + 1]?.start ?? 0) > token.end;
    if (spaced && joinsRange(tokens, i)) return -1;
    if (spaced) return tokens.slice(from, i).some(refuses) && !tokens.slice(i + 1, to).some(refuses) ? i : -1;
  }
  return -1;
}

/**
 * "at 4 - 6:30 pm", "12 January 2016 - 01/22/2016": what stands before the dash is no whole time, or both are dates.
 */
function joinsRange(tokens: readonly Token[], dash: number): boolean {
  const [before, after] = [tokens[dash - 1], tokens[dash + 1]];
  const half = before?.number !== undefined && !before.meridiem;
  const timed = after?.clock?.meridiem || (after?.number && tokens[dash + 2]?.meridiem);
  return (half && Boolean(timed || after?.numeric?.year)) || Boolean(before?.numeric && after?.numeric);
}

function openingOf(tokens: readonly Token[], from: number, to: number): string {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    const interjection =
      token.comma || token.dash || ['yes', 'greeting', 'sorry', 'thank', 'ack'].includes(token.cue ?? '');
    if (!interjection) return token.text;
  }
  return '';
}

function isInner(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  if (!before || !after || after.stop) return false;
  const counts = !/^no$/i.test(before.raw) || after.number !== undefined;
  if (before.end === (tokens[i] as Token).start && ABBREVIATION.test(before.raw) && !before.number && counts)
    return true;
  return after.start === (tokens[i] as Token).end && !after.stop;
}

/** A break inside a paragraph that a mail program wrapped: a long line, and the next goes on without a list mark. */
function isWrap(tokens: readonly Token[], i: number, text: string): boolean {
  const at = (tokens[i] as Token).start;
  const after = tokens[i + 1];
  const before = tokens[i - 1];
  if (!after || after.stop || !before || before.stop) return false;
  if (startsList(tokens, i + 1) || before.raw === ':') return false;
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  if (at - lineStart < 45) return false;
  return !/^\p{Lu}/u.test(after.raw) || at - lineStart >= 60 || before.comma === true;
}

function startsList(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token) return false;
  if (token.dash || /^[*•·‣▪◦+>]$/.test(token.raw)) return true;
  return Boolean(token.number && (tokens[i + 1]?.raw === ')' || (tokens[i + 1]?.raw === '.' && tokens[i + 1]?.stop)));
}
