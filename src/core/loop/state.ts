import type { Called } from '../mail/titles';
import type { PreferenceChange } from '../preferences/change';
import type { OwnerLine, Saying } from '../replies/owner/lines';
import type { AskedPlan } from '../replies/question/asked-plan';
import type { EpochMinute, Period } from '../time/period';
import type { Adoptable } from './adopt/calendar-meeting';
import type { ResolvedWindow } from './context';
import type { DialIn } from './dial-in';
import type { MeetingGoal } from './meeting-goal';
import type { Act } from './owner/owner-rules';
import type { PageTerms } from './page/page-terms';
import type { Action, EventField, MailPart, OfferedSlot, WantedTime } from './plan';
import type { QuestionKind } from './question-kinds';
import type { Series } from './series/rhythm';

/**
 * One scheduling goal carried to its end. Stored as JSON; `v` is raised with every incompatible change, and
 * state-version.ts lifts what is stored.
 */
export interface LoopState {
  readonly v: 2;
  readonly phase: Phase;
  readonly closedReason: ClosedReason | null;
  /** Overlay: what waits for the owner. It erases nothing underneath. */
  readonly needsOwner: readonly Decision[];
  /** Overlay: nothing is sent before this minute (`INDEFINITELY` without a date); null when not paused. */
  readonly pausedUntil: EpochMinute | null;
  /** The owner has taken over: the assistant reads along and stays silent. */
  readonly takenOver: boolean;
  readonly meeting: MeetingGoal;
  readonly participants: readonly Participant[];
  /** It was begun on a booking page. */
  readonly page?: PageTerms;
  /** The owner asks somebody senior: their wishes may reach beyond the owner's hours, with the owner's word (E7). */
  readonly adaptsToGuest?: boolean;
  /** What owner and guests have said about times, absolute since they were read. */
  readonly constraints: readonly Constraint[];
  readonly offer: Offer | null;
  /** The highest number of a set of options so far: none is used twice, also after a booking. */
  readonly offersMade?: number;
  /** How many offers a guest has had without agreement. */
  readonly rounds: number;
  readonly followUps: number;
  /** How often the owner was reminded of what waits for them. */
  readonly ownerReminders?: number;
  /** How often guests were asked what they mean by their own words. */
  readonly askedBack?: number;
  /** Automatic turns since the last human act. */
  readonly automaticTurns: number;
  readonly booking: Booked | null;
  /** The meeting stood in the owner's calendar before the assistant looked after it. */
  readonly adopted?: boolean;
  /** The slot that was chosen and is being booked; kept while the calendar cannot be written. */
  readonly wanted: WantedTime | null;
  /** Moves of the booked event so far. */
  readonly moves: number;
  /** Those among them that the owner asked for. */
  readonly ownerMoves?: number;
  /** What is being done to the booked event, until the calendar has it. */
  readonly underway?: Underway;
  readonly thread: ThreadState;
  /** It hears only this of the meetings that its first mail is about. */
  readonly part?: MailPart;
  /** People whom mails of this conversation went to besides its participants, and who wrote these; the latest last. */
  readonly introduced?: readonly Introduction[];
  /** The persona of the assistant that it was begun under; absent: at the installation's own address. */
  readonly assistant?: { readonly id: string; readonly address: string };
  /** The version of the owner's preferences that it was last decided under; absent while there was none. */
  readonly preferencesVersion?: number;
  /** The owner has said no to the last plan, and nobody has said anything since. */
  readonly refused?: boolean;
  /** The owner's last no, as long as nothing was said or done since: it can be taken back. */
  readonly lastNo?: LastNo;
  /** A plan that waits for the owner's approval, with the state that it leads to. A new event supersedes it. */
  readonly proposal: Proposal | null;
}

/** A no that can be taken back: what was asked, and the plan that it was about. */
export interface LastNo {
  readonly decision: Decision;
  readonly proposal: Proposal | null;
  /** What was known about times before the no: its own times are refused since. */
  readonly constraints: readonly Constraint[];
}

