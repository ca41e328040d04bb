/** A sentence of the document, as a stretch of it. */
export interface DocumentSentence {
  readonly text: string;
  /** UTF-16 offsets, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly headings: readonly string[];
}

/** Longest document that is read, in characters; what is beyond is not a preference document. */
export const MAX_DOCUMENT = 50_000;

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;
const BOLD_HEADING = /^(?:\*\*|__)([^*_]{1,80}?):?(?:\*\*|__):?\s*$/;
/** A short line that ends with a colon and stands alone. */
const LABEL = /^([\p{Lu}\p{Lt}][^.:!?]{1,60}):\s*$/u;
const MARK = /^\s*(?:>\s*)*(?:[-*+•·‣▪◦–—]\s+|\d{1,2}[.)]\s+|\[[ xX]\]\s*)*/;
const RULER = /^\s*(?:[-*_=]\s*){3,}$/;
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|a\.m|p\.m|z\.b|d\.h|u\.a|etc|approx|min|mins|hrs?|st|dr|mr|mrs|ms|prof|vs|no|ca|bzw|inkl|max|sra?|mme|av|\p{Lu})$/iu;

/** "Vom 8. bis 12. Februar": the dot after a number is no end where a month, or the end of a range, follows. */
const ORDINAL_AFTER =
  /^\s*(?:bis\b|und\b|[-–]|(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\b|\d{1,2}\.)/u;

/**
 * The sentences of a document in order: list items and paragraphs cut at full stops, without marks of lists and emphasis
 * at their edges. Headings are kept as what the sentences stand under.
 */
export function sentencesOfDocument(document: string): DocumentSentence[] {
  const found: DocumentSentence[] = [];
  let headings: { level: number; text: string }[] = [];
  let fenced = false;
  let at = 0;
  for (const line of document.slice(0, MAX_DOCUMENT).split('\n')) {
    const start = at;
    at += line.length + 1;
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    const bare = line.trim();
    if (fenced || bare === '' || RULER.test(line)) continue;
    const hash = HEADING.exec(bare);
    const label = hash ? null : (BOLD_HEADING.exec(bare) ?? LABEL.exec(bare));
    if (hash || label) {
      const level = hash ? (hash[1] as string).length : 7;
      headings = [
        ...headings.filter((heading) => heading.level < level),
        { level, text: plain((hash?.[2] ?? label?.[1]) as string) },
      ];
      continue;
    }
    const mark = MARK.exec(line)?.[0].length ?? 0;
    for (const [from, to] of cuts(line, mark)) {
      const text = line.slice(from, to);
      found.push({ text, start: start + from, end: start + to, headings: headings.map((heading) => heading.text) });
    }
  }
  return found;
}

/** A sentence whose end is a clock ("not before 9.30.") without its full stop: with it the figures would be a date. */
export function withoutEnd(text: string): string {
  return text.replace(/(?<=\d\.(?:00|1[3-9]|[2-5]\d))\.$/, '');
}

function plain(text: string): string {
  return text.replace(/[*_`]/g, '').trim();
}

/** Where the sentences of a line lie: at a full stop before a space, not after an abbreviation or inside quotes. */
function cuts(line: string, from: number): [number, number][] {
  const out: [number, number][] = [];
  let start = from;
  let quoted = false;
  const close = (end: number): void => {
    const [a, b] = trimmed(line, start, end);
    if (b > a) out.push([a, b]);
    start = end;
  };
  for (let i = from; i < line.length; i++) {
    const char = line[i] as string;
    if (/["“”„«»]/.test(char)) quoted = !quoted;
    const ends = char === '!' || char === '?' || (char === '.' && !isInner(line, i, start));
    if (ends && !quoted && /^(?:["”»)*_]*)(?:\s|$)/.test(line.slice(i + 1))) close(i + 1);
  }
  close(line.length);
  return out;
}

function isInner(line: string, at: number, start: number): boolean {
  const next = /^\s*(\S)/.exec(line.slice(at + 1))?.[1] ?? '';
  const date = /(?<!\d)\d{1,2}$/.test(line.slice(start, at)) && ORDINAL_AFTER.test(line.slice(at + 1));
  if (date) return true;
  const capital = /[\p{Lu}\d"“„«*]/u.test(next);
  return (
    next !== '' && (!capital || (ABBREVIATION.test(line.slice(start, at)) && !/\bno$/i.test(line.slice(start, at))))
  );
}

function trimmed(line: string, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (start < end && /[\s*_]/.test(line[start] as string)) start++;
  while (end > start && /[\s*_]/.test(line[end - 1] as string)) end--;
  return [start, end];
}
