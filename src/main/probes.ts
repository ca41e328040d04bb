import { connect } from 'node:net';
import type { ServerEnvironment } from '@/config/environment';
import type { Probes } from '@/ports/probes';

export interface ProbeOptions {
  /** Milliseconds that an answer counts, so that whoever asks often costs nothing. */
  readonly keepMs: number;
  /** Milliseconds that somebody may take to answer. */
  readonly waitMs: number;
}

type Places = Pick<ServerEnvironment, 'WORKFLOW_ENGINE_URL' | 'WORKER_PORT' | 'SMTP_HOST' | 'SMTP_PORT'>;

/** Looks whether the engine, the worker and the mail role answer where the configuration says that they listen. */
export function roleProbes(env: Places, { keepMs, waitMs }: ProbeOptions = { keepMs: 5_000, waitMs: 3_000 }): Probes {
  const health = `${env.WORKFLOW_ENGINE_URL.replace(/\/$/, '')}/restate/health`;
  const smtpHost = /^(0\.0\.0\.0|::|\[::\])$/.test(env.SMTP_HOST) ? '127.0.0.1' : env.SMTP_HOST;
  return {
    engine: kept(keepMs, async () => (await fetch(health, { signal: AbortSignal.timeout(waitMs) })).ok),
    worker: kept(keepMs, () => listens('127.0.0.1', env.WORKER_PORT, waitMs)),
    mail: kept(keepMs, () => greets(smtpHost, env.SMTP_PORT, waitMs)),
  };
}

/** Asks anew only when the last answer is too old; whoever asks meanwhile waits for the same one. */
function kept(keepMs: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let last: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at >= keepMs) last = { at: now, answer: ask().catch(() => false) };
    return last.answer;
  };
}

function listens(host: string, port: number, waitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.setTimeout(waitMs, () => settle(false));
  });
}

/** Whether a mail server says anything (RFC 5321 4.2): one that hangs takes connections, too. */
function greets(host: string, port: number, waitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('data', (line) => {
      socket.end('QUIT\r\n');
      resolve(/^\d{3}/.test(line.toString('latin1')));
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.setTimeout(waitMs, () => {
      socket.destroy();
      resolve(false);
    });
  });
}
