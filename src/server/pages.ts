import type { IncomingMessage, ServerResponse } from 'node:http';
import next from 'next';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What answers the pages. */
export interface Pages {
  readonly handle: Listener;
  close(): Promise<void>;
}

/** Next as the answerer of pages: the build in `.next`, or the bundler with `dev`. */
export async function nextPages(options: { dev: boolean; host: string; port: number }): Promise<Pages> {
  const app = next({ dev: options.dev, hostname: options.host, port: options.port });
  await app.prepare();
  return { handle: app.getRequestHandler(), close: () => app.close() };
}
