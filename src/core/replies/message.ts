import type { EventField, GuestsPart, Template } from '../loop/plan';
import type { Called } from '../mail/titles';
import type { QuestionTopic } from '../reading/reading';
import type { EpochMinute } from '../time/period';
import type { EditedPart } from './question/edited';
import type { QuestionShown } from './question/shown';

/** Everything that one copy of one mail says, before it is words. Rendered by `render.ts` into plain text and HTML from one tree. */
export interface ReplyMessage {
  readonly template: Template;
  /** Chooses a variant; equal seeds and turns render equal words. */
  readonly seed: string;
  /** How often the thread has had this template before: no variant comes twice within three turns. */
  readonly turn?: number;
  /** Other ways to say the sentence, with `{{placeholders}}`, each found harmless by `phrasing/check.ts`; instead of ours. */
  readonly phrasings?: readonly string[];
  readonly locale: 'en' | 'de' | 'fr' | 'es';
  readonly tone: 'brief' | 'warm' | 'formal';
  readonly recipient: {
    readonly name: string | null;
    readonly role: 'guest' | 'owner';
    readonly zone: string;
    readonly zoneGuessed: boolean;
  };
  /** Names of the required guests, as they sign. */
  readonly greet: readonly string[];
  /** How the owner calls each of them; null for whom they have not greeted. */
  readonly called?: readonly (Called | null)[];
  /** The owner is on first-name terms with all of them. */
  readonly familiar?: boolean;
  readonly owner: { readonly name: string; readonly zone: string };
  /** `disclosure`: the owner's own words for what writes, instead of ours. */
  readonly assistant: { readonly name: string; readonly disclosure?: string };
  readonly meeting: {
    readonly title: string;
    readonly noun: string;
    readonly durationMin: number;
    readonly medium: 'video' | 'phone' | 'in_person';
    readonly location: string | null;
    readonly phone: string | null;
    readonly joinUrl: string | null;
    /** How one joins without the link. */
    readonly dialIn?: { readonly number: string; readonly passcode: string | null; readonly phones: readonly string[] };
    /** Who calls whom in a phone meeting, by name; `number` null while it is to be agreed. */
    readonly call?: { readonly from: string; readonly to: string; readonly number: string | null };
  };
  /** `link` chooses the slot on its page; null in copies that carry no guest links. */
  readonly slots: readonly {
    readonly n: number;
    readonly start: EpochMinute;
    readonly end: EpochMinute;
    readonly link: string | null;
    /** It is the first time of a series. */
    readonly repeats?: Repeats;
  }[];
  /** The page for "none of these"; null in copies that carry no guest links. */
  readonly page: string | null;
  /** The page on which the guest moves or cancels what is booked, where that is theirs. */
  readonly changePage?: string;
  /** The owner's page of this loop; only in mail to the owner. */
  readonly ownerPage: string | null;
  /** Who caused it (cancels, moves, is late); `reader` when the mail is to nobody else. */
  readonly by?: {
    readonly name: string;
    /** As the owner calls them. */
    readonly called?: string;
    readonly who: 'owner' | 'reader' | 'other';
  };
  /** None of the times that the reader named can be had; why is not said. */
  readonly refuses?: boolean;
  /** The owner has moved this meeting before (E17). */
  readonly again?: boolean;
  /** Minutes late. */
  readonly minutes?: number;
  /** What `answer_event` answers. */
  readonly topics?: readonly QuestionTopic[];
  /** What `changed` tells. */
  readonly changes?: readonly EventField[];
  /** Everybody who takes part, the owner first; said only where it is asked for or has changed. */
  readonly people?: readonly string[];
  /** What `clarify` asks about; absent: which time is meant. */
  readonly part?: GuestsPart;
  /** It is about one time of a series: the others stand. */
  readonly oneOfSeries?: boolean;
  readonly note: string | null;
  readonly quote: string | null;
  /** What a question to the owner shows beside its sentence. */
  readonly question?: QuestionShown;
  /** The owner's own words for the mail, with what they left of ours. */
  readonly edited?: readonly EditedPart[];
  /** How the owner has mails closed; instead of ours. */
  readonly signature?: string;
  /** How long the owner wants mails, greeting and signature not counted; the facts come first. */
  readonly length?: { readonly sentences: number } | { readonly words: number };
  /** First mail to this person: says who the assistant is and how to stop. */
  readonly firstContact: boolean;
}

export interface RenderedReply {
  readonly text: string;
  readonly html: string;
}

/** How a series goes on after its first time; days are counted on the owner's clock. */
export interface Repeats {
  readonly unit: 'week' | 'month';
  readonly interval: number;
  /** `working`: Monday to Friday. */
  readonly days: 'one' | 'working';
  /** Which of its month's weekdays the first time is, -1 the last. */
  readonly nth: 1 | 2 | 3 | 4 | -1;
  readonly count: number | null;
  /** The last time, where an end was named as a date. */
  readonly last: EpochMinute | null;
  /** Starts that are left out, as far as they are known. */
  readonly skips: readonly EpochMinute[];
}
