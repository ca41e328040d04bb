import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** What answers calls under /api/auth, on a port of its own and without Next. next-auth is told of it by NEXTAUTH_URL. */
export async function startAuthServer(
  answer: (request: Request) => Promise<Response>,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.NEXTAUTH_URL = origin;
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        delete process.env.NEXTAUTH_URL;
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
