import type { EpochMinute } from '@/core/time/period';
import type { Saying } from '../paraphrases/phrasebook';
import type { GuestPart, LoopPart, OwnerPart } from './cast';
import type { Mind } from './mind';
import { noStatements, type Statements } from './statements';

/** One line of the story of a loop. */
export interface Line {
  readonly at: EpochMinute;
  readonly who: string;
  readonly text: string;
}

export interface GuestRun {
  readonly part: GuestPart;
  readonly mind: Mind;
  readonly said: Statements;
  /** The thread as their mail program has it. */
  thread: { messageId: string; references: string[]; subject: string; replyTo: string; text: string } | null;
  lastAnswerAt: EpochMinute | null;
  /** When they were last asked something: which time suits, or what they meant. */
  lastAskedAt: EpochMinute | null;
}

/** A mail that must not have gone out, or not like this. */
export interface Fault {
  readonly kind: 'wrong_send' | 'after_end' | 'leak' | 'crash';
  readonly at: EpochMinute;
  readonly text: string;
}

/** A loop while it is being played, and what has been counted. */
export interface LoopRun {
  readonly part: LoopPart;
  readonly owner: OwnerPart;
  readonly guests: readonly GuestRun[];
  readonly story: Line[];
  readonly faults: Fault[];
  loopId: string | null;
  /** The version with which it was closed for good; null while it is open. */
  closedAt: number | null;
  firstBookedAt: EpochMinute | null;
  /** The start that was confirmed first. */
  firstStart: EpochMinute | null;
  /** What guests wanted once it was booked. */
  readonly wishes: { readonly say: Saying['say']; readonly at: EpochMinute; readonly by: string }[];
  /** Mails of the assistant, by recipient. */
  readonly sent: { readonly at: EpochMinute; readonly to: string; readonly template: string }[];
  /** Plans that the owner approved. */
  approvals: number;
  /** What the owner was asked beyond approvals. */
  readonly questions: string[];
  /** `version:index` of sends that went to guests, up to the first confirmation. */
  readonly turns: Set<string>;
  mailsFromGuests: number;
}

export function loopRun(part: LoopPart, owner: OwnerPart, chanceOf: (guest: number) => () => number): LoopRun {
  const guests = part.guests.map((guest, n): GuestRun => {
    const mind: Mind = {
      part: guest,
      chance: chanceOf(n),
      minutes: part.minutes,
      inGroup: part.guests.length > 1,
      now: part.requestAt,
      turns: 0,
      offer: null,
      proposed: [],
      booked: [],
      tried: [],
    };
    return { part: guest, mind, said: noStatements(), thread: null, lastAnswerAt: null, lastAskedAt: null };
  });
  return {
    part,
    owner,
    guests,
    story: [],
    faults: [],
    loopId: null,
    closedAt: null,
    firstBookedAt: null,
    firstStart: null,
    wishes: [],
    sent: [],
    approvals: 0,
    questions: [],
    turns: new Set(),
    mailsFromGuests: 0,
  };
}
