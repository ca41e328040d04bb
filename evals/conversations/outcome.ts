/** What the output says of one mail of the assistant. */
export interface MailOut {
  readonly from: string;
  /** Whoever got it; several addresses are parted by a comma. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** A change in the owner's calendar. Times are local ones with their offset, in the owner's zone; a date is a whole day. */
export interface EventOut {
  readonly change: 'added' | 'changed' | 'removed';
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly attendees: readonly { readonly email: string; readonly response: string }[];
  readonly location: string | null;
  readonly video: boolean;
  readonly rrule: string | null;
}

/** Something that the owner was asked, with what a yes would do. */
export interface QuestionOut {
  readonly kind: string;
  readonly text: string;
  readonly proposal: {
    readonly acts: readonly string[];
    readonly mail: { readonly to: string; readonly text: string } | null;
  } | null;
}

/** How a matter stands at the end of a turn. */
export interface LoopOut {
  readonly title: string;
  readonly phase: string;
  readonly closed: string | null;
  readonly guests: readonly string[];
  readonly offer: readonly { readonly start: string; readonly end: string }[];
  readonly booking: { readonly start: string; readonly end: string } | null;
  /** How many questions wait for the owner. */
  readonly waiting: number;
  readonly paused: boolean;
  readonly takenOver: boolean;
}

export interface TurnOut {
  /** When the mail was written, or how far time had passed. */
  readonly at: string;
  readonly mails: readonly MailOut[];
  readonly events: readonly EventOut[];
  readonly questions: readonly QuestionOut[];
  readonly state: { readonly loops: readonly LoopOut[]; readonly silent: readonly string[] };
  /** Steps that threw; the matter goes on without them. */
  readonly failures: readonly string[];
  /** Why the mail could not be written: there was no invitation to answer; else null. */
  readonly hindered: string | null;
  readonly [unknown: string]: unknown;
}

/** One line of the output. */
export interface ConversationOut {
  readonly id: string;
  readonly turns: readonly TurnOut[];
  readonly transcript: string;
  /** Why it could not be played to its end; its turns up to there are told. */
  readonly error: string | null;
  readonly [unknown: string]: unknown;
}
