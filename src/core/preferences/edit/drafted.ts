import { sentencesOfDocument } from '../document';
import type { DraftedSentence } from '../draft';
import { headingLine } from '../headings';
import { eol, lineAfter, removal, replaced } from './text-edits';

/** The text with drafted sentences that it lacks, each with the others under its heading, else under a new one. */
export function putIn(document: string, sentences: readonly Pick<DraftedSentence, 'text' | 'heading'>[]): string {
  return sentences.reduce((text, { text: words, heading }) => {
    const standing = sentencesOfDocument(text);
    if (standing.some((one) => one.text === words)) return text;
    const last = standing.findLast(({ headings }) => headings.at(-1) === heading);
    if (last) return replaced(text, lineAfter(text, last.start, [words]));
    const end = eol(text);
    const gap = text.trim() === '' ? '' : `${text.trimEnd()}${end}${end}`;
    return `${gap}${headingLine(heading, text)}${end}${end}- ${words}${end}`;
  }, document);
}

/** The text without a sentence, and without a heading under which nothing is left. */
export function takeOut(document: string, words: string): string {
  const sentence = sentencesOfDocument(document).find(({ text }) => text === words);
  if (!sentence) return document;
  const text = replaced(document, removal(document, sentence.start, sentence.end));
  const heading = sentence.headings.at(-1);
  if (heading === undefined) return text;
  const used = sentencesOfDocument(text).some(({ headings }) => headings.includes(heading));
  return used ? text : withoutHeading(text, heading);
}

function withoutHeading(document: string, heading: string): string {
  const lines = document.split('\n');
  const at = lines.findIndex((line) => [`${heading}:`, heading].includes(line.replace(/^#{1,6}\s+/, '').trim()));
  if (at < 0) return document;
  let next = at + 1;
  while (next < lines.length && (lines[next] as string).trim() === '') next += 1;
  return [...lines.slice(0, at), ...lines.slice(next)].join('\n');
}
