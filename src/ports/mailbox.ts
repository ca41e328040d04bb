/** How to reach a mailbox over IMAP. `none` (no encryption) is for this machine alone. */
export interface MailboxAccess {
  readonly host: string;
  readonly port: number;
  readonly security: MailboxSecurity;
  readonly user: string;
  readonly password: string;
}

export type MailboxSecurity = 'tls' | 'starttls' | 'none';

/**
 * Why a mailbox cannot be used: `login` (name or password refused), `certificate` (not valid for the host),
 * `encryption` (the server offers none, or it would be left out to another machine), `host` (no such host, or one inside
 * a private network), `folder` (no such folder), `unreachable` (everything that may mend by itself).
 */
export type MailboxFailure = 'login' | 'certificate' | 'encryption' | 'host' | 'folder' | 'unreachable';

export class MailboxError extends Error {
  override readonly name = 'MailboxError';
  constructor(
    readonly failure: MailboxFailure,
    message: string,
  ) {
    super(message);
  }
}

export interface MailboxFolder {
  readonly path: string;
  /** By special use (RFC 6154), or by name where the server does not say. */
  readonly use: 'inbox' | 'sent' | null;
}

/** What a folder says of itself when it is opened (RFC 9051 2.3.1). */
export interface FolderStatus {
  /** A decimal number: UIDs mean the same messages only while it stays. */
  readonly uidValidity: string;
  /** HIGHESTMODSEQ (RFC 7162), where offered: while it stays, nothing in the folder has changed. */
  readonly modseq: string | null;
}

/** What is known of a message before it is fetched. */
export interface MessageHead {
  readonly uid: number;
  /** In bytes. */
  readonly size: number;
  /** INTERNALDATE, epoch milliseconds: when the mailbox took it. Null when the server does not say. */
  readonly receivedMs: number | null;
  /** The header block, cut off after 64 kB. */
  readonly header: Buffer;
}

/** An open connection to a mailbox. Every call rejects with a MailboxError once the connection is lost. */
export interface MailboxSession {
  folders(): Promise<readonly MailboxFolder[]>;
  /** Selects a folder; `write` allows `finish`. */
  open(path: string, options: { readonly write: boolean }): Promise<FolderStatus>;
  /** UIDs above `after` in the open folder, ascending; with `sinceMs` only those taken on that day (UTC) or later. */
  newer(after: number, sinceMs: number | null): Promise<readonly number[]>;
  /** Those of the messages that are still there, by ascending UID. Nothing is marked as read. */
  heads(uids: readonly number[]): Promise<readonly MessageHead[]>;
  /** The exact bytes of a message, or null when it is no longer there. Nothing is marked as read. */
  source(uid: number, maxBytes: number): Promise<Buffer | null>;
  /** Marks a message as read, or moves it to another folder, which is made when it is missing. */
  finish(uid: number, how: AfterReading): Promise<void>;
  /** Resolves when the open folder may hold something new (IDLE), and after `ms` at the latest. */
  wait(ms: number): Promise<void>;
  /** Logs out. Never rejects. */
  close(): Promise<void>;
}

export interface AfterReading {
  readonly seen: boolean;
  readonly moveTo: string | null;
}

export interface MailboxPort {
  /** Connects and logs in. @throws MailboxError */
  connect(access: MailboxAccess): Promise<MailboxSession>;
}
