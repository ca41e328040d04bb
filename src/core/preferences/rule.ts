import type { Act } from '../loop/owner/owner-rules';
import type { LocalDate } from '../time/calendar-date';
import type { Stretch, When } from './when';

export type Medium = 'video' | 'phone' | 'in_person';

/** Providers in whose rooms a video meeting can be had, where the owner has connected them. */
export type RoomProvider = 'zoom';

/** Whom a rule is about. Addresses and domains lower case; names as the owner writes them. */
export type People =
  /** Outside or inside the owner's organisation, told by the domain of the address. */
  | { readonly by: 'side'; readonly side: 'outside' | 'inside' }
  | { readonly by: 'address'; readonly address: string }
  | { readonly by: 'domain'; readonly domain: string }
  | { readonly by: 'name'; readonly name: string }
  /**
   * A group: those whom another sentence names as belonging to it, and those of a meeting that the owner calls so ("an
   * investor call"). Lower case, singular: "vip", "investor", "customer".
   */
  | { readonly by: 'tag'; readonly tag: string };

/** Which meetings a rule is about: all conditions that are given must hold. Nothing given: every meeting. */
export interface Scope {
  /** Nouns of meetings, lower case, singular: `interview`, `coffee`, `1:1`, or a word of the owner's own (`investor`). */
  readonly types?: readonly string[];
  readonly media?: readonly Medium[];
  readonly people?: People;
  /** Only where the owner writes this word in the request; lower case. */
  readonly codeword?: string;
  /** Not these of them: "… except interviews". It has no codeword and no exceptions of its own. */
  readonly except?: Omit<Scope, 'codeword' | 'except'>;
}

/** Lengths of meetings, in minutes: more than, at least, less than, or at most so many. */
export interface LengthBound {
  readonly is: 'over' | 'from' | 'under' | 'up_to';
  readonly minutes: number;
}

/** An amount of time ahead: minutes, or whole business days of the owner. */
export type Ahead = { readonly minutes: number } | { readonly businessDays: number };

