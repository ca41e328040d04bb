import { QUOTE_WORDS as words } from './quote-words';

/**
 * Lines that mail programs put above the message that is answered. Every pattern is bounded: it looks at no more than
 * four lines and 500 characters of an attribution, 24 lines of a block of fields.
 */
const MAX_HEADER_LINES = 4;
const MAX_HEADER_LENGTH = 500;
const MAX_FIELD_LINES = 24;

const WROTE_LAST = new RegExp(
  `(?:^|[\\s>"'\\]),，、님]|(?=の|は書|写|寫|작|撰|编))(?:${words.wroteLast})\\s?\\d{0,2}$`,
  'iu',
);
const WROTE_WITHIN = new RegExp(`[\\s>"\\])](?:${words.wroteWithin})(?=[\\s:(])`, 'iu');
/** Languages that put the author after the verb. */
const WROTE_BEFORE = /[\s>"\]),](?:schrieb|hat|schreef|heeft|skrev)(?=[\s:])/iu;
const OPENS = new RegExp(`^(?:${words.opens})[\\s,]|^[在于於]`, 'iu');
/** An opener in the middle of a line: a capital, then a weekday or a number. */
const OPENS_INSIDE =
  /\s(?=(?:On|Am|Le|El|Il giorno|Op|Em|Den|W dniu|Dnia|Dne)\s(?:\d|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|[\p{L}]{2,10}[.,])[\p{L}]{0,6}[.,]?\s))/gu;
/** A person who tells who wrote: "as I wrote on 5 May:" is no program's line. */
const TELLS =
  /(?:^|\s)(?:i|we|he|she|they|ich|wir|er|sie|je|nous|il|elle|yo|io|ik|wij|jag|jeg|vi|ja|my|я|мы)\s(?:have |had |just |already |habe |hatte )?(?:wrote|sent|schrieb|écri|skrev|schreef|pisze|napisał|пишу|написал)|\s(?:schrieb(?:en)?|schreef|skrev)\s(?:ich|wir|ik|wij|jag|jeg|vi|er|sie|han|hon|hun)(?:\s|$)/iu;

const ADDRESS = /[<[(]?[^\s<>[\]()]{1,64}@[^\s<>[\]()]{1,190}[>\])]?/;
const BRACKETED = /[<[(]\s?[^\s<>[\]()]{1,64}@[^\s<>[\]()]{1,190}\s?[>\])]/;
const CLOCK = /\b\d{1,2}\s?[:.h時时시点]\s?\d{2}\b|\d{1,2}\s?(?:am|pm|Uhr)\b/i;
const YEAR = /\b(?:19|20)\d{2}(?!\d)/;
const NUMERIC_DATE = /\b\d{1,4}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2,4}\b/;
const DAY_AND_MONTH =
  /\b\d{1,2}(?:st|nd|rd|th)?\.?[\s-](?:de |of )?(?:jan|feb|f[ée]v|mar|mär|mrt|apr|avr|abr|may|mai|maj|mei|mag|giu|jun|jui|lug|jul|aug|ao[uû]|ago|sep|set|oct|okt|out|ott|nov|dec|dez|d[ée]c|dic|des)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,7}\.?\s\d{1,2}\b/iu;
const isMoment = (text: string): boolean => YEAR.test(text) && CLOCK.test(text);
const isDated = (text: string): boolean =>
  CLOCK.test(text) || YEAR.test(text) || NUMERIC_DATE.test(text) || DAY_AND_MONTH.test(text);

const ORIGINAL = new RegExp(
  `^[\\s>*]{0,6}(?:[-_=─—]{1,40} ?(?:${words.original}) ?[-_=─—]{0,40}|\\*?(?:${words.original})\\*? ?[-_]{2,40})[*:]{0,2}$`,
  'iu',
);
/** Zoho and Android: "---- On Mon, 5 Oct 2026 10:00:00 +0000 Ann wrote ----". */
const DASHED_WROTE = new RegExp(`^-{2,8}\\s?\\S.{0,160}\\s(?:${words.wroteLast})\\s?:?\\s?-{2,8}$`, 'iu');
const FORWARD = new RegExp(
  `^[\\s>*]{0,6}(?:[-_=]{2,40} ?(?:${words.forwarded})(?: [^-]{1,160})? ?:?[-_=]{2,40}|(?:${words.forwarded})\\s?[:：])[*\\s]{0,3}$`,
  'iu',
);

