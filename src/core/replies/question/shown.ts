import type { EpochMinute, Period } from '../../time/period';
import type { OwnerLine } from '../owner/lines';
import type { AnswerKey } from './answers';
import type { MarkedSentence } from './marked';

/** What a question to the owner shows beside its sentence, in the mail and on its page. For the owner's eyes only. */
export interface QuestionShown {
  /** The words that caused it; `by` null: the owner's own. */
  readonly said: { readonly by: string | null; readonly sentences: readonly MarkedSentence[] } | null;
  /** Why it is asked, as one sentence; null where the question says it. */
  readonly why: string | null;
  /** The times that a yes offers, books or moves to. */
  readonly times: readonly Period[];
  /** The clock of the one guest whose zone is known and is another; IANA. */
  readonly guestZone: string | null;
  readonly days: readonly DayShown[];
  /** The first mail that a yes sends. */
  readonly draft: DraftShown | null;
  /** The likeliest answers, the first of them the likeliest. */
  readonly answers: readonly AnswerShown[];
}

/** A day of the owner's calendar, with what stands in it in order. */
export interface DayShown {
  /** Any moment of the day. */
  readonly at: EpochMinute;
  readonly items: readonly DayItem[];
}

export interface DayItem extends Period {
  /** `this`: the meeting that is asked about; `held`: kept for another guest. */
  readonly kind: 'event' | 'held' | 'this';
  readonly title: string | null;
}

export interface DraftShown {
  readonly to: string;
  /** So many others get it as well, each in their zone. */
  readonly others: number;
  /** As it will be read, without the personal links. */
  readonly text: string;
  /** The owner may send it in other words, by their answer. */
  readonly editable: boolean;
}

/** `id` is what is sent back: yes, no, or a choice of the question's. */
export interface AnswerShown {
  readonly id: string;
  readonly label: { readonly key: AnswerKey } | { readonly says: OwnerLine } | { readonly text: string };
}
