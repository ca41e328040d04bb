import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port of 127.0.0.1 that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** Whether a TCP port of this host can be listened on. */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