const fieldAt = (names: string): RegExp =>
  new RegExp(`^[\\s>*_|-]{0,12}(?:${names})\\s{0,3}[*_]{0,2}\\s{0,3}[:：]`, 'iu');
const FIELDS = [fieldAt(words.from), fieldAt(words.date), fieldAt(words.to), fieldAt(words.subject)] as const;
const [FROM, DATE] = FIELDS;

/** What help desks put above the thread: "##- Please type your reply above this line -##". */
const REPLY_ABOVE =
  /^[\s>#*=_-]{0,20}(?:(?:please )?(?:type|write|enter|add) your (?:reply|response|answer) above (?:this|the) line|(?:please )?reply above (?:this|the) line|write above this line to (?:post a )?reply|bitte antworten sie oberhalb dieser (?:linie|zeile)|antworten sie (?:oberhalb|über) dieser (?:linie|zeile)|répondre au-dessus de cette ligne|(?:veuillez )?répond(?:re|ez) (?:au-dessus|au dessus) de cette ligne|responda (?:por )?encima de esta línea|escriba su respuesta (?:por )?encima de esta línea)[\s>#*=_.-]{0,20}$/i;
/** Horde: "Quoting Ann <ann@…>:". */
const QUOTING =
  /^(?:quoting|zitat von|zitiere|citation de|citando a?|cita de|quoto|citerar|citaat van|citat fra|cytowanie)\s/i;

/** True when the line opens a message that the author passes on. */
export function isForwardMark(line: string): boolean {
  return line.length < 200 && FORWARD.test(line.trim());
}

/** How many lines from `index` on are a header of quoted mail; 0 when none starts there. */
export function quoteHeaderLength(lines: readonly string[], index: number): number {
  const first = (lines[index] as string).trim();
  if (first.length > MAX_HEADER_LENGTH || first === '') return 0;
  if (ORIGINAL.test(first) || DASHED_WROTE.test(first) || REPLY_ABOVE.test(first)) return 1;
  return attributionLength(lines, index) || fieldBlockLength(lines, index);
}

/**
 * Where in a line of the author's own an attribution begins ("Yes On Mon, 5 Oct 2026 Ann <a@x> wrote:"), because a
 * program left out the line break; -1 when there is none. Only one with an address or in front of quoted lines counts.
 */
export function attributionWithin(lines: readonly string[], index: number): number {
  const line = lines[index] as string;
  if (line.length > MAX_HEADER_LENGTH || !/[:：]\s*$/.test(line)) return -1;
  for (const found of line.matchAll(OPENS_INSIDE)) {
    const before = line.slice(0, found.index);
    const rest = line.slice(found.index + 1);
    if (!/\p{L}/u.test(before) || isDated(before) || ADDRESS.test(before)) return -1;
    const evident = ADDRESS.test(rest) || nextIsQuote(lines, index + 1);
    if (evident && isAttribution(bare(rest), true)) return found.index + 1;
  }
  return -1;
}

/** "On 4 May 2026 at 10:11, Jane <jane@…> wrote:", which programs wrap over up to four lines. */
function attributionLength(lines: readonly string[], index: number): number {
  const parts: string[] = [];
  const opens = OPENS.test(bare((lines[index] as string).slice(0, MAX_HEADER_LENGTH)));
  for (let n = 0; n < MAX_HEADER_LINES && index + n < lines.length; n++) {
    const line = (lines[index + n] as string).trim();
    if (n > 0 && line === '') return 0;
    parts.push(line);
    const joined = parts.join(' ');
    if (joined.length > MAX_HEADER_LENGTH) return 0;
    const colon = /[:：][-*\s]*$/.test(joined);
    const quoteFollows = nextIsQuote(lines, index + n + 1);
    if (!colon && !quoteFollows && !opens) continue;
    if (!isAttribution(bare(joined), colon, quoteFollows)) continue;
    return beginsLater(parts, colon, quoteFollows) ? 0 : n + 1;
  }
  return 0;
}

/** Whether the attribution at the end of these lines begins below the first, which then is the author's. */
function beginsLater(parts: readonly string[], colon: boolean, quoteFollows: boolean): boolean {
  const strong = (text: string): boolean => startsDated(bare(text)) || /^[^\p{L}]{0,4}\d/u.test(text);
  return parts.some((part, k) => {
    if (k === 0 || part.startsWith('<')) return false;
    if (strong(parts[0] as string) && !OPENS.test(bare(part))) return false;
    return isAttribution(bare(parts.slice(k).join(' ')), colon, quoteFollows);
  });
}

/** Without the dashes and asterisks around it and the colon after it. */
function bare(text: string): string {
  return text
    .replace(/^[->\s*]{1,20}/, '')
    .replace(/[-\s*:：]{1,20}$/, '')
    .trim();
}

function isAttribution(text: string, colon: boolean, quoteFollows = false): boolean {
  if (TELLS.test(text)) return false;
  const addressed = BRACKETED.test(text);
  const dated = isDated(text);
  if (!dated && !addressed && !(quoteFollows && ADDRESS.test(text))) {
    return colon && quoteFollows && text.length <= 80 && WROTE_LAST.test(text) && !/[,;]/.test(text);
  }
  const begins = addressed || quoteFollows || OPENS.test(text) || /^["'<(\d\p{Lu}\p{Lo}]/u.test(text);
  if (!begins || /[!?]\s/.test(text)) return false;
  const opened = OPENS.test(text) && /\d/.test(text);
  if (addressed && colon && QUOTING.test(text)) return true;
  if (WROTE_LAST.test(text)) return (colon && (opened || addressed || dated)) || (opened && dated);
  if (colon || quoteFollows) {
    if (opened && WROTE_BEFORE.test(text)) return quoteFollows || namesAuthor(text);
    if (WROTE_WITHIN.test(text)) return (addressed && dated) || writtenOn(text);
  }
  if (addressed && dated && /[>\])]$/.test(text)) return colon ? startsDated(text) : quoteFollows && startsDated(text);
  return false;
}

