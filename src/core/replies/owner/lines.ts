import type { EpochMinute, Period } from '../../time/period';
import type { AskedPlan } from '../question/asked-plan';

/** A moment on a clock; `zone` IANA. */
export interface Moment {
  readonly at: EpochMinute;
  readonly zone: string;
}

/** A meeting of the owner's calendar; `title` null where it has none. */
export interface Meant extends Moment {
  readonly title: string | null;
}

/** A day of the owner's calendar: what stands in it, and what of their hours is free. */
export interface DayLine extends Moment {
  readonly standing: readonly (Period & { readonly title: string | null })[];
  readonly free: readonly Period[];
}

interface Titled {
  readonly title: string;
}
interface Subject {
  readonly subject: string;
}
interface Who {
  readonly who: string;
}
type Nothing = unknown;

/** Everything that the assistant says to its owner in sentences of its own, with what each of them needs to be said. */
export interface OwnerLines {
  /** A sentence that was stored as words; it stays in its language. */
  written: { readonly text: string };
  /** What is asked about a plan, on the owner's clock. */
  plan: AskedPlan & { readonly zone: string };
  /** A reason of the record as a sentence. */
  reason: { readonly reason: string };

  was_it_you: Subject;
  was_it_them: Who;
  answers: Who & Subject & Titled;
  what_to_do: Subject;
  pairing: Subject;
  pairing_open: Nothing;
  how_often: Nothing;
  several_of_name: { readonly name: string };
  no_address: { readonly names: readonly string[] };
  whom_to_invite: Subject;
  several_fit: Subject & { readonly meetings: readonly Meant[] };
  which_meeting: Subject & { readonly meetings: readonly Meant[] };
  meeting: Meant;
  none_of_them: Nothing;
  what_to_change: Titled & Moment;
  not_adopted: {
    readonly title: string | null;
    readonly why: 'gone' | 'others' | 'overlaps' | 'elsewhere' | 'unavailable' | 'revoked';
    readonly organizer: string | null;
  };
  asked_from_outside: Subject & { readonly name: string | null; readonly address: string; readonly copied: boolean };
  delegate_asks: Who & Subject;
  own_offer_taken: Titled;
  named_time_busy: Titled;
  named_time_against_rules: Titled & { readonly rules: readonly string[] };
  keep_rule: { readonly text: string };
  understood_rule: { readonly rules: readonly string[] };
  replaces_rules: { readonly rules: readonly string[] };
  corrected_twice: Nothing;
  rule_known: { readonly text: string };
  rule_not_understood: { readonly quote: string };
  not_kept_free: Nothing;
  kept_free: Period & {
    readonly zone: string;
    readonly title: string | null;
    readonly others: number;
    readonly undo: 'cancel' | 'delete';
  };
  in_calendar: { readonly meetings: readonly Meant[] };
  day: DayLine;
  hold_back_aside: Titled;
  taken_over_answered: Who & Titled;

  rounds: Titled & { readonly rounds: number };
  nothing_fits: Titled;
  /** The same where the words named the time themselves. */
  nothing_fits_named: Titled;
  calendar_missing: { readonly why: 'none' | 'revoked' | 'unavailable' | 'unconfirmed' };
  calendar_fails: Titled & { readonly why: 'unavailable' | 'revoked'; readonly act: 'book' | 'cancel' };
  event_gone: Titled;
  not_changed: Titled & { readonly why: 'taken' | 'unavailable' | 'revoked' | 'gone' };
  named_time_not_free: Titled;
  change_yourself: Titled & Moment & { readonly who: string | null; readonly series: boolean };
  declined_invitation: Who & Titled & { readonly next: 'new_times' | 'stands' | 'cancel' };
  /** `when`: the time that was cancelled; absent in questions that were put before it was kept. */
  cancelled_again: Who & Titled & { readonly when?: Moment };
  late: Titled & { readonly who: string | null; readonly minutes: number | null };
  late_overrun: Titled & { readonly minutes: number };
  alone: Titled & Moment & { readonly done: 'moved' | 'cancelled' | 'changed' };
  cancels_series: Titled & { readonly who: string | null };
  only_at: Moment;
  all_to_come: Nothing;
  none_of_series: Nothing;
  leave_out: Titled & Moment;
  leave_out_at: Moment;
  leave_as_is: Nothing;
  cancel_too: Titled;

