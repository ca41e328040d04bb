import { createHash } from 'node:crypto';
import { StripeError } from './errors';

/** How long a key is remembered, in seconds. */
const KEPT_SECONDS = 86_400;

interface Remembered {
  readonly request: string;
  readonly status: number;
  readonly body: object;
  readonly at: number;
}

/** Answers by idempotency key: the same request gets the same answer, whatever became of the first. */
export class IdempotencyKeys {
  private readonly answers = new Map<string, Remembered>();

  /** The answer of before, or undefined. Throws a StripeError when the key was used for another request. */
  recall(key: string, request: string, now: number): Remembered | undefined {
    const known = this.answers.get(key);
    if (!known || known.at <= now - KEPT_SECONDS) return undefined;
    if (known.request === digestOf(request)) return known;
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. (${key})`,
    );
  }

  remember(key: string, request: string, status: number, body: object, now: number): void {
    this.answers.set(key, { request: digestOf(request), status, body, at: now });
    for (const [old, { at }] of this.answers) {
      if (at > now - KEPT_SECONDS) break;
      this.answers.delete(old);
    }
  }

  toJSON(): [string, Remembered][] {
    return [...this.answers];
  }

  restore(saved: [string, Remembered][]): void {
    for (const [key, remembered] of saved) this.answers.set(key, remembered);
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
