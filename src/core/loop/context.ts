import type { Salutation } from '../mail/salutation';
import type { SourcedRule } from '../preferences/compiled';
import type { EventFacts } from '../preferences/effects/facts';
import type { Gate, Reading } from '../reading/reading';
import type { EditedPart } from '../replies/question/edited';
import type { Attendee } from '../slots/query';
import type { EpochMinute, Period } from '../time/period';
import type { CalendarMeeting } from './adopt/calendar-meeting';
import type { Mention } from './adopt/mentions';
import type { LoopEventPayload } from './event';
import type { Act, ActRules, Approval } from './owner/owner-rules';
import type { OwnerWords } from './owner/words';
import type { Rhythm } from './series/rhythm';

/** What `step` may know beside the state and the event: a snapshot, made by the caller. */
export interface StepContext {
  readonly now: EpochMinute;
  readonly loopId: string;
  /** The version that this step will make. */
  readonly version: number;
  readonly owner: OwnerRules;
  /** The owner's time as far as it is known. Not `ok` means: nothing is free (fail closed). */
  readonly calendar:
    | { readonly ok: true; readonly attendee: Attendee }
    | { readonly ok: false; readonly reason: 'none' | 'revoked' | 'unavailable' | 'unconfirmed' };
  /** What stands in the owner's calendar, as far as rules of the document ask about it. */
  readonly events?: readonly EventFacts[];
  /** In how many other loops the owner has made a correction, by the text of the rule that it would be. */
  readonly corrected?: ReadonlyMap<string, number>;
  /** Addresses that are never written to again. */
  readonly suppressed: ReadonlySet<string>;
  /** Free and busy of guests who are users of this installation and can be read, by address. */
  readonly peers: ReadonlyMap<string, Attendee>;
  /** Guests who may arrange for the owner the meetings that they attend themselves, by address. */
  readonly delegates?: ReadonlySet<string>;
  /** Addresses among the participants that this owner's assistant has written to before. */
  readonly knownAddresses: ReadonlySet<string>;
  /** People that the owner's words may mean by name alone, from their loops and calendar. */
  readonly contacts: readonly { readonly name: string; readonly address: string }[];
  readonly sent: Volume;
  /** Booked meetings of the owner's other loops that last now or begin within the hour. */
  readonly near?: readonly { readonly loopId: string; readonly title: string }[];
  /** What stands in the owner's calendar in the weeks to come; only while a loop has heard nothing yet. */
  readonly upcoming?: readonly CalendarMeeting[];
  /** Meetings to come of the owner's other loops, for a mail that begins a new one. */
  readonly booked?: readonly BookedElsewhere[];
  /** What this owner's assistant does not do: who asks for it is the owner's to answer, and nobody is reminded. */
  readonly off?: ReadonlySet<Switchable>;
}

/** A meeting that another loop has booked. */
export interface BookedElsewhere extends Period {
  readonly loopId: string;
  readonly title: string;
  readonly guests: readonly { readonly name: string | null; readonly address: string }[];
}

/** What can be switched off for an owner. */
export type Switchable = 'follow_up' | 'reschedule' | 'running_late';

export interface OwnerRules {
  readonly name: string;
  readonly addresses: readonly string[];
  readonly zone: string;
  readonly durationMin: number;
  readonly noticeMin: number;
  readonly horizonDays: number;
  readonly granularityMin: number;
  readonly medium: 'video' | 'phone' | 'in_person';
  readonly ccOwner: boolean;
  /** Who must have agreed when reminders are spent; all, if absent. */
  readonly groupQuorum?: GroupQuorum;
  readonly approval: Approval;
  /** How many more plans that mail outsiders the owner wants to see first. */
  readonly plansToReview: number;
  /** Acts that need no question, or always one. */
  readonly acts?: ActRules;
  /** How often in a row plans of this act were approved as they were. */
  readonly approved?: Partial<Readonly<Record<Act, number>>>;
  /** The rules of the preferences document that hold now, and its version. */
  readonly preferences?: readonly SourcedRule[];
  readonly preferencesVersion?: number;
}

/** `most`: a group goes on without those who do not answer, when they are the fewer. */
export type GroupQuorum = 'all' | 'most';

/** What was sent already: bounds of settled 12 and docs/behaviour.md, Bounds. */
export interface Volume {
  /** Mails to guests in this thread since midnight of the owner. */
  readonly threadToday: number;
  /** Addresses that this owner's assistant wrote to for the first time since midnight of the owner. */
  readonly newAddressesToday: number;
  /** Distinct times that one of these guests was offered in two weeks, over all loops of the owner: the largest figure. */
  readonly slotsShown: number;
  /** Times of their own that one of them asked about in two weeks. */
  readonly probes: number;
}

