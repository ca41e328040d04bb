import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALHOST } from '../../../tests/support/localhost-certificate';
import { clientDocuments } from './client-document';

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(LOCALHOST, (request, response) => {
    asked.push(request.url ?? '');
    const json = { 'content-type': 'application/json' };
    if (request.url === '/moved') return response.writeHead(302, { location: '/client.json' }).end();
    if (request.url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('{}');
    if (request.url === '/broken') return response.writeHead(200, json).end('{"a":');
    if (request.url === '/large') return response.writeHead(200, json).end(JSON.stringify('x'.repeat(6 * 1024)));
    if (request.url === '/client.json') return response.writeHead(200, json).end('{"client_name":"Claude"}');
    return response.writeHead(404, json).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

it('is read over https, and is null where there is none that may be read', async () => {
  const read = clientDocuments({ allowPrivate: true, ca: LOCALHOST.cert });
  expect(await read(new URL('/client.json', origin))).toEqual({ client_name: 'Claude' });
  for (const path of ['/moved', '/page', '/broken', '/large', '/none']) {
    expect([path, await read(new URL(path, origin))]).toEqual([path, null]);
  }
  expect(await read(new URL(`${origin.replace('https:', 'http:')}/client.json`))).toBeNull();
});

it('is not asked for inside a private network, by name or by number, nor of whom nobody vouches for', async () => {
  const before = asked.length;
  const strict = clientDocuments({ allowPrivate: false, ca: LOCALHOST.cert });
  const { port } = new URL(origin);
  for (const host of ['localhost', '127.0.0.1', '[::1]', '10.0.0.1', '169.254.169.254']) {
    expect(await strict(new URL(`https://${host}:${port}/client.json`))).toBeNull();
  }
  expect(await clientDocuments({ allowPrivate: true })(new URL('/client.json', origin))).toBeNull();
  expect(asked).toHaveLength(before);
});