export interface Proposal {
  /** The version of the loop at which it was made; names the plan. */
  readonly version: number;
  readonly actions: readonly Action[];
  readonly after: LoopState;
  /** Only the owner's mode asked for the review: the act itself needed none. */
  readonly byMode?: boolean;
}

export type Phase = 'INTAKE' | 'OFFERING' | 'POLLING' | 'BOOKED' | 'RESCHEDULING' | 'STALLED' | 'CLOSED';
export type ClosedReason = 'declined' | 'cancelled' | 'stopped' | 'expired' | 'opted_out' | 'done' | 'not_scheduling';

/** `pausedUntil` of a loop that was held off without a date. */
export const INDEFINITELY: EpochMinute = 2_000_000_000;

export interface Participant {
  /** `p1` is the owner, guests follow. */
  readonly id: string;
  readonly address: string;
  readonly name: string | null;
  /** `introducer`: brought owner and guest together, and takes no part beyond that (E30). */
  readonly role: 'owner' | 'guest' | 'introducer';
  readonly optional: boolean;
  /** IANA; null until known. */
  readonly zone: string | null;
  readonly zoneSource: 'stated' | 'stored' | 'signature' | 'date_header' | 'picked' | null;
  /** Language that the person writes, as far as replies are written in it; absent until they have written. */
  readonly language?: Language;
  /** How the owner calls them when writing to them; absent until the owner has. */
  readonly called?: Called;
  /** The owner says "du", "tu", "tú" to them, or does not; absent where no mail tells. */
  readonly familiar?: boolean;
  /** Their answer to the offer that stands; absent while it is awaited. A new offer clears it. */
  readonly answer?: Answer;
  /** Numbers of the options that the mail of this version listed to them, when it was not the whole offer. */
  readonly listed?: { readonly version: number; readonly options: readonly number[] };
  /** Out of office until this minute; nothing is expected of them before. */
  readonly awayUntil?: EpochMinute;
  /** They arrange the time of this participant ("Julie manages my calendar"). */
  readonly coordinatorFor?: string;
  /** Whoever arranges their time has written without them: they get no copies either (E24). */
  readonly leftOff?: boolean;
  /** Other addresses that they have written from, as far as the owner vouched for them. */
  readonly aliases?: readonly string[];
  /** Their answer to the invitation (iTIP PARTSTAT), by mail or by the calendar. */
  readonly rsvp?: 'accepted' | 'tentative' | 'declined';
  /** When they last wrote what only the owner can answer: they are not silent, whatever the owner made of it. */
  readonly wroteAt?: EpochMinute;
  /** They were told that the owner is asked, and have done nothing since. */
  readonly knowsOwnerAsked?: boolean;
  /** Mails that they were sent since they last did something; bounds how often silent people are written to. */
  readonly unanswered?: number;
  readonly status: 'pending' | 'accepted' | 'declined' | 'out_of_office' | 'unreachable' | 'opted_out';
}

/** Somebody's address in a mail, and the participant whose mail it was. */
export interface Introduction {
  readonly address: string;
  readonly by: string;
}

/** Times that suit a participant: those of the offer, or their own. Empty: none of the offered ones do. */
export interface Answer {
  readonly yes: readonly Period[];
}

/** Languages that replies are written in (BCP 47 primary subtags). */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Constraint extends ResolvedWindow {
  /** Participant id. */
  readonly by: string;
  /** It opens hours for this meeting, and limits nothing else. */
  readonly opens?: boolean;
  /** It was read with certainty: the person may be taken at their word. */
  readonly sure?: boolean;
}

export interface Offer {
  /** Rises with every new set of options: a link of an older set shows the current one. */
  readonly set: number;
  readonly slots: readonly OfferedSlot[];
  /** Version of the loop that made it; what answers an older mail speaks of other options. */
  readonly version?: number;
  readonly sentAt: EpochMinute;
  readonly expiresAt: EpochMinute;
}

