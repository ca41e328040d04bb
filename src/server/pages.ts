import type { IncomingMessage, ServerResponse } from 'node:http';
import next from 'next';

export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What answers the pages. */
export interface Pages {
  readonly handle: Listener;
  close(): Promise<void>;
}

/** With `dev` the bundler is started so long after the role (milliseconds), unless a page is asked for before. */
const BUNDLER_MS = 400;

/**
 * Next as the answerer of pages: the build in `.next`, or with `dev` the sources, kept hot. With `dev` pages alone wait
 * for the bundler, so that the API answers as soon as it can.
 */
export async function nextPages(options: { dev: boolean; host: string; port: number }): Promise<Pages> {
  const app = next({ dev: options.dev, hostname: options.host, port: options.port });
  let preparing: Promise<void> | null = null;
  const prepare = () => {
    preparing ??= app.prepare();
    return preparing;
  };
  if (!options.dev) await prepare();
  const later = options.dev ? setTimeout(prepare, BUNDLER_MS) : undefined;
  return {
    async handle(request, response) {
      await prepare();
      return app.getRequestHandler()(request, response);
    },
    async close() {
      clearTimeout(later);
      if (preparing) await app.close();
    },
  };
}
