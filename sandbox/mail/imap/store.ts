/** A message as a folder keeps it. */
export interface ImapMessage {
  readonly uid: number;
  readonly raw: Buffer;
  /** Epoch milliseconds. */
  readonly internalDate: number;
  readonly flags: Set<string>;
  modseq: number;
}

/** A folder with ascending UIDs (RFC 3501 2.3.1.1) and a mod-sequence (RFC 7162). */
export class ImapFolder {
  private list: ImapMessage[] = [];
  private nextUid = 1;
  private modseqValue = 1;
  private readonly listeners = new Set<() => void>();

  constructor(
    readonly path: string,
    readonly specialUse: string | null = null,
    private validity = 1,
  ) {}

  get messages(): readonly ImapMessage[] {
    return this.list;
  }

  get uidNext(): number {
    return this.nextUid;
  }

  get uidValidity(): number {
    return this.validity;
  }

  get modseq(): number {
    return this.modseqValue;
  }

  append(raw: Buffer, internalDate: number, flags: Iterable<string> = []): number {
    const uid = this.nextUid++;
    this.list = [...this.list, { uid, raw, internalDate, flags: new Set(flags), modseq: ++this.modseqValue }];
    this.changed();
    return uid;
  }

  setFlags(message: ImapMessage, flags: Iterable<string>): void {
    message.flags.clear();
    for (const flag of flags) message.flags.add(flag);
    message.modseq = ++this.modseqValue;
    this.changed();
  }

  expunge(uids: ReadonlySet<number>): void {
    this.list = this.list.filter((message) => !uids.has(message.uid));
    this.modseqValue += 1;
    this.changed();
  }

  /** Numbers all messages anew, as a server does after its index was lost. */
  renumber(): void {
    this.validity += 1;
    this.list = this.list.map((message, i) => ({ ...message, uid: i + 1 }));
    this.nextUid = this.list.length + 1;
  }

  /** Tells of every change until the answered function is called. */
  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

/** What a login opens. */
export class ImapAccount {
  private readonly byPath = new Map<string, ImapFolder>();

  constructor(folders: readonly ImapFolder[] = [new ImapFolder('INBOX'), new ImapFolder('Sent', '\\Sent')]) {
    for (const folder of folders) this.byPath.set(folder.path, folder);
  }

  get folders(): readonly ImapFolder[] {
    return [...this.byPath.values()];
  }

  /** INBOX is found in any case (RFC 3501 5.1). */
  folder(path: string): ImapFolder | undefined {
    return this.byPath.get(/^inbox$/i.test(path) ? 'INBOX' : path);
  }

  create(path: string): boolean {
    if (this.folder(path)) return false;
    this.byPath.set(path, new ImapFolder(path));
    return true;
  }
}
