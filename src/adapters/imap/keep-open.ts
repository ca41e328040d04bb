import { type MailboxAccess, MailboxError, type MailboxPort, type MailboxSession } from '../../ports/mailbox';
import { mailboxError } from './failure';

export interface KeepOpenOptions {
  readonly mailboxes: MailboxPort;
  /** Asked before every connection, so that a changed password is used. Null ends the work. */
  readonly access: () => Promise<MailboxAccess | null>;
  /** Reads what is new. Answers after how many milliseconds it has to be called again at the latest. */
  readonly round: (session: MailboxSession) => Promise<number>;
  /** The session is lost or was never made; it is tried again by itself. */
  readonly onFailure: (error: MailboxError) => Promise<void> | void;
  readonly backOff?: BackOff;
}

/** Pauses before another connection, in milliseconds. */
interface BackOff {
  readonly firstMs: number;
  readonly maxMs: number;
  /** After a refused password: it is not tried often, for servers lock accounts. Unset: `maxMs`. */
  readonly refusedMs?: number;
}

const BACK_OFF: BackOff = { firstMs: 1_000, maxMs: 5 * 60_000, refusedMs: 15 * 60_000 };

/**
 * Keeps a session to a mailbox open: a round, then IDLE until something comes, again and again. A lost session is made
 * anew after a pause that doubles, with full jitter, so that many mailboxes do not come back in one moment.
 */
export function keepOpen(options: KeepOpenOptions): { stop(): Promise<void> } {
  const backOff = options.backOff ?? BACK_OFF;
  let stopped = false;
  let session: MailboxSession | null = null;
  let stopPause = () => {};
  let failures = 0;

  const connected = async (): Promise<boolean> => {
    const access = await options.access();
    if (!access || stopped) return false;
    session = await options.mailboxes.connect(access);
    while (!stopped) {
      const waitMs = await options.round(session).catch(unprocessed);
      if (stopped) break;
      await session.wait(waitMs);
      // Not before: a server that ends every session soon after the login is not to be asked once a second.
      failures = 0;
    }
    return false;
  };

  const run = async () => {
    while (!stopped) {
      try {
        if (!(await connected())) return;
      } catch (cause) {
        if (stopped) return;
        const error = mailboxError(cause);
        await Promise.resolve(options.onFailure(error)).catch(() => {});
        const most = Math.min(backOff.maxMs, backOff.firstMs * 2 ** Math.min(failures, 20));
        failures += 1;
        const pause = error.failure === 'login' ? (backOff.refusedMs ?? backOff.maxMs) : most;
        await pauseFor(pause / 2 + Math.random() * (pause / 2));
      } finally {
        await session?.close();
        session = null;
      }
    }
  };

  const pauseFor = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      stopPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const running = run();
  return {
    async stop() {
      stopped = true;
      stopPause();
      await session?.close();
      await running;
    },
  };
}

/** Errors of what is done with the mail may carry its words, so they go no further. */
function unprocessed(error: unknown): never {
  if (error instanceof MailboxError) throw error;
  throw new MailboxError('unreachable', 'What was read could not be stored');
}
