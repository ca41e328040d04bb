import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** A message as it came over the line. */
export interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HookReceiver {
  readonly url: string;
  readonly arrived: Arrived[];
  /** Resolves when so many have arrived. */
  until(count: number): Promise<void>;
  /** What it answers from now on; by default 204. */
  answer(status: number, text?: string, headers?: Readonly<Record<string, string>>): void;
}

/** A receiver of webhooks on this machine, for the tests of a file; before each of them it has got nothing and takes everything. */
export function useHookReceiver(): HookReceiver {
  const arrived: Arrived[] = [];
  const waiting = new Set<() => void>();
  let answer: [number, string, Readonly<Record<string, string>>] = [204, '', {}];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    arrived.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    const [status, text, headers] = answer;
    response.writeHead(status, headers).end(text);
    for (const look of [...waiting]) look();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    arrived.length = 0;
    answer = [204, '', {}];
  });
  return {
    get url() {
      return `http://127.0.0.1:${port}/in`;
    },
    arrived,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (arrived.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    answer: (status, text = '', headers = {}) => {
      answer = [status, text, headers];
    },
  };
}
