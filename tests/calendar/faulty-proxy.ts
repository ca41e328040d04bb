import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with the next request of a method. */
export interface Fault {
  readonly method?: string;
  /** Instead of the server's answer; 0: the connection ends without one. */
  readonly status: number;
  /** The server gets the request and does what it asks; only the answer is lost. */
  readonly afterCommit?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FaultyProxy {
  readonly url: string;
  /** Requests that went through. */
  readonly seen: readonly string[];
  /** For the next `times` requests that fit. */
  fail(fault: Fault, times?: number): void;
  /** The most requests that were under way at once. */
  mostAtOnce(): number;
  /** No fault waits any more. */
  reset(): void;
  /** Every answer comes this much later, in milliseconds. */
  delay(ms: number): void;
  stop(): Promise<void>;
}

/** Stands between an adapter and a server on this machine, and makes the faults that no server makes on demand. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target);
  let faults: Fault[] = [];
  let delayMs = 0;
  const seen: string[] = [];
  let open = 0;
  let most = 0;
  const server = createServer(async (incoming, outgoing) => {
    open += 1;
    most = Math.max(most, open);
    outgoing.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const fault = faults.find(({ method }) => method === undefined || method === incoming.method);
    faults = faults.filter((one) => one !== fault);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const answer = () => {
      if (fault?.status === 0) outgoing.destroy();
      else outgoing.writeHead(fault?.status ?? 500, fault?.headers).end();
    };
    if (fault && !fault.afterCommit) return answer();
    seen.push(`${incoming.method} ${incoming.url}`);
    const onward = httpRequest(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (response) => {
        if (fault) {
          response.resume().on('end', answer);
          return;
        }
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    onward.end(Buffer.concat(chunks));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    fail: (fault, times = 1) => {
      faults.push(...Array.from({ length: times }, () => ({ ...fault })));
    },
    mostAtOnce: () => most,
    reset: () => {
      faults = [];
    },
    delay: (ms) => {
      delayMs = ms;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
