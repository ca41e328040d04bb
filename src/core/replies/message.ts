import type { Template } from '../loop/plan';
import type { EpochMinute } from '../time/period';

/** Everything that one copy of one mail says, before it is words. Rendered by `render.ts` into plain text and HTML from one tree. */
export interface ReplyMessage {
  readonly template: Template;
  /** Chooses a variant; equal seeds render equal words. */
  readonly seed: string;
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
  readonly owner: { readonly name: string; readonly zone: string };
  readonly assistant: { readonly name: string };
  readonly meeting: {
    readonly title: string;
    readonly noun: string;
    readonly durationMin: number;
    readonly medium: 'video' | 'phone' | 'in_person';
    readonly location: string | null;
    readonly phone: string | null;
    readonly joinUrl: string | null;
  };
  /** `link` chooses the slot on its page; null in copies that carry no guest links. */
  readonly slots: readonly {
    readonly n: number;
    readonly start: EpochMinute;
    readonly end: EpochMinute;
    readonly link: string | null;
  }[];
  /** The page for "none of these"; null in copies that carry no guest links. */
  readonly page: string | null;
  /** The owner's page of this loop; only in mail to the owner. */
  readonly ownerPage: string | null;
  readonly note: string | null;
  readonly quote: string | null;
  /** First mail to this person: says who the assistant is and how to stop. */
  readonly firstContact: boolean;
}

export interface RenderedReply {
  readonly text: string;
  readonly html: string;
}
