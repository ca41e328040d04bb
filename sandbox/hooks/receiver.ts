import { isSigned, type MessageHead } from './signature';

/** How it answers: it takes everything, fails, or says that it wants nothing any more. */
export const MANNERS = { takes: 204, fails: 503, gone: 410 } as const;
export type Manner = keyof typeof MANNERS;

/** Older messages are forgotten. */
const MOST = 50;

export interface Arrived extends MessageHead {
  readonly atMs: number;
  readonly body: string;
  /** What it was answered. */
  readonly status: number;
}

/** Somebody's own program, to which the product's webhooks go. It forgets everything when the sandbox is begun anew. */
export class HookReceiver {
  #arrived: Arrived[] = [];
  manner: Manner = 'takes';
  /** By which messages are checked; null until it is put in. */
  secret: string | null = null;

  /** Takes a message, and answers with its status. */
  take(head: MessageHead, body: string, atMs: number): number {
    const status = MANNERS[this.manner];
    this.#arrived = [{ ...head, body, atMs, status }, ...this.#arrived].slice(0, MOST);
    return status;
  }

  /** The newest first; `signed` is null while there is no secret. `repeated`: a message of this id came before. */
  shown() {
    const { secret } = this;
    return this.#arrived.map((one, index) => ({
      ...one,
      signed: secret === null ? null : isSigned(one, one.body, secret, one.atMs),
      repeated: this.#arrived.slice(index + 1).some(({ id }) => id === one.id),
    }));
  }

  clear(): void {
    this.#arrived = [];
  }
}
