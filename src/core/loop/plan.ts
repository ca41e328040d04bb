import type { PreferenceChange } from '../preferences/change';
import type { QuestionTopic, RiskClass } from '../reading/reading';
import type { Saying } from '../replies/owner/lines';
import type { EditedPart } from '../replies/question/edited';
import type { EpochMinute, Period } from '../time/period';
import type { ResolvedWindow } from './context';
import type { TimerKind } from './event';
import type { MeetingGoal } from './meeting-goal';

/** What the assistant will do about one event: typed actions and why. Every precondition is checked again when one is performed. */
export interface Plan {
  readonly actions: readonly Action[];
  readonly risk: RiskClass;
  readonly review: 'none' | 'owner';
  /** For the owner: what was read, which rule decided. */
  readonly reasons: readonly string[];
}

export type Template =
  | 'offer'
  | 'counter'
  | 'taken'
  | 'which'
  | 'echo'
  | 'confirm'
  | 'moved'
  | 'cancelled'
  | 'follow_up'
  | 'clarify'
  | 'answer_automated'
  /** Times for several guests: each says which of them suit. */
  | 'poll'
  /** No time of the first round suited all: a second one. */
  | 'second_round'
  /** Times near the booked one; an apology, no reason (E15). `by` asks for the move. */
  | 'reschedule'
  /** `by` is `minutes` late; to the other side. */
  | 'late'
  /** Which meeting, or how late? To whoever wrote it. */
  | 'late_ask'
  /** Something of the booked event other than its time has changed (`changes`). */
  | 'changed'
  /** Answers `topics` from the event. */
  | 'answer_event'
  /** "I'll confirm with Dana": once, while a decision of the owner is awaited. */
  | 'wait_owner'
  /** The invitation has had no answer a day before (A21). */
  | 'rsvp_reminder'
  /** Asks whether the meeting shall be moved after all (late by more than 20 minutes). */
  | 'late_move'
  /** The owner does not want to meet (E26). */
  | 'decline'
  /** Times in place of those of our last mail (E25). */
  | 'correction'
  /** The introducer goes to Bcc with one thanks (E30). */
  | 'thank_introducer'
  | 'owner_question'
  | 'owner_status'
  | 'was_it_you';

/** Mail to the owner that asks nothing new of them: they may do without it. */
export type OwnerNews = 'reminders' | 'reports';

export type Action =
  | {
      readonly kind: 'send';
      readonly template: Template;
      /** Participant ids who must act, and those in copy. */
      readonly to: readonly string[];
      readonly cc: readonly string[];
      readonly slots: readonly OfferedSlot[];
      /** One sentence of data for templates that need it (the question to the owner, what could not be read). */
      readonly note: string | null;
      /** To the owner: `note` before it is words. */
      readonly says?: Saying;
      /** Quotes of a mail, for the owner only. */
      readonly quote: string | null;
      /** Participant who caused it: who cancels, moves, is late. */
      readonly by?: string;
      /** None of the times that they named can be had. */
      readonly refuses?: true;
      /** Minutes late. */
      readonly minutes?: number;
      /** What `answer_event` answers. */
      readonly topics?: readonly QuestionTopic[];
      /** What `changed` tells. */
      readonly changes?: readonly EventField[];
      /** What of their own words a guest is asked about by `clarify`; absent: which time. */
      readonly part?: GuestsPart;
      /** The owner has changed its words. */
      readonly edited?: readonly EditedPart[];
      /** To the owner alone, and not sent where they do without such mail; see modules/loops/steps/persist. */
      readonly news?: OwnerNews;
    }
  | { readonly kind: 'hold'; readonly slots: readonly OfferedSlot[]; readonly expiresAt: EpochMinute }
  | { readonly kind: 'release_holds' }
  /** The first time of a series where the meeting has a rhythm. */
  | { readonly kind: 'book'; readonly slot: WantedTime }
  | { readonly kind: 'move'; readonly slot: WantedTime }
  /** `occurrence`: only that time of a series, by its start. */
  | { readonly kind: 'cancel_event'; readonly occurrence?: EpochMinute }
  /** Writes the meeting as the state has it (length, title, place, medium, people) to the booked event. */
  | { readonly kind: 'update_event'; readonly fields: readonly EventField[] }
  /** A timer of the same kind that is still to come is replaced. */
  | { readonly kind: 'set_timer'; readonly timer: TimerKind; readonly dueAt: EpochMinute }
  | { readonly kind: 'cancel_timers' }
  | {
      readonly kind: 'notice';
      readonly key: string;
      readonly noticeKind: string;
      /** In English; `says` is the same before it is words. */
      readonly text: string;
      readonly says?: Saying;
      readonly href: string | null;
    }
  | { readonly kind: 'suppress'; readonly address: string; readonly reason: 'opt_out' | 'bounced' }
  /**
   * The mail is heard once more: with the owner's word for it, `as` a participant, whatever address it came from; or as it
   * was, knowing that its `matter` is an event of the calendar, or is not.
   */
  | {
      readonly kind: 'hear_again';
      readonly messageRowId: string;
      readonly as?: string;
      readonly matter?: 'calendar' | 'new';
    }
  /** An event of the owner's alone, that keeps others out of that time. */
  | { readonly kind: 'keep_free'; readonly slot: Period; readonly title: string }
  /** Takes on an event of the owner's calendar as the meeting of this loop; `whole`: all of a series. */
  | {
      readonly kind: 'adopt_event';
      readonly calendarId: string;
      readonly eventId: string;
      readonly start: EpochMinute;
      readonly whole: boolean;
      readonly messageRowId: string;
    }
  /** The mail is about another meeting of the owner: its loop hears it. */
  | { readonly kind: 'pass_on'; readonly loopId: string; readonly messageRowId: string; readonly part?: number }
  /** One of several meetings that a mail is about gets a loop of its own, which hears that part of the mail. */
  | { readonly kind: 'open_part'; readonly part: MailPart }
  /** A lasting preference of the owner, confirmed by them. */
  | { readonly kind: 'set_preferences'; readonly change: PreferenceChange }
  /** What the owner changed in a plan, as the rules that it would be; see preferences/normal. */
  | { readonly kind: 'note_corrections'; readonly rules: readonly string[] }
  /** Another meeting of the same mail gets a loop of its own. */
  | { readonly kind: 'open_loop'; readonly opening: Opening }
  | { readonly kind: 'silent'; readonly reason: string };

/** What a guest can tell of their own words: which time, which day, how long. */
export type GuestsPart = 'time' | 'day' | 'length' | 'zone';

/** Fields of the booked event that can change while its time stays. */
export type EventField = 'duration' | 'medium' | 'location' | 'phone' | 'title' | 'people';

/** One of the meetings that a mail is about: the mail, and the number of the meeting from 0. */
export interface MailPart {
  readonly messageRowId: string;
  readonly index: number;
}

/** One of several meetings that a mail of the owner asks for. */
export interface Opening {
  readonly subject: string;
  readonly guests: readonly { readonly address: string; readonly name: string | null }[];
  readonly meeting: MeetingGoal;
  readonly constraints: readonly ResolvedWindow[];
}

export type ActionResult =
  | { readonly ok: true; readonly detail: string | null }
  | { readonly ok: false; readonly reason: string };

/** When to meet. */
export interface WantedTime extends Period {
  /** Of a series: starts that it leaves out, because the owner is not free then. */
  readonly skips?: readonly EpochMinute[];
}

export interface OfferedSlot extends WantedTime {
  /** From 1, as written in the mail. */
  readonly n: number;
}
