import type { EditedPart } from '../replies/question/edited';
import type { EpochMinute, Period } from '../time/period';
import type { AdoptedEvent, NotAdopted } from './adopt/calendar-meeting';
import type { DialIn } from './dial-in';
import type { Series } from './series/rhythm';

/** What can happen to a loop, as stored. Mail is stored once, in `messages`; the event names the row. */
export type LoopEventPayload =
  /**
   * `suggested`: only its subject and sender say that it belongs here; the owner is asked first. `vouched`: the owner has said that the mail is theirs. `aside`: it went past the assistant and was seen in the
   * owner's mailbox. `as`: the participant whose mail it is by the owner's word, whatever address it came from. `matter`: it is
   * heard again, about the event of the calendar that the loop has taken on, or about none.
   */
  | {
      readonly kind: 'message';
      readonly messageRowId: string;
      readonly vouched?: boolean;
      readonly aside?: boolean;
      readonly as?: string;
      readonly suggested?: boolean;
      readonly matter?: 'calendar' | 'new';
      /** Of the meetings that it is about only this, by its number from 0. */
      readonly part?: number;
      readonly only?: HeardPassage;
    }
  | {
      readonly kind: 'choice';
      readonly participantId: string;
      readonly set: number;
      /** Numbers of the options that suit, from 1; empty: none of them. */
      readonly options: readonly number[];
      /** The guest's own words when none of the options fits. */
      readonly suggestion: string | null;
      /** Stretches of time that they ticked as suiting them when none of the options does. */
      readonly windows?: readonly Period[];
      readonly zone: string | null;
    }
  | {
      readonly kind: 'decision';
      readonly decisionId: string;
      readonly approve: boolean;
      /** The owner's own words, read like a mail of theirs. */
      readonly answer: string | null;
      /** The id of the choice that was taken, when the question gives some. */
      readonly choice?: string;
      /** What the owner changed in the plan before approving it. */
      readonly edit?: PlanEdit;
      readonly by: string;
      /** Somebody of staff answered for the owner: what they are called. */
      readonly staff?: string;
    }
  | {
      readonly kind: 'command';
      readonly command: LoopCommand;
      /** Of `hold_off`; null without a date. */
      readonly until?: EpochMinute | null;
      readonly by: string;
      /** Somebody of staff said it for the owner: what they are called. */
      readonly staff?: string;
    }
  /** Somebody of staff (`staff`: what they are called) puts a question of the loop's to the owner, or lets it go. */
  | {
      readonly kind: 'staff';
      readonly act: StaffAct;
      /** The question that it is about; null: the loop as a whole. */
      readonly decisionId: string | null;
      /** What they tell the owner. */
      readonly words: string | null;
      readonly by: string;
      readonly staff: string;
    }
  /** The owner says that they are late for this meeting, by a text or by a tap; `minutes` null: they do not say by how many. */
  | { readonly kind: 'late'; readonly minutes: number | null; readonly by: string; readonly via: 'text' | 'app' }
  | { readonly kind: 'timer'; readonly timer: TimerKind }
  /**
   * What a guest did on a page: took a time of a booking page, moved the meeting or cancelled it. `slot` is null for a
   * cancellation, and where they ask for other times, of which `windows` would suit them. Of an event with seats, in its
   * owner's name: the first seat was taken (`book`), another number of them is (`seats`), or none any more (`cancel`).
   */
  | {
      readonly kind: 'on_page';
      readonly participantId: string;
      readonly act: 'book' | 'move' | 'cancel' | 'seats';
      readonly slot: Period | null;
      readonly windows?: readonly Period[];
    }
  /**
   * Another assistant, which the owner has let in, asks for this. `slots`: the times that it names, of which `book` takes the
   * first; none: any. `assistant`: what it is called.
   */
  | {
      readonly kind: 'other_assistant';
      readonly act: 'offer' | 'book' | 'move' | 'cancel';
      readonly slots: readonly Period[];
      readonly by: string;
      readonly assistant: string;
    }
  /** The owner asked for this meeting in a mail that another loop was opened for. */
  | { readonly kind: 'opened'; readonly from: string }
  | {
      readonly kind: 'booked';
      readonly meetingId: string;
      readonly start: EpochMinute;
      readonly end: EpochMinute;
      readonly joinUrl: string | null;
      readonly dialIn?: DialIn;
      readonly htmlLink: string | null;
      readonly icalUid: string;
      readonly sequence: number;
      readonly moved: boolean;
      /** What the calendar was told about how it repeats; `start` is the first time. */
      readonly series?: Series;
    }
  | {
      readonly kind: 'booking_failed';
      readonly start: EpochMinute;
      readonly end: EpochMinute;
      readonly reason: 'taken' | 'unavailable' | 'revoked' | 'gone';
    }
  /** `occurrence`: only that time of a series is gone. */
  | { readonly kind: 'event_cancelled'; readonly occurrence?: EpochMinute }
  /** An event that the owner or others had made became the loop's meeting, or did not. */
  | { readonly kind: 'adopted'; readonly event: AdoptedEvent; readonly messageRowId: string }
  | {
      readonly kind: 'not_adopted';
      readonly reason: NotAdopted;
      readonly title: string | null;
      readonly messageRowId: string;
      /** Who made it, where that is somebody else. */
      readonly organizer?: string;
      readonly loopId?: string;
    }
  /** Time of the owner's was kept free; `event` is null where the loop could not take it on. */
  | { readonly kind: 'kept_free'; readonly slot: Period; readonly title?: string; readonly event: AdoptedEvent | null }
  | { readonly kind: 'not_kept_free' }
  /** The calendar has taken a change of the booked event that we asked for, or has refused it. */
  | {
      readonly kind: 'event_updated';
      readonly sequence: number;
      readonly joinUrl: string | null;
      readonly dialIn?: DialIn;
    }
  | { readonly kind: 'update_failed'; readonly reason: 'taken' | 'unavailable' | 'revoked' | 'gone' }
  /** The conference of the booked event has got its link after the booking. */
  | { readonly kind: 'conference_ready'; readonly joinUrl: string }
  /** A sync saw that the owner changed or deleted the event in the calendar itself. `untold`: the calendar tells no guest. */
  | {
      readonly kind: 'event_moved';
      readonly start: EpochMinute;
      readonly end: EpochMinute;
      readonly sequence: number;
      readonly untold?: boolean;
    }
  | { readonly kind: 'event_deleted'; readonly untold?: boolean }
  /** The same of single times of a series: which, by the start that its rule gives them, and what comes next. */
  | { readonly kind: 'series_changed'; readonly changed: readonly EpochMinute[]; readonly next: Period }
  /** A guest answered the invitation: by iTIP REPLY or COUNTER (RFC 5546), or as the calendar reports it. */
  | {
      readonly kind: 'rsvp';
      readonly address: string;
      readonly response: 'accepted' | 'tentative' | 'declined';
      readonly counter: Period | null;
      readonly via: 'itip' | 'calendar';
    }
  | {
      readonly kind: 'cancel_failed';
      readonly reason: 'unavailable' | 'revoked';
      readonly occurrence?: EpochMinute;
    }
  | { readonly kind: 'delivery_failed'; readonly address: string; readonly reason: string; readonly permanent: boolean }
  /** A mail to a guest did not pass its own check, and was not sent. */
  | { readonly kind: 'mail_held_back'; readonly address: string }
  | { readonly kind: 'calendar_changed' };

