import { compile } from '../../preferences/compile';
import { sentencesOfDocument } from '../../preferences/document';
import type { Rule } from '../../preferences/rule';
import type { EpochMinute } from '../../time/period';

/** A sentence of the owner about all meetings to come, as the document would hold it. */
export interface LastingWish {
  readonly text: string;
  /** What it was read as; empty where it was not understood in every word. */
  readonly rules: readonly Rule[];
}

export interface WishContext {
  readonly now: EpochMinute;
  readonly zone: string;
  /** Passages that the reader takes for a lasting wish. */
  readonly passages: readonly string[];
}

const LASTING =
  /(?<!\p{L})(?:from now on|going forward|in general|generally|by default|as a rule|always(?= (?:leave|keep|use|have|make|schedule|book|offer|give|put|add|plan|ask))|ab (?:jetzt|sofort)|künftig|in zukunft|grundsätzlich|standardmäßig|im allgemeinen|désormais|dorénavant|en général|à partir de maintenant|a partir de ahora|de ahora en adelante|en general)(?!\p{L})|(?<=^|[.!?]\s)in (?:the )?future\b/iu;
/** Politeness, which belongs to the mail. */
const OPENING = /^(?:[\s,;:–-]+|(?:please|bitte|hi|hello|hey|hallo|and|also|und|thanks|thank you)(?!\p{L}))+\s*/iu;
const CLOSING = /(?:[\s,;:–-]+(?:please|bitte|thanks|thank you|danke))?[\s,;:–-]*([.!?]?)$/iu;

/** Words without which nothing is said about how freely the assistant acts. */
const ACTING = /ask|check|consult|draft|approv|autopilot|entw|frag|nachfrag|demand|brouillon|pregunt|borrador/iu;

/** More sentences than this are not looked at: a wish stands at the beginning. */
const LOOKED_AT = 40;
const LONGEST = 300;

/**
 * The sentences of a mail that are about all meetings to come: those that say so ("from now on"), those that the reader
 * takes so, and how freely the assistant is to act, which is lasting by itself.
 */
export function lastingWishes(text: string, context: WishContext): LastingWish[] {
  const sentences = sentencesOfDocument(unwrapped(text)).slice(0, LOOKED_AT);
  return sentences.flatMap((sentence): LastingWish[] => {
    if (sentence.text.length > LONGEST) return [];
    const plain = sentence.text.replace(/\s+/g, ' ');
    const said = LASTING.test(plain) || context.passages.some((passage) => isAbout(plain, passage));
    if (!said && !ACTING.test(plain)) return [];
    const wish = understood(withoutMark(plain), context) ?? understood(plain, context);
    if (said) return [wish ?? { text: plain, rules: [] }];
    return wish?.rules.every(isAboutActing) ? [wish] : [];
  });
}

function understood(text: string, { now, zone }: WishContext): LastingWish | null {
  const sentence = asSentence(text);
  const { sentences } = compile(sentence, { now, zone });
  const rules = sentences.flatMap((one) => one.rules);
  return rules.length > 0 && sentences.every((one) => one.understood === 'yes') ? { text: sentence, rules } : null;
}

/** "Ask me first" alone may be about the meeting at hand. */
function isAboutActing(rule: Rule): boolean {
  if (rule.kind === 'approval') return rule.mode !== 'approve_everything';
  return rule.kind === 'act' && rule.scope === undefined;
}

function isAbout(sentence: string, passage: string): boolean {
  const plain = passage.replace(/\s+/g, ' ').trim();
  return plain !== '' && (sentence.includes(plain) || plain.includes(sentence));
}

function withoutMark(text: string): string {
  const rest = text
    .replace(LASTING, ' ')
    .replace(/\s+(?=[,;]|\s)/g, '')
    .trim();
  return rest.replace(OPENING, '').replace(CLOSING, '$1');
}

function asSentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]["”»]?$/.test(begun) ? begun : `${begun}.`;
}

/** Mail breaks its lines anywhere: a line goes on with the next unless a list or a paragraph begins. */
function unwrapped(text: string): string {
  return text.replace(/\r/g, '').replace(/([^\n])\n(?!\n|\s*(?:[-*+•]|\d{1,2}[.)])\s)/g, '$1 ');
}
