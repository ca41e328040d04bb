import { randomUUID } from 'node:crypto';

/** A message as it lies in a mailbox: the exact bytes and the envelope they came with. */
export interface StoredMail {
  readonly id: string;
  /** Epoch milliseconds of the sandbox's clock. */
  readonly receivedAt: number;
  readonly envelopeFrom: string;
  /** `sent` is the person's own copy of what they submitted. */
  readonly folder: 'inbox' | 'sent';
  readonly raw: Buffer;
  read: boolean;
}

/** Most messages one mailbox keeps; the oldest make room. */
const MOST_MESSAGES = 2_000;

/** Mail by address. Any address at a domain that is not the assistant's has a mailbox as soon as something arrives. */
export class Mailboxes {
  private readonly boxes = new Map<string, StoredMail[]>();

  private changes = 0;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly saved: () => void) {}

  /** Rises with every change of any mailbox. */
  get version(): number {
    return this.changes;
  }

  /** Told after every change. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  addresses(): string[] {
    return [...this.boxes.keys()].sort();
  }

  /** Oldest first. */
  messages(address: string): readonly StoredMail[] {
    return this.boxes.get(address.toLowerCase()) ?? [];
  }

  find(address: string, id: string): StoredMail | undefined {
    return this.messages(address).find((mail) => mail.id === id);
  }

  add(address: string, mail: Omit<StoredMail, 'id' | 'read'>): StoredMail {
    const stored: StoredMail = { ...mail, id: randomUUID(), read: mail.folder === 'sent' };
    const box = [...this.messages(address), stored].slice(-MOST_MESSAGES);
    this.boxes.set(address.toLowerCase(), box);
    this.changed();
    return stored;
  }

  markRead(address: string, id: string): void {
    const mail = this.find(address, id);
    if (!mail || mail.read) return;
    mail.read = true;
    this.changed();
  }

  clear(): void {
    this.boxes.clear();
    this.changed();
  }

  private changed(): void {
    this.changes += 1;
    this.saved();
    for (const listener of this.listeners) listener();
  }

  toJSON(): Record<string, object[]> {
    const plain = (mail: StoredMail) => ({ ...mail, raw: mail.raw.toString('base64') });
    return Object.fromEntries([...this.boxes].map(([address, box]) => [address, box.map(plain)]));
  }

  restore(saved: Readonly<Record<string, (Omit<StoredMail, 'raw'> & { raw: string })[]>>): void {
    for (const [address, box] of Object.entries(saved)) {
      this.boxes.set(
        address,
        box.map((mail) => ({ ...mail, raw: Buffer.from(mail.raw, 'base64') })),
      );
    }
  }
}
