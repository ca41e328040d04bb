/** Outgoing mail as exact bytes: what was stored is what is sent, also by a retry. */
export interface OutgoingMail {
  /** With angle brackets, as in the header. */
  readonly messageId: string;
  readonly envelope: { readonly from: string; readonly to: string };
  readonly raw: Buffer;
}

export type SendResult =
  | { readonly ok: true; readonly response: string }
  /** `permanent`: an SMTP 5xx, never retried. `unknown`: the connection broke after DATA, it may have been accepted. */
  | { readonly ok: false; readonly failure: 'permanent' | 'temporary' | 'unknown'; readonly reason: string };

export interface MailSender {
  send(mail: OutgoingMail): Promise<SendResult>;
  /** Whether the provider has this Message-ID among its sent mail; absent where that cannot be asked. */
  findSent?(messageId: string): Promise<boolean>;
}

/** What a reply is before it is bytes. Addresses are bare; names are display names. */
export interface MailDraft {
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string;
  readonly envelopeFrom: string;
  /** The one recipient of this copy. */
  readonly recipient: string;
  readonly to: readonly { readonly name: string; readonly address: string }[];
  readonly cc: readonly { readonly name: string; readonly address: string }[];
  readonly subject: string;
  readonly date: Date;
  readonly inReplyTo: string | null;
  readonly references: readonly string[];
  readonly text: string;
  readonly html: string;
  readonly calendar: { readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; readonly ics: string } | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Turns a draft into an RFC 5322 message, signed with DKIM when a key is configured. Deterministic for equal drafts. */
export type ComposeMail = (draft: MailDraft) => Promise<OutgoingMail>;
