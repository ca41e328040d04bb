/** A message to somebody's own receiver, as it goes over the line. */
export interface HookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface HookAnswer {
  readonly status: number;
  /** The beginning of the body, as it came. */
  readonly text: string;
  /** Its Retry-After header. */
  readonly retryAfter: string | undefined;
}

/**
 * Why there was no answer. `address`: there is no such host, or it may not be reached from here; `certificate`, `encryption`:
 * of https; `timeout`; `connection`: all else.
 */
export type HookProblem = 'address' | 'certificate' | 'encryption' | 'timeout' | 'connection';

/** Nobody has answered. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(readonly problem: HookProblem) {
    super(`A webhook's receiver has not answered (${problem})`);
  }
}

/** Hands messages to receivers that people name: bounded in time and size, never into a private network, no redirects. */
export interface HookPort {
  /** Throws NoAnswer. */
  send(request: HookRequest): Promise<HookAnswer>;
}
