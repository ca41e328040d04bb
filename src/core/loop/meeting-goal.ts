import type { Rhythm } from './series/rhythm';

/** What is to be arranged, apart from its time. */
export interface MeetingGoal {
  readonly title: string;
  /** The noun that decided length and hours: call, coffee, lunch, interview, meeting … */
  readonly noun: string;
  readonly durationMin: number;
  readonly medium: 'video' | 'phone' | 'in_person';
  /** Nobody has said how to meet, and nothing tells: `medium` is what is usual for the owner. */
  readonly mediumAssumed?: boolean;
  /** Whose room a video meeting is to take place in, where somebody has named it; absent: the owner's preferences say. */
  readonly provider?: 'zoom';
  readonly location: string | null;
  readonly phone: string | null;
  /** What the request called it, as rules of the document may ask about it: `investor`, `1:1`. */
  readonly words?: readonly string[];
  /** Codewords of the document that the request contains. */
  readonly codewords?: readonly string[];
  /** Whose number `phone` is, where that was said. */
  readonly numberOf?: 'owner' | 'guest';
  /** Who is to call in a phone meeting, as the owner wishes. */
  readonly caller?: 'owner' | 'guest';
  /** It repeats; absent for a single meeting. */
  readonly rhythm?: Rhythm;
}