/** A move, a cancellation or a change that somebody asked for; `before` is what stands when the calendar refuses it. */
export interface Underway {
  /** Participant id. */
  readonly by: string;
  readonly act: 'move' | 'cancel' | 'change';
  /** A guest's mail that is not proved asked for it: their link says that it was them (docs/behaviour.md, Authority). */
  readonly unproved?: boolean;
  readonly fields?: readonly EventField[];
  readonly before?: Pick<LoopState, 'meeting' | 'participants'>;
}

export interface Booked extends Period {
  readonly meetingId: string;
  readonly joinUrl: string | null;
  readonly dialIn?: DialIn;
  readonly htmlLink: string | null;
  readonly icalUid: string;
  readonly sequence: number;
  /** The options that it was chosen from: "the second one instead". */
  readonly options?: readonly OfferedSlot[];
  /** It repeats: `start` and `end` are of the occurrence that comes next. */
  readonly series?: Series;
  /** Who said that they are late, and by how many minutes; null when they did not say. */
  readonly late?: { readonly by: string; readonly minutes: number | null };
}

/** A question to the owner that stands until it is answered. */
export interface Decision {
  readonly id: string;
  /** What is asked; `approve`: whether a plan is carried out. */
  readonly kind: QuestionKind | 'approve';
  /** One sentence, plain, in English. */
  readonly text: string;
  /** `text` before it is words; absent in what was stored without it. */
  readonly says?: Saying;
  /** The words of the mail that it is about; shown escaped, to the owner only. */
  readonly quote: string | null;
  readonly planVersion: number | null;
  /** The version of the loop in which it was asked: by it the event is known that led to it. */
  readonly version?: number;
  /** Why it is asked, as reasons; see asking/reason-words. */
  readonly why?: readonly string[];
  /** Those of the reasons that are no wish of the owner's: whoever the owner lets help may look at them. */
  readonly doubts?: readonly string[];
  /** The owner has kept the yes for themselves. */
  readonly reserved?: true;
  /** What the plan does that is asked about. */
  readonly act?: Act;
  /** What older questions have for `says`: they are nothing but this. */
  readonly asks?: AskedPlan;
  /** The plan is shown as a draft: its mails are the owner's to send. */
  readonly draft?: boolean;
  /** The lasting preference that a yes makes. */
  readonly preferences?: PreferenceChange;
  /** The participant whose part it is about: the others are written to meanwhile. Absent: it is about the matter as a whole. */
  readonly about?: string;
  /** The mail that is heard again, as the owner's own, when the answer is yes. */
  readonly messageRowId?: string;
  /** The participant whose mail it then is, whatever address it came from. */
  readonly as?: string;
  /** `stranger`: who takes part with a yes. */
  readonly joins?: { readonly address: string; readonly name: string | null };
  /** `bounce`: the address that could not be reached. */
  readonly address?: string;
  /** `series_cancel`: the participant who cancels. */
  readonly by?: string;
  /** Start of the one time of a series that is cancelled. */
  readonly occurrence?: EpochMinute;
  /** Ways to answer beyond yes and no; each does what its label says. */
  readonly choices?: readonly Choice[];
  /** `which_meeting`: the events of the calendar behind the choices, in their order. */
  readonly events?: readonly Adoptable[];
  readonly askedAt: EpochMinute;
  /** Nobody is reminded of it from then on: it has become pointless. */
  readonly until?: EpochMinute;
}

export interface Choice {
  readonly id: string;
  /** In English; `says` is the same before it is words. */
  readonly label: string;
  readonly says?: OwnerLine;
}

export interface ThreadState {
  readonly subject: string;
  /** Message-ID that the next mail answers. */
  readonly lastMessageId: string | null;
  readonly references: readonly string[];
}
