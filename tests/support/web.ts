import type { ServerEnvironment } from '@/config/environment';
import type { Wiring } from '@/main/runtime';
import { followBy } from '@/main/web-role';
import { clockRoutes } from '@/modules/operations/routes';
import { startWeb } from '@/server/web';

/** The web role without its pages. */
export async function startApi(env: ServerEnvironment, { runtime }: Wiring): Promise<{ stop(): Promise<void> }> {
  const url = env.SANDBOX_URL ?? '';
  return startWeb({
    port: env.PORT,
    host: '127.0.0.1',
    dev: false,
    runtime,
    sandbox: { url, clock: clockRoutes(runtime, followBy(url)) },
    pages: { handle: (_request, response) => response.writeHead(404).end(), close: async () => {} },
  });
}
