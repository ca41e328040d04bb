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
  /** PNG pictures that the HTML shows by their Content-IDs; absent: none. */
  readonly pictures?: readonly { readonly cid: string; readonly png: Buffer }[];
  readonly calendar: { readonly method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; readonly ics: string } | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Turns a draft into an RFC 5322 message, signed with DKIM when a key is configured. Deterministic for equal drafts. */
export type ComposeMail = (draft: MailDraft) => Promise<OutgoingMail>;

/** A mail taken apart, with every size bounded. Addresses are as written (bare), not yet checked. */
export interface ParsedMail {
  /** With angle brackets; null when the header is missing or unusable. */
  readonly messageId: string | null;
  readonly inReplyTo: readonly string[];
  readonly references: readonly string[];
  readonly from: readonly MailAddress[];
  /** More than one From header is a forgery or a broken client; either way it gives no authority. */
  readonly fromHeaders: number;
  readonly to: readonly MailAddress[];
  readonly cc: readonly MailAddress[];
  /** Addresses of Delivered-To, X-Original-To and the like. */
  readonly deliveredTo: readonly string[];
  readonly subject: string;
  /** Epoch milliseconds of the Date header; null when missing or unreadable. */
  readonly date: number | null;
  /** Minutes east of UTC as the Date header says; null when missing. */
  readonly dateOffset: number | null;
  /** Keys in lower case, values unfolded. */
  readonly headers: readonly { readonly key: string; readonly value: string }[];
  readonly text: string | null;
  readonly html: string | null;
  /** iTIP parts; `method` is that of the MIME part in upper case. */
  readonly calendars: readonly { readonly method: string | null; readonly ics: string }[];
  /** A delivery report (RFC 3464), null when it is none. */
  readonly report: DeliveryReport | null;
  /** Names and types; contents are not kept. */
  readonly attachments: readonly { readonly name: string | null; readonly type: string }[];
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface DeliveryReport {
  readonly recipients: readonly {
    readonly address: string | null;
    readonly action: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded' | 'unknown';
    /** Enhanced status code (RFC 3463), for example `5.1.1`. */
    readonly status: string | null;
  }[];
}

/** Takes any bytes: what is malformed is left out, never thrown. */
export type ParseMail = (raw: Buffer) => Promise<ParsedMail>;

/** What authentication found out about a received mail; see adapters/mailauth. */
export interface MailAuthentication {
  /** A2: the domain of From vouches for the message. A0: it does not. A1 needs the loop and is found at receipt. */
  readonly level: 'A0' | 'A2';
  /** True when the domain's policy says that this is not its mail: such a message cannot rise to A1. */
  readonly contradicted: boolean;
  /** True when DNS failed in a way that may mend: worth asking the sender to try again. */
  readonly temporary: boolean;
  /** The one sender in comparable form; null when there is not exactly one. */
  readonly from: string | null;
  /** Stable codes of everything that spoke against or for it. */
  readonly reasons: readonly string[];
  /** SHA-256 of every aligned signature that passed: each is accepted for one message only. */
  readonly signatures: readonly string[];
  readonly spf: string;
  readonly dkim: string;
  readonly dmarc: string;
  readonly arc: string;
  /** Everything that the verifier found, for audit. */
  readonly result: Readonly<Record<string, unknown>>;
}
