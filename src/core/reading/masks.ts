import { isDigit, isLetter } from './characters';
import type { Meaning } from './lexicon/lexicon';
import { quotedTitles } from './titles';

/**
 * Stretches that are not language, found before words are. All patterns are bounded and sticky; order is precedence.
 */
interface MaskRule {
  readonly pattern: RegExp;
  /** Characters with which a match can begin: a cheap test before the expression. */
  readonly first: RegExp;
  readonly meaning: Meaning;
}

const RULES: readonly MaskRule[] = [
  { pattern: /<?(?:https?:\/\/|www\.)[^\s<>]{2,2000}>?/iy, first: /[<hwHW]/, meaning: { mask: 'url' } },
  {
    pattern: /<?(?:mailto:)?[\w.+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}>?/iy,
    first: /[<\w]/,
    meaning: { mask: 'email' },
  },
  {
    pattern: /(?:calendly\.com|cal\.com|zoom\.us|meet\.google\.com|savvycal\.com)\/[^\s<>]{0,200}/iy,
    first: /[czmsCZMS]/,
    meaning: { mask: 'url' },
  },
  {
    pattern: /[a-z\d-]{2,60}\.(?:com|org|net|io|ai|dev|app)\b(?:\/[^\s<>]{0,200})?/iy,
    first: /[\da-zA-Z]/,
    meaning: { mask: 'url' },
  },
  {
    pattern:
      /(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]*-)[a-z]{2,10}-\d{1,4}-\d{1,4}(?![\d-])/iy,
    first: /[a-zA-Z]/,
    meaning: { mask: 'code' },
  },
  {
    pattern: /[\w-]{1,60}\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|png|jpe?g|txt|ics)\b/iy,
    first: /[\w-]/,
    meaning: { mask: 'code' },
  },
  {
    pattern: /[$€£¥₹]\s?\d[\d.,]{0,15}\s?(?:(?:[kKmMbB]|mm|bn|million|billion|thousand)(?![\p{L}\d]))?/uy,
    first: /[$€£¥₹]/,
    meaning: { mask: 'amount' },
  },
  {
    pattern: /\d[\d.,]{0,15}\s?(?:[€£¥₹]|eur\b|usd\b|gbp\b|chf\b|dollars?\b|euros?\b|pounds\b|bucks\b)(?!\p{L})/iuy,
    first: /\d/,
    meaning: { mask: 'amount' },
  },
  {
    pattern:
      /\d[\d.,]{0,9}\s{0,3}(?:%|percent\b|kg\b|kilograms?\b|km\b|kilometers?\b|miles\b|mb\b|gb\b|tb\b|px\b|[xk]\b)(?!\p{L})/iuy,
    first: /\d/,
    meaning: { mask: 'amount' },
  },
  { pattern: /\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,4})?(?![\d:])/y, first: /\d/, meaning: { mask: 'amount' } },
  {
    pattern: /(?:tel|phone|mobile|cell|fax)[.:]?\s{0,2}\+?[\d(][\d\s().-]{5,20}\d/iy,
    first: /[tpmcfTPMCF]/,
    meaning: { mask: 'phone' },
  },
  {
    // Abroad the label needs its mark: "Telefon 14.30-15.00" is a time.
    pattern:
      /(?:tél(?:éphone)?|tel(?:efon|éfono|efono)?|mobile?|mobil|móvil|movil|port(?:able)?|handy|durchwahl|fax|direct)\s?[.:](?:\s?:)?\s{0,2}(?!\d{1,2}[.:]\d{2}\s?-)\+?(?:[\s()./-]{0,3}\d){7,15}(?![\d:])/iy,
    first: /[tmphdfTMPHDF]/,
    meaning: { mask: 'phone' },
  },
  { pattern: /\+\d{1,3}[\s.-]?\(?\d[\d\s().-]{5,18}\d/y, first: /\+/, meaning: { mask: 'phone' } },
  { pattern: /\(?\d{3}\)?[\s.-]{1,2}\d{3}[.-]\d{4}(?!\d)/y, first: /[(\d]/, meaning: { mask: 'phone' } },
  { pattern: /\d{3}-\d{4}(?![\d-])/y, first: /\d/, meaning: { mask: 'phone' } },
  { pattern: /0\d{2,5}[\s/-]\d{3,9}(?:[\s-]\d{2,6}){0,3}(?![\d:])/y, first: /0/, meaning: { mask: 'phone' } },
  { pattern: /\d{2}(?:[ .]\d{2}){4}(?!\d)/y, first: /\d/, meaning: { mask: 'phone' } },
  {
    pattern: /1:1s?\b|1-on-1s?\b|24\/7\b|50\/50\b|9-to-5\b|[1-9]\d{2,5}x\d{2,5}\b/iy,
    first: /[1259]/,
    meaning: { mask: 'mark', filler: true },
  },
  {
    pattern: /(?:[A-Za-z]{2,10}-)?\d{2,}(?:-[A-Za-z\d]{1,12}){0,2}-[A-Za-z]+[A-Za-z\d]{0,12}\d\b/y,
    first: /[A-Za-z\d]/,
    meaning: { mask: 'code' },
  },
  {
    pattern:
      /(?:series|round|phase|version|v|release|room|suite|floor|building|gate|flight|ticket|order|invoice|case|section|chapter|page|step|item|tier|level|type|class|terminal|platform|unit|apt|track|line|gen|episode|part|date|code|ref)\.?:?\s{0,2}#?\d[\d.]{0,9}(?![\d:]|\s?(?:am|pm)\b)/iy,
    first: /[a-zA-Z]/,
    meaning: { mask: 'code', filler: true },
  },
  { pattern: /series\s[A-H]\b/iy, first: /[sS]/, meaning: { mask: 'code', filler: true } },
  { pattern: /\d{3,}-\d{2}-\d{2}-\d{2,}/y, first: /\d/, meaning: { mask: 'code' } },
  { pattern: /\d{1,2}\/\d{1,2}\/\d(?!\d)/y, first: /\d/, meaning: { mask: 'code' } },
  { pattern: /%[\da-f]{2}(?:%[\da-f]{2}){0,60}/iy, first: /%/, meaning: { mask: 'code' } },
  { pattern: /\d{1,3}(?:\.\d{1,3}){2,4}(?![\d])/y, first: /\d/, meaning: { mask: 'code' } },
  { pattern: /[:;]-?[)(DPp]|<3/y, first: /[:;<]/, meaning: { mask: 'mark', filler: true } },
];

const HOURS_LIKE = /^(?:[01]\d|2[0-3])[0-5]\d-(?:[01]\d|2[0-3])[0-5]\d$/;
const PART_OF_YEAR = /^\d{4}-[hq][1-4]$/i;
const DATE_LIKE = /^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/;

/** All rules at once, and none that one of them would not take: where it matches nothing there is no mask. */
const ANY = new RegExp(`(?<![A-Za-z\\d])(?:${RULES.map(({ pattern }) => pattern.source).join('|')})`, 'gi');

const TITLE: Meaning = { mask: 'mark', filler: true };

/** The masks of one text, asked for from left to right. */
export interface Masks {
  /** The mask that begins at `at`, or null. */
  readonly at: (at: number) => { end: number; meaning: Meaning } | null;
}

/** Looks once through the text for the places where a mask could begin: most texts have none. */
export function masksOf(text: string): Masks {
  let next = -1;
  const titles = new Map(quotedTitles(text).map(({ from, to }) => [from, to]));
  return {
    at: (at) => {
      const title = titles.get(at);
      if (title !== undefined) return { end: title, meaning: TITLE };
      if (next < at) {
        ANY.lastIndex = at;
        next = ANY.exec(text)?.index ?? Number.POSITIVE_INFINITY;
      }
      return next === at ? maskAt(text, at) : null;
    },
  };
}

/** The mask that begins at `at`, or null. It begins behind no letter and no digit. */
function maskAt(text: string, at: number): { end: number; meaning: Meaning } | null {
  if (isLetter(text, at - 1) || isDigit(text, at - 1)) return null;
  const char = text[at] as string;
  for (const rule of RULES) {
    if (!rule.first.test(char)) continue;
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(text);
    if (!match) continue;
    let end = at + match[0].length;
    if (DATE_LIKE.test(match[0]) || HOURS_LIKE.test(match[0]) || PART_OF_YEAR.test(match[0])) continue;
    if (rule.meaning.mask === 'url' || rule.meaning.mask === 'email')
      while (/[.,;:!?)]/.test(text[end - 1] as string)) end--;
    return { end, meaning: rule.meaning };
  }
  return null;
}
