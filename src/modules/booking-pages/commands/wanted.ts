import type { PageAnswer } from '@/core/loop/page/page-terms';
import type { Locale } from '@/messages/languages';

/** What somebody wants to book, as the form has it. `id` is the form's: it books once. */
export interface Wanted {
  readonly id: string;
  /** Epoch minutes. */
  readonly start: number;
  readonly zone: string | null;
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  readonly answers: readonly PageAnswer[];
  /** Of the page that the form stood on. */
  readonly language: Locale;
}

/**
 * `taken`: the time that was shown is not free any more, whyever. `no_seats`: all seats at that time are taken. `over`: it is in
 * the past. `full`: the address has as many bookings as it may. `closed`: it takes none.
 */
export type Refusal = 'taken' | 'no_seats' | 'over' | 'full' | 'own_address' | 'closed';

export type BookedOnPage =
  | { readonly ok: true; readonly loopId: string; readonly participantId: string }
  | { readonly ok: false; readonly reason: Refusal };
