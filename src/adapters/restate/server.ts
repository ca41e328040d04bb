import './promise-with-resolvers';
import { once } from 'node:events';
import { createServer, type Http2Session } from 'node:http2';
import * as restate from '@restatedev/restate-sdk';
import { redacted } from '@/core/failures/redacted';
import { logLine, logText } from '@/core/log-text';
import type { WorkflowDefinition } from '@/ports/workflows';

export interface WorkflowServerOptions {
  readonly definition: WorkflowDefinition;
  /** Kept between starts: work in flight is bound to it. */
  readonly port: number;
  /** Public keys whose signature a request must carry; unsigned requests get 401. Empty: not checked. */
  readonly identityKeys: readonly string[];
  /** Told of a failed attempt, which the engine will repeat. */
  readonly onError?: (message: string) => void;
}

export interface WorkflowServer {
  /** Ends at once: the engine repeats what was cut off. */
  close(): Promise<void>;
}

/** Retried from a tenth of a second up to every ten seconds for about four hours, then paused and listed as failing. */
const RETRY = {
  initialInterval: 100,
  exponentiationFactor: 2,
  maxInterval: 10_000,
  maxAttempts: 1_500,
  onMaxAttempts: 'pause',
} as const;

/** Serves a definition's `wake` to the engine as a virtual object, over HTTP/2 without TLS on 127.0.0.1. */
export async function serveWorkflows(options: WorkflowServerOptions): Promise<WorkflowServer> {
  const { definition, identityKeys } = options;
  const service = restate.object({
    name: definition.name,
    handlers: {
      wake: (context: restate.ObjectContext) =>
        definition.wake({
          key: context.key,
          step: (name, run) => context.run(name, () => run().catch(withoutValues)),
        }),
    },
    options: { retryPolicy: RETRY, idempotencyRetention: { seconds: 30 }, journalRetention: { hours: 24 } },
  });
  const handler = restate.createEndpointHandler({
    services: [service],
    identityKeys: identityKeys.length > 0 ? [...identityKeys] : undefined,
    logger: (meta, message, ...rest) => {
      if (meta.level === 'error' || meta.level === 'warn') {
        options.onError?.(redacted([message, ...rest].map(logLine).join(' ')));
      }
    },
  });
  const sessions = new Set<Http2Session>();
  const server = createServer(handler);
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

/** The engine keeps and prints why a step failed, and staff read it (modules/failures). */
function withoutValues(error: unknown): never {
  throw Object.assign(new Error(redacted(logLine(error))), { stack: redacted(logText(error)) });
}