/** The part of a mail that is for this loop: the rest of it was about other lines of a list. */
export interface HeardPassage {
  readonly words: string;
  /** The events of the calendar that it is about, where that is known without reading it. */
  readonly about?: readonly { readonly calendarId: string; readonly eventId: string }[];
}

/** `ask_owner`: the question is the owner's; `stay_silent`: nothing is to be answered; `reject`: not this plan, the owner says what else. */
export type StaffAct = 'ask_owner' | 'stay_silent' | 'reject';

export type LoopCommand = 'stop' | 'cancel' | 'take_over' | 'hand_back' | 'hold_off' | 'resume' | 'take_no_back';

/** What may be changed in a plan before it is approved; what is absent stays. */
export interface PlanEdit {
  readonly slots?: readonly Period[];
  readonly title?: string;
  readonly durationMin?: number;
  readonly medium?: 'video' | 'phone' | 'in_person';
  /** The first mail to a guest in the owner's words. */
  readonly mail?: readonly EditedPart[];
}

export type TimerKind =
  | 'follow_up'
  | 'offer_expired'
  | 'owner_reminder'
  | 'stalled_expired'
  | 'meeting_over'
  | 'quiet_hours_over'
  /** The owner asked to hold off until now. */
  | 'hold_off_over'
  /** A day before the meeting: has the invitation been answered? */
  | 'rsvp_check'
  | 'retry';