  stranger: { readonly address: string; readonly who?: string };
  somebody_you_know: Nothing;
  takes_part: Nothing;
  waited_for: Who;
  other_address: Who;
  not_answered: Titled & { readonly names: readonly string[] };
  suits: Moment & { readonly names: readonly string[] };
  have_answered: { readonly names: readonly string[] };
  how_go_on: Nothing;
  need_not_come: { readonly names: readonly string[] };
  drop: { readonly names: readonly string[] };
  will_phone: { readonly names: readonly string[] };
  wait_two_days: Nothing;
  offer_other_times: Nothing;
  keep_booked: Nothing;
  stop_arranging: Nothing;
  no_time_for_all: Titled;
  stands_at: Moment & {
    readonly yes: readonly string[];
    readonly no: readonly string[];
    readonly unclear: readonly string[];
    readonly silent: readonly string[];
  };
  what_shall_i_do: Nothing;
  book_without: Moment & { readonly names: readonly string[] };
  asks_unanswerable: Who;
  away: Who & Titled;
  declined_go_on: Who & Titled;
  declined_released: Who & Titled;
  opted_out: Who;
  complains: Who;
  go_on_without: Nothing;
  wrote: Who & {
    readonly what: 'opted_out' | 'closed' | 'sensitive' | 'two_ways' | 'uncertain' | 'booked' | 'suggested' | 'times';
  };
  /** `minutes`: the length that they want; null where they want something else. */
  asks_without_time: Who & { readonly minutes: number | null };
  cannot_make_unverified: Who & Titled;
  nobody_comes: Who & Titled;
  stands_for_others: Who & Titled;

  words_differ: Nothing;
  nobody_told: Titled;
  answer_uncertain: Nothing;
  trust: { readonly act: 'offer' | 'book' | 'move' | 'cancel' | 'write'; readonly times: number };
  tired: { readonly times: number; readonly names: readonly string[] };
  no_person_answered: { readonly times: number };
  often_today: { readonly times: number };
  many_new: { readonly people: number };
  probing: Who;
  go_on_with: Titled;
  held_back: Who & Titled;
  did_not_answer: Titled & { readonly names: readonly string[]; readonly reminders: number };
  nobody_left: Titled;
  still_waits: Nothing;
  rests: Titled;
  paused_answered: Who & Titled;
  resting: Titled & { readonly why: 'taken_over' | 'held_off' };
  bounced: Who & { readonly reason: string };
  holds_expired: Titled;
  /** Somebody of staff whom the owner lets help; `words` are theirs. */
  staff_asks: { readonly staff: string; readonly words: string | null };
  staff_let_go: { readonly staff: string; readonly words: string | null } & Titled;
  staff_took_over: { readonly staff: string } & Titled;
  after_no: { readonly names: readonly string[]; readonly stands: 'closed' | 'booked' | 'offered' | 'nothing' };
}

/** One sentence, or a few that belong together, before they are words. Stored with what it belongs to. */
export type OwnerLine = { [K in keyof OwnerLines]: { readonly line: K } & OwnerLines[K] }[keyof OwnerLines];
export type Saying = readonly OwnerLine[];

/** What a language has for its lines: how names and times stand in them. */
export interface LineWords {
  /** `Ann`, `Ann and Bob`, `Ann, Bob and Eve`. */
  readonly names: (list: readonly string[]) => string;
  /** `Tuesday, March 10, 2:00 PM ET`. */
  readonly at: (moment: Moment) => string;
  /** `Tuesday, March 10`. */
  readonly day: (moment: Moment) => string;
  /** `2:00 – 3:00 PM`. */
  readonly span: (period: Period, zone: string) => string;
  /** `ET`. */
  readonly zone: (moment: Moment) => string;
  readonly plan: (plan: OwnerLines['plan']) => string;
  /** Empty where the language has no words for it. */
  readonly reason: (reason: string) => string;
}

/** The lines of a language. */
export type LineTable = {
  readonly [K in keyof OwnerLines]: (args: OwnerLines[K], words: LineWords) => string;
};
