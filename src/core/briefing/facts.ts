import type { EpochMinute, Period } from '../time/period';

export interface BriefedMeeting extends Period {
  readonly title: string | null;
  readonly joinUrl: string | null;
  /** Of the guests, by name or address, whom the owner meets for the first time. */
  readonly firstTime: readonly string[];
  /** Path in the app, where a loop looks after it. */
  readonly href: string | null;
}

/** All that a day could be told of. Lists are in order of what matters first. */
export interface BriefingFacts {
  readonly decisions: readonly { readonly title: string; readonly href: string }[];
  /** Of today, from now on, in order of time. */
  readonly meetings: readonly BriefedMeeting[];
  /** Loops that were booked since yesterday, with the time. */
  readonly booked: readonly { readonly title: string; readonly href: string; readonly start: EpochMinute }[];
  /** Loops of which nothing has come. */
  readonly overdue: readonly { readonly title: string; readonly href: string }[];
  /** The first meeting of the days after. */
  readonly ahead: BriefedMeeting | null;
}

/** One thing that is told. */
export type BriefingFact =
  | { readonly kind: 'decision'; readonly title: string; readonly href: string }
  | ({ readonly kind: 'meeting' } & BriefedMeeting)
  | {
      readonly kind: 'conflict';
      readonly start: EpochMinute;
      readonly first: string | null;
      readonly second: string | null;
    }
  | { readonly kind: 'booked'; readonly title: string; readonly href: string; readonly start: EpochMinute }
  | { readonly kind: 'overdue'; readonly title: string; readonly href: string }
  | ({ readonly kind: 'ahead' } & BriefedMeeting);

export type BriefingKind = BriefingFact['kind'];