/** What one sentence asks for. Lengths in minutes, wall times in minutes of the owner's day. `scope` absent: all meetings. */
export type Rule =
  // Who and where the owner is
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'organisation'; readonly name: string }
  /** IANA name. With dates the owner is away there, those days included. */
  | {
      readonly kind: 'zone';
      readonly zone: string;
      readonly dates?: { readonly from: LocalDate; readonly to: LocalDate };
      readonly city?: string;
    }
  // When
  /** The working hours of these weekdays; they replace the hours of those weekdays. No hours: not worked. */
  | { readonly kind: 'hours'; readonly weekdays: readonly number[]; readonly hours: readonly Stretch[] }
  /** Must: no meeting (of the scope) may touch this time. `name` as the owner calls it: "lunch", "school run". */
  | { readonly kind: 'never'; readonly when: When; readonly scope?: Scope; readonly name?: string }
  /** Meetings of the scope may be then, although the working hours end; `when` empty: at any hour. */
  | { readonly kind: 'open'; readonly when: When; readonly scope?: Scope }
  /** Must: meetings of the scope only then. Hours or weekdays with dates bind on those dates; the other days are free. */
  | { readonly kind: 'only'; readonly when: When; readonly scope?: Scope }
  /** Must: meetings of the scope begin at one of these clocks, on any day that is worked; the hours of work need not hold them. */
  | { readonly kind: 'start'; readonly at: readonly number[]; readonly scope?: Scope }
  /** Wish. `weight` in points: above 0 is liked, below 0 disliked; 2 is "prefer", 1 "if possible", 4 "really". */
  | { readonly kind: 'like'; readonly when: When; readonly weight: number; readonly scope?: Scope }
  /** Wish for the earliest or the latest free times, or for days that have (or have no) meetings already. */
  | { readonly kind: 'lean'; readonly to: 'earliest' | 'latest' | 'clustered' | 'spread'; readonly scope?: Scope }
  /** Must: so many minutes of work without meetings stay free each day, in at most so many blocks of at least `blockMin`. */
  | {
      readonly kind: 'focus';
      readonly minutes: number;
      readonly blocks: number;
      readonly blockMin?: number;
      /** Where they have to be free: "45 minutes for lunch between 11:30 and 14:00". Absent: in the working hours. */
      readonly when?: When;
      /** As the owner calls it; absent: focus time. */
      readonly name?: string;
    }
  /** Must: at most so many meetings, or minutes of meetings, of the scope on one day or in one week. */
  | {
      readonly kind: 'limit';
      readonly most: { readonly count: number } | { readonly minutes: number };
      readonly per: 'day' | 'week';
      readonly scope?: Scope;
      readonly weekdays?: readonly number[];
    }
  /** Must: after so many minutes of meetings in a row a pause. */
  | { readonly kind: 'break'; readonly after: number; readonly pause: number }
  /** Must: at most so many meetings of the scope one right after the other; then so many minutes without one. */
  | { readonly kind: 'in_a_row'; readonly most: number; readonly pause?: number; readonly scope?: Scope }
  /** Must: free time around meetings of the scope. */
  | { readonly kind: 'buffer'; readonly before: number; readonly after: number; readonly scope?: Scope }
  /** Must: free time between a meeting of one medium and a next one of the other, in either order. */
  | { readonly kind: 'gap'; readonly between: readonly [Medium, Medium]; readonly minutes: number }
  /** Must: free time around events of the calendar of this kind. */
  | {
      readonly kind: 'travel';
      readonly around: 'flight' | 'train' | 'travel';
      readonly before: number;
      readonly after: number;
    }
  | { readonly kind: 'notice'; readonly least: Ahead; readonly scope?: Scope }
  | { readonly kind: 'horizon'; readonly most: Ahead; readonly scope?: Scope }
  /** Starts on these minutes: 15, 30 or 60. */
  | { readonly kind: 'grid'; readonly minutes: 15 | 30 | 60 }
  // What the meeting is
  /** Default length; with `types` of those nouns. */
  | { readonly kind: 'duration'; readonly minutes: number; readonly scope?: Scope }
  | { readonly kind: 'longest'; readonly minutes: number; readonly scope?: Scope }
  | { readonly kind: 'medium'; readonly medium: Medium; readonly scope?: Scope }
  /** `provider`: "Google Meet", "Zoom", or a link. */
  | { readonly kind: 'video'; readonly provider: string; readonly fallback?: string; readonly scope?: Scope }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'caller'; readonly who: 'owner' | 'guest'; readonly scope?: Scope }
  | { readonly kind: 'place'; readonly place: string; readonly scope?: Scope }
  /** Title of the event; `{guest}`, `{guest first name}`, `{owner}`, `{guest organisation}`, `{organisation}`, `{topic}` stand for what is known. `fallback`: where the guest's organisation is in the pattern and not known. */
  | { readonly kind: 'title'; readonly pattern: string; readonly fallback?: string; readonly scope?: Scope }
  /** A line for the description of the event. */
  | { readonly kind: 'description'; readonly text: string; readonly scope?: Scope }
  /**
   * A block for the owner's own work after a meeting: right after it, or all of a day's together on the next day that is
   * worked. Without minutes: as long as the block after such a meeting would be.
   */
  | {
      readonly kind: 'follow_up_block';
      readonly minutes?: number;
      readonly at: 'after' | 'next_day';
      readonly scope?: Scope;
    }
  // People
  | { readonly kind: 'priority'; readonly people: People }
  | { readonly kind: 'avoid_people'; readonly people: People }
  /** These addresses belong to a group that other sentences name. */
  | { readonly kind: 'tagged'; readonly tag: string; readonly people: People }
  /** Mail from there is left alone: other bots, newsletters. */
  | { readonly kind: 'ignore'; readonly people: People }
  // Words with an effect
  /** In a request this word opens the best times of so many business days, over all other rules but busy time. */
  | { readonly kind: 'codeword'; readonly word: string; readonly businessDays: number }
  /** In a thread this word ends the assistant's part in it. */
  | { readonly kind: 'stop_word'; readonly word: string }
  // How the assistant writes and asks
  | { readonly kind: 'offers'; readonly count: number; readonly days?: number }
  | { readonly kind: 'copy_owner'; readonly on: boolean }
  /** These people see what guests of the scope are written: all of it, or what is said of a booked meeting. */
  | {
      readonly kind: 'copy';
      readonly addresses: readonly string[];
      readonly on: 'mails' | 'invitations';
      readonly scope?: Scope;
    }
  | { readonly kind: 'holds'; readonly visible: boolean }
  | { readonly kind: 'follow_ups'; readonly most: number }
  | { readonly kind: 'follow_up_after'; readonly businessDays: number }
  | { readonly kind: 'formality'; readonly tone: 'brief' | 'warm' | 'formal'; readonly people?: People }
  /** How long mails may be where the facts allow it, greeting and signature not counted. */
  | {
      readonly kind: 'mail_length';
      readonly most: { readonly sentences: number } | { readonly words: number };
      readonly people?: People;
    }
  /** `guest`: the language that the guest writes. `among`: of these, where the guest writes it; else `language`. */
  | {
      readonly kind: 'language';
      readonly language: 'en' | 'de' | 'fr' | 'es' | 'guest';
      readonly among?: readonly ('en' | 'de' | 'fr' | 'es')[];
      readonly people?: People;
    }
  | { readonly kind: 'signature'; readonly text: string }
  | {
      readonly kind: 'approval';
      readonly mode: 'drafts_only' | 'approve_everything' | 'outsiders_first_time' | 'when_unsure' | 'autopilot';
    }
  /** With `length` only for meetings that are so long. */
  | {
      readonly kind: 'act';
      readonly act: Act;
      readonly ask: boolean;
      readonly length?: LengthBound;
      readonly scope?: Scope;
    }
  | { readonly kind: 'quorum'; readonly of: 'all' | 'most' }
  | { readonly kind: 'share_free_busy'; readonly on: boolean };

export type RuleKind = Rule['kind'];
export type RuleOf<K extends RuleKind> = Extract<Rule, { readonly kind: K }>;
