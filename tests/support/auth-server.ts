import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import NextAuth, { type AuthOptions } from 'next-auth';

/**
 * next-auth with the given options on a port of its own, without Next: the library's handler for Node's requests gets
 * what Next's API routes would give it. `origin` is known to the options only once it listens.
 */
export async function startAuthServer(
  optionsFor: (request: IncomingMessage) => AuthOptions,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => void answer(request, response, optionsFor(request)));
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

async function answer(request: IncomingMessage, response: ServerResponse, options: AuthOptions): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const json = request.headers['content-type']?.includes('application/json');
  const cookies = (request.headers.cookie ?? '').split(/;\s*/).flatMap((pair) => {
    const at = pair.indexOf('=');
    return at < 0 ? [] : [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]];
  });
  const given = Object.assign(request, {
    query: { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split('/').slice(3) },
    body: json ? JSON.parse(text || '{}') : Object.fromEntries(new URLSearchParams(text)),
    cookies: Object.fromEntries(cookies),
  });
  const wanted = Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return wanted;
    },
    json(body: unknown) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(body));
    },
    send(body: unknown) {
      response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
    },
  });
  await NextAuth(given as never, wanted as never, options);
}
