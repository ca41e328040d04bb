import type { LocalDate } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import type { People, RoomProvider, Rule, Scope } from './rule';

/** Of a sentence the rules that it was read as. */
export interface CompiledSentence {
  /** Stands for the sentence in rules, explanations and conflicts; the same while its words are the same: `s` and a number. */
  readonly id: string;
  /** As written, without list marks. */
  readonly text: string;
  /** UTF-16 offsets of `text` in the document, end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The headings that it stands under, outermost first. */
  readonly headings: readonly string[];
  /** `partial`: some clauses of it are rules, `unread` are the others. `no`: nothing of it binds. */
  readonly understood: 'yes' | 'partial' | 'no';
  readonly rules: readonly Rule[];
  /** The words that were not read, as written. */
  readonly unread: readonly string[];
  /** Why it has no effect, though it was read: a provider's rooms ("Zoom"), and no link of the owner's to one. */
  readonly lacksLink?: string;
  /** All its rules are about days that are over. */
  readonly past: boolean;
}

/** What is wrong with sentences that do not go together; lengths in minutes. `about`: the meetings, absent: all. */
export type Clash =
  /** So many minutes a week are left, by all rules. */
  | { readonly kind: 'no_time_left'; readonly minutes: number; readonly about?: Scope | undefined }
  | { readonly kind: 'never_applies'; readonly why: 'dates'; readonly from: LocalDate; readonly to: LocalDate }
  | {
      readonly kind: 'never_applies';
      readonly why: 'outside_hours' | 'vain_wish' | 'notice';
      readonly about?: Scope | undefined;
    }
  | {
      readonly kind: 'never_applies';
      readonly why: 'too_long';
      readonly minutes: number;
      /** The longest that another rule allows. */
      readonly most: number;
      readonly about?: Scope | undefined;
    }
  /** The same thing said differently; of the two this one counts. */
  | {
      readonly kind: 'same_thing_twice';
      readonly earlier: Rule;
      readonly later: Rule;
      readonly counts: 'stricter' | 'later';
    }
  /** They come first by one sentence and are kept away by another. */
  | { readonly kind: 'person'; readonly people: People };

/** `sentences`: the ids of those that do not go together. */
export type Conflict = Clash & { readonly sentences: readonly string[] };

export interface CompiledDocument {
  readonly sentences: readonly CompiledSentence[];
  readonly conflicts: readonly Conflict[];
}

/** A rule with the sentence that it comes from. */
export interface SourcedRule {
  readonly rule: Rule;
  readonly sentence: string;
}

export interface CompileContext {
  readonly now: EpochMinute;
  /** IANA; the zone of the owner until the document names one. */
  readonly zone: string;
  /** BCP 47; decides the language of very short sentences, and whether 3/4 is in April. */
  readonly locale?: string | null;
  /** Providers whose rooms the owner has connected; absent: none. */
  readonly connected?: readonly RoomProvider[];
  /** When a sentence was first saved: dates without a year and "next week" are counted from then. Absent: from now. */
  readonly writtenAt?: (text: string) => EpochMinute | undefined;
}

/** All rules of a document that hold now, in its order. */
export function rulesOf(compiled: CompiledDocument): SourcedRule[] {
  return compiled.sentences
    .filter((sentence) => !sentence.past)
    .flatMap(({ id, rules }) => rules.map((rule) => ({ rule, sentence: id })));
}
