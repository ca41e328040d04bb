import type { Transaction } from '@/db/client';
import type { Addressed } from '@/modules/assistants/queries';

/** A received mail on its way to a loop: headers as facts, nothing of its text. */
export interface IncomingMail {
  readonly messageRowId: string;
  /** The loop that it belongs to, when one was found. */
  readonly match: { readonly loopId: string; readonly via: 'token' | 'references' | 'itip' } | null;
  /** The loop that only its subject and sender speak for. */
  readonly suggested: string | null;
  /** It answers a thread that several loops share, without a token that says which. */
  readonly ambiguous: readonly string[];
  /** The one sender in comparable form; empty when there is not exactly one. */
  readonly from: string;
  readonly fromName: string | null;
  readonly level: 'A0' | 'A1' | 'A2' | 'A3';
  /** The user whose address From is, whatever the level. */
  readonly sender: { readonly userId: string; readonly verified: boolean } | null;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  /** Those among them who are no assistant. */
  readonly people: readonly string[];
  /** Its headers say that a machine wrote it. */
  readonly automatic: boolean;
  readonly subject: string;
  /** Which of the assistant's addresses it is to: the installation's own (tokens included), and those of personas. */
  readonly addressed: { readonly installation: boolean; readonly personas: readonly Addressed[] };
  /** Message-IDs of the thread that it answers. */
  readonly answers: readonly string[];
  /** The briefing that its recipient's token names. */
  readonly briefing: string | null;
  /** By the product's clock, epoch milliseconds. */
  readonly receivedMs: number;
  /** The address of the installation's assistant. */
  readonly assistant: string;
  /** Whether plans limit what is begun. */
  readonly billing: boolean;
}

/** Where a mail went. `silentReason` is for the owner's eyes: why nothing was done. */
export type Routed =
  | { readonly loopId: string; readonly userId: string }
  | {
      readonly loopId: null;
      readonly userId: string | null;
      /** Null: it is about to be heard, and not by one loop. */
      readonly silentReason: string | null;
      /** The writer is asked for which of these people it is. */
      readonly forWhom?: readonly string[];
    };

/** Gives a mail to its loop (or opens one) and writes the loop's event, in the transaction that stores the mail. */
export type RouteMail = (tx: Transaction, mail: IncomingMail) => Promise<Routed>;

export type Received =
  | {
      readonly stored: true;
      readonly messageRowId: string;
      readonly loopId: string | null;
      readonly level: IncomingMail['level'];
    }
  | { readonly stored: false; readonly reason: 'duplicate' };
