import type { Translate } from '@/messages/message-keys';
import type { SentenceAnswer } from '../../schema';

export const FILTERS = ['all', 'unread', 'past'] as const;
export type Filter = (typeof FILTERS)[number];

/** Sentences that stand one after the other under the same headings. */
export interface DocumentSection {
  readonly headings: readonly string[];
  readonly sentences: readonly SentenceAnswer[];
}

/** The document in parts by its headings, in its order. */
export function sectionsOf(sentences: readonly SentenceAnswer[]): DocumentSection[] {
  const sections: { headings: readonly string[]; sentences: SentenceAnswer[] }[] = [];
  for (const sentence of sentences) {
    const last = sections.at(-1);
    if (last && last.headings.join('\n') === sentence.headings.join('\n')) last.sentences.push(sentence);
    else sections.push({ headings: sentence.headings, sentences: [sentence] });
  }
  return sections;
}

/** The sentences that a filter lets through and that have all the words, in the text, its rules or its headings. */
export function foundIn(sentences: readonly SentenceAnswer[], filter: Filter, query: string): SentenceAnswer[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return sentences.filter((sentence) => {
    if (filter === 'unread' && (sentence.understood === 'yes' || sentence.fact)) return false;
    if (filter === 'past' && !sentence.past) return false;
    const { text, headings, rules } = sentence;
    const said = [text, ...headings, ...rules.map((rule) => rule.words)].join('\n').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** Whether a sentence came in with another version than the one before it in the list. */
export function isNewOrigin(sentences: readonly SentenceAnswer[], index: number): boolean {
  return sentences[index]?.origin?.version !== sentences[index - 1]?.origin?.version;
}

/** Whether all of it comes from forms: nobody has written a sentence yet. */
export function isOfForms(sentences: readonly SentenceAnswer[]): boolean {
  return sentences.every(({ origin }) => !origin || origin.source === 'form' || origin.source === 'start');
}

/** How the document as a whole was understood: `60 sentences: 48 understood, 3 in part, 9 not understood.` */
export function documentWords(sentences: readonly SentenceAnswer[], t: Translate<'document'>): string {
  const count = (understood: SentenceAnswer['understood']) =>
    sentences.filter((sentence) => sentence.understood === understood).length;
  const facts = sentences.filter((sentence) => sentence.fact).length;
  const [read, part, ignored] = [count('yes'), count('partial'), count('no') - facts];
  if (read === sentences.length) return t('allUnderstood', { count: read });
  const parts = [
    t('partRead', { count: read }),
    ...(facts > 0 ? [t('partAbout', { count: facts })] : []),
    ...(part > 0 ? [t('partPart', { count: part })] : []),
    ...(ignored > 0 ? [t('partUnread', { count: ignored })] : []),
  ];
  return t('summary', { count: sentences.length, parts: parts.join(', ') });
}
