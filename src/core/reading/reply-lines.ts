import { cleanText, MAX_BODY } from './clean-text';
import { isGateWarning } from './disclaimer';
import { htmlLines } from './html-text';
import { attributionWithin, isForwardMark, quoteHeaderLength } from './quote-header';

/**
 * What a line of a body is: the author's `text`, a line `quote`d by mark or markup, the `header` of quoted mail, the
 * mark
 * of a `forward`, a `signature` by markup, or `empty`.
 */
export type LineMark = 'empty' | 'text' | 'quote' | 'header' | 'forward' | 'signature';

export interface MarkedLine {
  readonly text: string;
  readonly mark: LineMark;
}

interface RawLine {
  readonly text: string;
  readonly part: 'own' | 'quote' | 'indented' | 'signature';
}

const QUOTE_MARK = /^\s{0,3}>/;
const SINGLE_MARK = /^\s{0,3}>\s?[^>\s]/;
/** What programs put in place of a plain text part: "Your mail reader does not support HTML." */
const NO_PLAIN_TEXT =
  /(?:does not|doesn't|cannot|can't|unable to|not able to|requires|need to|please (?:use|enable|view)|to view (?:this|the)|kann (?:kein|nicht)|ne (?:peut|supporte) pas|no (?:puede|soporta))[^\n]{0,80}\bhtml\b|\bhtml\b[^\n]{0,60}(?:not supported|capable|compatible|enabled|e-?mail (?:client|reader|viewer))/i;
const WRAPPED_FROM = 60;

/**
 * The lines of a body, cleaned, each with what it is. The plain text part is preferred; HTML alone is rendered first.
 */
export function markedLines(body: { readonly text?: string | null; readonly html?: string | null }): MarkedLine[] {
  const plain = body.text?.trim() ?? '';
  const useless = plain === '' || (body.html && plain.length < 400 && NO_PLAIN_TEXT.test(plain));
  const lines = useless ? renderedLines(body.html ?? '') : plainLines(body.text ?? '');
  return joinWrapped(unlessMeant(settleIndented(markHeaders(splitShared(withoutWarning(lines))))));
}

function plainLines(text: string): RawLine[] {
  return cleanText(text)
    .split('\n')
    .map((line) => ({ text: line.trimEnd(), part: QUOTE_MARK.test(line) ? 'quote' : 'own' }));
}

function renderedLines(html: string): RawLine[] {
  return htmlLines(html.slice(0, 2 * MAX_BODY)).map((line) => {
    const text = cleanText(line.text).trimEnd();
    return { text, part: line.part === 'own' && QUOTE_MARK.test(text) ? 'quote' : line.part };
  });
}

/** Without the one-line warning of a mail gate at the top. */
function withoutWarning(lines: readonly RawLine[]): readonly RawLine[] {
  const first = lines.findIndex((line) => line.text.trim() !== '');
  return first >= 0 && isGateWarning((lines[first] as RawLine).text) ? lines.slice(first + 1) : lines;
}

/** Breaks lines in which words of the author and an attribution stand together. */
function splitShared(lines: readonly RawLine[]): RawLine[] {
  const texts = lines.map((line) => line.text);
  return lines.flatMap((line, i): RawLine[] => {
    const at = line.part === 'own' ? attributionWithin(texts, i) : -1;
    if (at < 0) return [line];
    return [
      { ...line, text: line.text.slice(0, at).trimEnd() },
      { ...line, text: line.text.slice(at) },
    ];
  });
}

type Draft = { text: string; mark: LineMark | 'indented' };

function markHeaders(lines: readonly RawLine[]): Draft[] {
  const texts = lines.map((line) => line.text);
  const marked: Draft[] = [];
  for (let i = 0; i < lines.length; ) {
    const { text, part } = lines[i] as RawLine;
    const outside = part === 'own' || part === 'indented';
    const passedOn = isForwardMark(text) && (outside || marked.every((line) => line.mark !== 'quote'));
    const length = !outside || passedOn ? 0 : quoteHeaderLength(texts, i);
    if (length > 0) {
      for (let n = 0; n < length; n++) marked.push({ text: texts[i + n] as string, mark: 'header' });
      i += length;
      continue;
    }
    const own = part === 'own' ? 'text' : part;
    marked.push({ text, mark: passedOn ? 'forward' : text.trim() === '' && part !== 'quote' ? 'empty' : own });
    i++;
  }
  return marked;
}

/** A plain blockquote is the answered message, unless the answered message comes after it: then it is the author's. */
function settleIndented(lines: readonly Draft[]): MarkedLine[] {
  let answered = false;
  let own = false;
  const settled: MarkedLine[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i] as Draft;
    if (line.mark === 'indented') {
      if (lines[i + 1]?.mark !== 'indented') own = answered;
      settled.push({ text: line.text, mark: own ? 'text' : 'quote' });
      continue;
    }
    if (line.mark === 'header' || line.mark === 'quote') answered = true;
    settled.push({ text: line.text, mark: line.mark });
  }
  return settled.reverse();
}

/** Few lines with `>` in the midst of words, without any attribution, are no quote ("A > B", ">>> link <<<"). */
function unlessMeant(lines: readonly MarkedLine[]): MarkedLine[] {
  const marks = lines.filter((line) => line.mark === 'quote');
  const evident = lines.some((line) => line.mark === 'header' || line.mark === 'forward');
  const byMarkup = marks.some((line) => !line.text.trimStart().startsWith('>'));
  const plain = marks.filter((line) => SINGLE_MARK.test(line.text)).length;
  if (evident || byMarkup || plain >= 2 || marks.length >= 3 || endsQuoted(lines) || beginsQuoted(lines)) {
    return [...lines];
  }
  return lines.map((line) => (line.mark === 'quote' ? { ...line, mark: 'text' } : line));
}

function endsQuoted(lines: readonly MarkedLine[]): boolean {
  return lines.filter((line) => line.mark !== 'empty').at(-1)?.mark === 'quote';
}

/** "> Is Tuesday good?" first and the answer below it. */
function beginsQuoted(lines: readonly MarkedLine[]): boolean {
  const first = lines.find((line) => line.mark !== 'empty');
  return first?.mark === 'quote' && SINGLE_MARK.test(first.text);
}

/** The rest of a long quoted line that a program wrapped without a mark, and bare links between quoted lines. */
function joinWrapped(lines: readonly MarkedLine[]): MarkedLine[] {
  const joined = [...lines];
  for (let i = 1; i < joined.length; i++) {
    const before = joined[i - 1] as MarkedLine;
    const line = joined[i] as MarkedLine;
    if (before.mark !== 'quote' || line.mark !== 'text' || !before.text.trimStart().startsWith('>')) continue;
    const rest = before.text.length >= WRAPPED_FROM && !/[.!?:;]["')]?$/.test(before.text);
    const wrapped = rest && /^\p{Ll}/u.test(line.text) && joined[i + 1]?.mark !== 'text';
    const link = /^\s*[(<[]?https?:\/\/\S+[)>\]]?[\s>]*$/.test(line.text) && joined[i + 1]?.mark === 'quote';
    if (wrapped || link) joined[i] = { ...line, mark: 'quote' };
  }
  return joined;
}
