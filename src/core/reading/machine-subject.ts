import WORDS from './lexicon/mail-programs.json' with { type: 'json' };
import { patternOf } from './lexicon/pattern';

/**
 * Subjects of mail written by programs: weak evidence, for systems that set no header. Each needs a sign that a program
 * put it there (a colon, an end), because people write "Out of office on Friday?" too.
 */
const AUTOMATIC = patternOf(WORDS.automatic, '^', String.raw`(?!\p{L})`, 'iu');
const AWAY = patternOf(WORDS.away, '^', String.raw`\s{0,3}(?::|$|\(|[-–—]\s|re:|aw:|antw:)`, 'iu');
const FAILED = patternOf(WORDS.failed, '^', '', 'iu');
const DELAYED = patternOf(WORDS.delayed, '^', '', 'iu');
const DELIVERED = patternOf(WORDS.delivered, '^', '', 'iu');
const CALENDAR_ANSWER = patternOf(WORDS.calendarAnswer, '^', String.raw`\s?:`, 'iu');

export type SubjectSays = 'automatic' | 'failed' | 'delayed' | 'delivered' | 'calendar_answer' | null;

/** What the subject says of a program that wrote the mail; a leading Re: or a translation of it is passed over. */
export function subjectSays(subject: string): SubjectSays {
  const text = subject.slice(0, 300).replace(/^\s{0,9}(?:(?:re|aw|antw|sv|vs|odp)\s?:\s{0,9}){0,3}/i, '');
  if (FAILED.test(text)) return 'failed';
  if (DELAYED.test(text)) return 'delayed';
  if (DELIVERED.test(text)) return 'delivered';
  if (AUTOMATIC.test(text) || AWAY.test(text)) return 'automatic';
  return CALENDAR_ANSWER.test(text) ? 'calendar_answer' : null;
}
