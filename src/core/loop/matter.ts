import { baseSubject } from '../mail/subject';
import type { LoopState } from './state';

/** What the meeting is about, as everybody in the thread knows it: its subject. The title is the calendar's. */
export function matterOf({ thread, meeting }: LoopState): string {
  return baseSubject(thread.subject) || meeting.title;
}