/** "Ann Lee wrote on 5 May 2026 at 10:11": a short name, the verb, the date. */
function writtenOn(text: string): boolean {
  const verb = WROTE_WITHIN.exec(text);
  if (!verb) return false;
  return text.slice(0, verb.index).split(/\s+/).length <= 5 && isDated(text.slice(verb.index));
}

/** Nothing but a name or an address after the verb: "Am 5. Mai 2026 um 10:11 schrieb Ann Lee <ann@…>". */
function namesAuthor(text: string): boolean {
  const verb = WROTE_BEFORE.exec(text);
  const author = verb ? text.slice(verb.index + verb[0].length).trim() : '';
  if (ADDRESS.test(author)) return true;
  const words = author.split(/\s+/);
  return words.length <= 6 && words.every((word) => /^[:"'(]{0,2}\p{Lu}|^(?:von|van|de|der|den|af)$/u.test(word));
}

/** A date or clock, or a weekday and a date, before the name and address: the form without a verb. */
function startsDated(text: string): boolean {
  return isDated(text.slice(0, 60)) && (/^\D{0,24}\d/u.test(text) || OPENS.test(text));
}

function nextIsQuote(lines: readonly string[], from: number): boolean {
  for (let i = from; i < Math.min(lines.length, from + 3); i++) {
    const line = (lines[i] as string).trim();
    if (line !== '') return line.startsWith('>');
  }
  return false;
}

/**
 * "From: / Sent: / To: / Subject:" as Outlook writes it: a sender or a date, and two more fields with the subject among
 * them, or one more with an address or a full date and time. What a person lists ("From: Berlin, To: Munich") is none.
 */
function fieldBlockLength(lines: readonly string[], index: number): number {
  if (fieldOf(lines[index] as string) < 0) return 0;
  const kinds = new Set<number>();
  let last = 0;
  let evident = false;
  let blanks = 0;
  for (let n = 0; n < MAX_FIELD_LINES && index + n < lines.length; n++) {
    const line = lines[index + n] as string;
    if (line.trim() === '') {
      blanks += 1;
      if (blanks > 1 || n - last > 1) break;
      continue;
    }
    const kind = fieldOf(line);
    if (kind < 0 && (blanks > 0 || n - last > 6)) break;
    blanks = 0;
    if (kind >= 0) {
      kinds.add(kind);
      last = n;
    }
    evident ||= line.length < MAX_HEADER_LENGTH && (ADDRESS.test(line) || (DATE.test(line) && isMoment(line)));
  }
  const told = kinds.has(0) || kinds.has(1);
  if (told && kinds.size >= 2 && (evident || (kinds.size >= 3 && kinds.has(3)))) return last + 1;
  const first = `${lines[index]} ${lines[index + 1] ?? ''}`.slice(0, MAX_HEADER_LENGTH);
  return FROM.test(first) && BRACKETED.test(first) ? 1 : 0;
}

function fieldOf(line: string): number {
  return line.length > 4 * MAX_HEADER_LENGTH ? -1 : FIELDS.findIndex((field) => field.test(line));
}
