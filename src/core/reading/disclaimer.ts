import WORDS from './lexicon/mail-programs.json' with { type: 'json' };
import { patternOf } from './lexicon/pattern';

/** Openings of the legal notices, footers of lists and warnings of mail gates that stand below (or above) the words. */
const LEGAL = patternOf(WORDS.legal, '^', '', 'i');
const LEGAL_ABROAD = patternOf(WORDS.legalAbroad, '^', '', 'iu');
const LIST_FOOTER = patternOf(WORDS.listFooter, '^', '', 'i');
/** Put above the words by the recipient's mail gate; one line, not the end of the mail. */
const GATE =
  /^\W{0,6}(?:caution|warning|external(?: e-?mail| sender| message)?|achtung|extern(?:e e-?mail|er absender)?)\W{0,4}(?:this e-?mail|this message|external|(?:e-?mail |message )?(?:from|originated)|diese (?:e-?mail|nachricht)|extern)/i;
const MIN_LENGTH = 40;

/** True for the first line of a legal notice or of a list's footer; `next` is the line after it. */
export function beginsDisclaimer(line: string, next = ''): boolean {
  const text = line.slice(0, 200).replace(/^[\s*_>|-]{1,20}/, '');
  if (LIST_FOOTER.test(text)) return true;
  return line.length + next.length >= MIN_LENGTH && (LEGAL.test(text) || LEGAL_ABROAD.test(text));
}

/** True for the warning that a mail gate puts above a message from outside. */
export function isGateWarning(line: string): boolean {
  return line.length < 400 && GATE.test(line);
}