/** A stretch of time that a message names, as instants. */
export interface ResolvedWindow extends Period {
  readonly stance: 'can' | 'cannot' | 'prefer' | 'avoid';
  readonly role: 'offer' | 'deadline' | 'earliest' | 'absence' | 'current_event';
  readonly precision: 'minute' | 'approx' | 'daypart' | 'day' | 'week';
  /** One start was named ("at 2"), not a stretch. */
  readonly exactStart?: boolean;
}

/** A mail as the loop sees it: headers as facts, text only as a Reading. */
export interface MessageFacts {
  /** Where the mail is stored. */
  readonly rowId: string;
  readonly messageId: string;
  readonly references: readonly string[];
  readonly subject: string;
  readonly from: { readonly address: string; readonly name: string | null };
  readonly to: readonly { readonly address: string; readonly name: string | null }[];
  readonly cc: readonly { readonly address: string; readonly name: string | null }[];
  readonly role: 'owner' | 'guest' | 'stranger';
  readonly level: 'A0' | 'A1' | 'A2' | 'A3';
  /** What kind of machine wrote it, or null for a person. */
  readonly machine: 'auto_reply' | 'delivery_failure' | 'list' | 'calendar_reply' | 'own_echo' | 'assistant' | null;
  /** Version of the loop that sent the mail of ours which this one answers; absent where it answers none. */
  readonly answers?: number;
  /** Only subject and sender say that it belongs to this loop. */
  readonly suggested?: boolean;
  /** The address it came from, where the owner said that it is this participant's. */
  readonly alias?: string;
  /** Whoever writes may instruct the assistant for the owner, and takes no part in the meeting: then `role` is `owner`. */
  readonly delegate?: Delegate;
  /** It went past the assistant: seen in the owner's mailbox, and addressed to people alone. */
  readonly aside?: boolean;
  /** It is heard again: about the event of the calendar that the loop has taken on, or about none. */
  readonly matter?: 'calendar' | 'new';
  /** The mail of the plan that waits, as the owner has changed it in this answer. */
  readonly edited?: EditedDraft;
  /** Addresses of the assistant, less which the recipients are counted. */
  readonly assistantAddress: string;
}

/** A mail that the owner has changed, and what speaks against sending it so: other times, links or lengths than planned. */
export interface EditedDraft {
  readonly parts: readonly EditedPart[];
  readonly problems: readonly string[];
}

/** Somebody who may instruct the assistant for the owner, and how far. */
export interface Delegate {
  readonly name: string | null;
  readonly address: string;
  /** Meetings that they attend themselves. */
  readonly schedule: boolean;
  /** Meetings of the owner without them. */
  readonly initiate: boolean;
  /** The owner has said of this very mail that it may be done. */
  readonly granted: boolean;
}

export interface Heard {
  readonly reading: Reading;
  readonly gate: Gate;
  readonly windows: readonly ResolvedWindow[];
  /** What was asked beside what the reading says; see guests/questions-beside. */
  readonly beside?: Reading['questions'];
  /** Times that the other side named in the mail that the owner answers: the numbers of `options` mean these. */
  readonly theirs?: readonly Period[];
  /** A mail of somebody else that the owner passes on. */
  readonly passedOn?: {
    readonly from: { readonly address: string; readonly name: string | null };
    readonly heard: Heard;
  };
  /** Of a guest's mail: how it speaks to the owner. */
  readonly salutation?: Salutation;
  /** Of the owner's own words, what only an owner can say. */
  readonly owner?: OwnerWords<Heard>;
  /** Events of the calendar that the text names. */
  readonly about?: readonly Mention[];
  /** The owner asks for meetings that repeat, like this. */
  readonly rhythm?: Rhythm;
}

export type StepEvent =
  | { readonly kind: 'message'; readonly facts: MessageFacts; readonly heard: Heard }
  | {
      readonly kind: 'choice';
      readonly participantId: string;
      readonly set: number;
      readonly options: readonly number[];
      readonly zone: string | null;
      /** The guest's own words, read; null when an option was chosen. */
      readonly heard: Heard | null;
      /** Stretches of time that they ticked. */
      readonly windows?: readonly Period[];
    }
  /** `heard`: the owner's own words, read; null when a button said it all. */
  | (Extract<LoopEventPayload, { kind: 'decision' }> & { readonly heard?: Heard | null })
  | Exclude<LoopEventPayload, { kind: 'message' } | { kind: 'choice' } | { kind: 'decision' }>;
