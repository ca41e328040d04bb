import { shortened } from './segments';
import type { TextWords } from './words/words';

/** A question as a text puts it. */
export interface TextedQuestion {
  /** What the meeting is about. */
  readonly title: string;
  readonly question: string;
  /** The times that a yes offers, books or moves to, as words with their zone; none: ''. */
  readonly times: string;
  /** What each answer is called; the first has the number `first`. */
  readonly answers: readonly string[];
  readonly first: number;
  /** Somebody important who waits for it; null: nobody is. */
  readonly vip: string | null;
  /** It was answered, and the answer could not be read. */
  readonly again: boolean;
}

const TITLE = 40;
const QUESTION = 220;
const LABEL = 40;

/** The words of a text that puts a question: the matter, the question, the times, and the answers by number. */
export function questionText(asked: TextedQuestion, words: TextWords): string {
  const { title, question, times, answers, first, vip, again } = asked;
  const numbered = answers.map((label, index) => `${first + index} ${shortened(label, LABEL)}`);
  return [
    ...(again ? [words.again] : []),
    words.asks(shortened(title || words.untitled, TITLE), shortened(question, QUESTION)),
    ...(vip === null ? [] : [words.vip(shortened(vip, TITLE))]),
    ...(times === '' ? [] : [words.times(times)]),
    words.answers([...numbered, words.inWords].join(', ')),
  ].join(' ');
}
