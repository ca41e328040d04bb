import type { RiskClass } from '../reading/reading';
import type { EpochMinute, Period } from '../time/period';
import type { TimerKind } from './event';

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
  | 'owner_question'
  | 'owner_status'
  | 'was_it_you';

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
      /** Quotes of a mail, for the owner only. */
      readonly quote: string | null;
    }
  | { readonly kind: 'hold'; readonly slots: readonly OfferedSlot[]; readonly expiresAt: EpochMinute }
  | { readonly kind: 'release_holds' }
  | { readonly kind: 'book'; readonly slot: Period }
  | { readonly kind: 'move'; readonly slot: Period }
  | { readonly kind: 'cancel_event' }
  | { readonly kind: 'set_timer'; readonly timer: TimerKind; readonly dueAt: EpochMinute }
  | { readonly kind: 'cancel_timers' }
  | {
      readonly kind: 'notice';
      readonly key: string;
      readonly noticeKind: string;
      readonly text: string;
      readonly href: string | null;
    }
  | { readonly kind: 'suppress'; readonly address: string; readonly reason: 'opt_out' | 'bounced' }
  | { readonly kind: 'hear_again'; readonly messageRowId: string }
  | { readonly kind: 'silent'; readonly reason: string };

export type ActionResult =
  | { readonly ok: true; readonly detail: string | null }
  | { readonly ok: false; readonly reason: string };

export interface OfferedSlot extends Period {
  /** From 1, as written in the mail. */
  readonly n: number;
}
