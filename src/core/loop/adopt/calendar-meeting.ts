import type { EpochMinute, Period } from '../../time/period';
import type { Series } from '../series/rhythm';

/** One occurrence of an event in the owner's calendar that people may speak of. */
export interface CalendarMeeting extends Period {
  readonly calendarId: string;
  /** The provider's id of the event, or of the series. */
  readonly eventId: string;
  readonly title: string | null;
  /** The others who are invited, rooms left out. */
  readonly guests: readonly { readonly address: string; readonly name: string | null }[];
  /** The owner made the event: it is theirs to move and to cancel for all. */
  readonly owners: boolean;
  readonly repeats: boolean;
  /** The loop that looks after it already. */
  readonly loopId?: string;
}

/** Which event a loop takes on. */
export interface Adoptable extends Period {
  readonly calendarId: string;
  readonly eventId: string;
  readonly title: string | null;
  /** All of a series is meant, not the one time. */
  readonly whole: boolean;
  readonly loopId?: string;
}

/** An event as the calendar has it at the moment when a loop takes it on. */
export interface AdoptedEvent extends Period {
  readonly meetingId: string;
  readonly title: string;
  readonly location: string | null;
  readonly joinUrl: string | null;
  readonly htmlLink: string | null;
  readonly icalUid: string;
  readonly sequence: number;
  readonly series?: Series;
  readonly guests: readonly {
    readonly address: string;
    readonly name: string | null;
    readonly optional: boolean;
    readonly response: 'needsAction' | 'declined' | 'tentative' | 'accepted';
  }[];
}

/** Why an event was not taken on. `others`: somebody else made it. `elsewhere`: another loop has it (`loopId`). */
export type NotAdopted = 'gone' | 'others' | 'overlaps' | 'elsewhere' | 'unavailable' | 'revoked';

/** How far ahead people speak of what stands in the calendar (minutes). */
export const SPOKEN_OF_MIN: EpochMinute = 60 * 1440;
