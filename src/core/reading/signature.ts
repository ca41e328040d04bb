import { isDeviceLine } from './device-line';
import { beginsDisclaimer } from './disclaimer';
import WORDS from './lexicon/mail-programs.json' with { type: 'json' };
import { patternOf } from './lexicon/pattern';

/** RFC 3676 4.3 and what people make of it: two or more dashes, or another short rule, alone on a line. */
const DELIMITER = /^\s{0,3}(?:-{2,4}|_{2,4}|={2,4}|\+{2,4}|\*{2}|—{1,3}|–{1,3})\s*$/;
const RULE = /^\s*(?:[-_=*~─—]{3,}|(?:[-_=*~] ){3,})\s*$/;
/** "-- Ann Lee": the delimiter and the name on one line. */
const NAMED_DELIMITER = /^--\s?\p{Lu}[\p{L}.'’ -]{1,40}$/u;
const CONTACT =
  /[^\s@<>]{1,64}@[^\s@<>]{1,190}\.[a-z]{2,}|\b(?:https?:\/\/|www\.)\S{3,}|(?:^|[\s:(+])(?:\+?\d[\d\s().\-/]{6,18}\d)\b|^\s*(?:tel|phone|mobile|mob|cell|fax|office|direct|t|m|p|f|e|w)\s?[.:|]\s?\S/i;
const ROLE_LINE =
  /\b(?:ceo|cto|cfo|coo|vp|svp|founder|co-founder|director|manager|partner|engineer|consultant|head of|president|assistant|recruiter|professor|geschäftsführer|leiter|directeur|director[ae]?|gerente)\b|[|•·]/i;
/** A closing word alone on its line; it stays with the words. */
const SIGN_OFF = patternOf(WORDS.signOff, String.raw`^\s*`, String.raw`[\s,.!-]{0,4}$`, 'i');
const MAX_SIGNATURE_LINES = 25;
const MAX_RULED_LINES = 12;
/** Lines below a delimiter, empty ones counted, that are looked at: the work stays linear. */
const MAX_LINES_BELOW = 60;

/** Where the parts of a person's own text begin, as line indices; `lines.length` when a part is absent. */
export interface Closing {
  readonly signature: number;
  readonly disclaimer: number;
}

/**
 * Finds the signature (delimiter, device line, block of contact data) and the legal notice at the end of a text.
 * `continued`: other words of the author stand above these lines, parted by a quote.
 */
export function findClosing(lines: readonly string[], continued = false): Closing {
  const firstWords = continued ? -1 : lines.findIndex((line) => line.trim() !== '' && !RULE.test(line));
  const hasWordsBefore = (index: number): boolean => continued || (firstWords >= 0 && firstWords < index);
  const notice = lines.findIndex((line, i) => hasWordsBefore(i) && beginsDisclaimer(line, lines[i + 1]));
  const disclaimer = notice < 0 ? lines.length : notice;
  const end = endOfWords(lines, disclaimer);
  for (let i = 0; i < end; i++) {
    const line = lines[i] as string;
    if (isDeviceLine(line)) return { signature: i, disclaimer };
    if (hasWordsBefore(i) && isDelimiter(lines, i, end)) return { signature: i, disclaimer };
  }
  return { signature: contactBlock(lines, end, hasWordsBefore, disclaimer), disclaimer };
}

/** The end of the text without the empty lines and rules that stand last. */
function endOfWords(lines: readonly string[], before: number): number {
  let end = before;
  while (end > 0 && ((lines[end - 1] as string).trim() === '' || RULE.test(lines[end - 1] as string))) end--;
  return end;
}

function isDelimiter(lines: readonly string[], index: number, end: number): boolean {
  const line = lines[index] as string;
  if (end - index > MAX_LINES_BELOW || !(DELIMITER.test(line) || RULE.test(line) || NAMED_DELIMITER.test(line)))
    return false;
  const rest = lines.slice(index + 1, end).filter((each) => each.trim() !== '');
  if (NAMED_DELIMITER.test(line)) return rest.length <= 4 && !rest.some((each) => NAMED_DELIMITER.test(each));
  if (DELIMITER.test(line)) return end - index <= MAX_SIGNATURE_LINES && !(/^\s*-{3}/.test(line) && isProse(rest));
  // A longer rule may part sections of the mail, or underline a heading.
  return RULE.test(line) && rest.length <= MAX_RULED_LINES && !isProse(rest) && rest.some((each) => CONTACT.test(each));
}

function isProse(lines: readonly string[]): boolean {
  return lines.some((line) => /[?!]\s*$|\p{Ll}[.?!]\s+\p{Lu}/u.test(line) || line.trim().split(/\s+/).length > 12);
}

/** A last paragraph of two to ten short lines with contact data in it, begun by a line without any sentence. */
function contactBlock(
  lines: readonly string[],
  last: number,
  hasWordsBefore: (index: number) => boolean,
  absent: number,
): number {
  const none = last === absent ? absent : last;
  let first = last;
  while (first > 0 && (lines[first - 1] as string).trim() !== '' && last - first < 10) first--;
  if (first === 0) first = lines.findIndex((line, i) => i > 0 && CONTACT.test(line)) - 1;
  if (first <= 0 || last - first < 2 || !hasWordsBefore(first)) return none;
  const above = lines.slice(0, first).findLast((line) => line.trim() !== '') ?? '';
  // A list of people or numbers that the author gives.
  if (/[:：]\s*$/.test(above) || CONTACT.test(above)) return none;
  if (SIGN_OFF.test(lines[first] as string)) first++;
  if (last - first < 2 || !isName(lines[first] as string)) return none;
  const block = lines.slice(first, last);
  const contacts = block.filter((line) => CONTACT.test(line)).length;
  const sentence = block.some(
    (line) => /[?!]\s*$|\.\s+\p{Lu}\p{Ll}/u.test(line) || line.trim().split(/\s+/).length > 9,
  );
  if (sentence || contacts === 0) return none;
  const roles = block.filter((line) => ROLE_LINE.test(line)).length;
  return contacts + roles >= 2 || (contacts >= 1 && block.length <= 4) ? first : none;
}

/** A name, a firm or a closing word: a few words with capitals, no numbers. "Tuesday works" above a link is none. */
function isName(line: string): boolean {
  const words = line
    .trim()
    .split(/[\s/|,]+/)
    .filter(Boolean);
  return (
    words.length <= 7 &&
    words.every((word) =>
      /^[^\p{L}\d]|^[\p{Lu}\p{Lo}]|^(?:de|da|di|del|van|von|der|den|la|le|of|and|und|y|et|e)$/u.test(word),
    )
  );
}
