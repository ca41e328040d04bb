import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes of a document that arrive at once, and what passes until the next: a telephone at the edge of its network. */
const PIECE = 400;
const PAUSE_MS = 25;
/** What of a page's body has arrived when the rest comes at once: more than fills a screen. */
const SLOW_BYTES = 12_000;

/** Stands before `origin` and hands on what it says, documents piece by piece. Its own origin, and how it is ended. */
export async function trickleOf(origin: string): Promise<{ readonly origin: string; end(): void }> {
  const server: Server = createServer((incoming, outgoing) => {
    const { host } = new URL(origin);
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' };
    const onward = ask(new URL(incoming.url ?? '/', origin), { method: incoming.method, headers }, async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (!/^text\/html/.test(answer.headers['content-type'] ?? '')) return answer.pipe(outgoing);
      const whole = await buffer(answer);
      const body = whole.indexOf('<body');
      outgoing.write(whole.subarray(0, body));
      const slow = Math.min(whole.length, body + SLOW_BYTES);
      for (let at = body; at < slow; at += PIECE) {
        outgoing.write(whole.subarray(at, Math.min(at + PIECE, slow)));
        await wait(PAUSE_MS);
      }
      outgoing.end(whole.subarray(slow));
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, end: () => server.close() };
}
