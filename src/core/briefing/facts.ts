import type { EpochMinute, Period } from '../time/period';

/** An event of the reader's calendar. */
export interface BriefedEvent {
  readonly calendarId: string;
  readonly eventId: string;
}

/** What a line is about, for whoever answers it. */
export type BriefedMatter =
  /** `askedAt` tells the question from one that was put under the same id before, or is later. */
  | { readonly kind: 'decision'; readonly loopId: string; readonly decisionId: string; readonly askedAt: EpochMinute }
  /** Something that the assistant looks after; `start` of its meeting, where it has one. */
  | { readonly kind: 'loop'; readonly loopId: string; readonly start?: EpochMinute }
  /** What stands in the calendar: one event, or those that overlap. */
  | { readonly kind: 'events'; readonly events: readonly BriefedEvent[] };

export interface BriefedMeeting extends Period, BriefedEvent {
  readonly title: string | null;
  readonly joinUrl: string | null;
  /** Of the guests, by name or address, whom the owner meets for the first time. */
  readonly firstTime: readonly string[];
  /** The loop that looks after it, if one does. */
  readonly loopId: string | null;
}

/** A loop as it is told of. */
export interface BriefedLoop {
  readonly loopId: string;
  readonly title: string;
}

/** A question that waits; `href`: its page. */
export interface BriefedDecision extends BriefedLoop {
  readonly decisionId: string;
  readonly askedAt: EpochMinute;
  readonly href: string;
}

/** All that a day could be told of. Lists are in order of what matters first. */
export interface BriefingFacts {
  readonly decisions: readonly BriefedDecision[];
  /** Of today, from now on, in order of time. */
  readonly meetings: readonly BriefedMeeting[];
  /** Loops that were booked since yesterday, with the time. */
  readonly booked: readonly (BriefedLoop & { readonly start: EpochMinute })[];
  /** Loops of which nothing has come. */
  readonly overdue: readonly BriefedLoop[];
  /** The first meeting of the days after. */
  readonly ahead: BriefedMeeting | null;
}

/** One thing that is told. */
export type BriefingFact =
  | ({ readonly kind: 'decision' } & BriefedDecision)
  | ({ readonly kind: 'meeting' } & BriefedMeeting)
  | {
      readonly kind: 'conflict';
      readonly start: EpochMinute;
      readonly first: string | null;
      readonly second: string | null;
      readonly events: readonly BriefedEvent[];
    }
  | ({ readonly kind: 'booked'; readonly start: EpochMinute } & BriefedLoop)
  | ({ readonly kind: 'overdue' } & BriefedLoop)
  | ({ readonly kind: 'ahead' } & BriefedMeeting);

export type BriefingKind = BriefingFact['kind'];
