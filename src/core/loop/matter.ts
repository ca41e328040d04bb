import { baseSubject } from '../mail/subject';
import type { LoopState } from './state';

/** What the meeting is about, as everybody in the thread knows it: its subject. The title is the calendar's. */
export function matterOf({ thread, meeting }: LoopState): string {
  return baseSubject(thread.subject) || meeting.title;
}

/** Words of a subject that say nothing of a topic: kinds of meetings, greetings, when. */
const EMPTY_WORDS = new Set(
  'meeting meet call chat talk catch sync intro introduction hello greetings quick short time times schedule scheduling coffee lunch dinner interview next this week our your the and with for about regarding request termin treffen anruf gespräch kennenlernen hallo mit und für rendez vous réunion appel bonjour avec pour reunión llamada cita hola con para'.split(
    ' ',
  ),
);

/** The matter says what the meeting is about: more than what kind of meeting it is, and with whom. */
export function tellsTopic(state: LoopState): boolean {
  const names = state.participants.flatMap((p) => wordsOf(`${p.name ?? ''} ${p.address}`));
  return wordsOf(matterOf(state)).some((word) => word.length > 2 && !EMPTY_WORDS.has(word) && !names.includes(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
