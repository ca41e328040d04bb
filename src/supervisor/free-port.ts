import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves: what we choose is not taken by a connection before we listen on it. */
const FIRST = 15_000;
const LAST = 32_000;
/** Processes begin far apart, so that two that choose at once do not meet. */
const STRIDE = 61;

let next = FIRST + ((process.pid * STRIDE) % (LAST - FIRST));

/** A TCP port of 127.0.0.1 that nobody listens on at this moment; never the same twice in a row. */
export async function freePort(): Promise<number> {
  for (let tries = FIRST; tries < LAST; tries++) {
    const port = next;
    next = next + 1 < LAST ? next + 1 : FIRST;
    if (await isFree(port)) return port;
  }
  throw new Error('No free port');
}

/**
 * Whether a TCP port of this host can be listened on; also true where the host has no such address (no IPv6).
 * @throws when it is refused for another reason, such as a port below 1024 that only root may take.
 */
export async function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true);
      else reject(error);
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
