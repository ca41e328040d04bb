import type { AnswerKey } from './answers';
import type { AskedPlan } from './asked-plan';

/** What a language has to know to put a question to the owner. */
export interface QuestionWords {
  readonly wrote: (name: string) => string;
  readonly youWrote: string;
  /** Before the reason. */
  readonly why: string;
  readonly times: (places: readonly string[]) => string;
  readonly day: (day: string, place: string) => string;
  readonly thisMeeting: string;
  /** An event without a title. */
  readonly busy: string;
  readonly held: string;
  readonly nothingElse: string;
  readonly mailTo: (name: string, others: number) => string;
  /** The lines between which the mail may be changed in an answer. */
  readonly from: string;
  readonly until: string;
  readonly orAnswer: string;
  readonly orChange: string;
  /** What is asked about a plan. `when` is empty where it has no one time. */
  readonly plans: Readonly<Record<AskedPlan['does'], (title: string, whom: string, when: string) => string>>;
  /** Why it is asked, by the reasons of the record that there are words for. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<AnswerKey, string>>;
}
