import { createServer, type RequestListener } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { NoAnswer } from '@/ports/hooks';
import { SELF_SIGNED } from './certificate.fixture';
import { hookPost } from './post';

/** A receiver on this machine; answers its port, and how often it was asked. */
async function receiver(listener: RequestListener, secure = false) {
  const seen = { count: 0 };
  const counted: RequestListener = (request, response) => {
    seen.count += 1;
    listener(request, response);
  };
  const server = secure ? https.createServer(SELF_SIGNED, counted) : createServer(counted);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen };
}

const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{"a":"ü"}' });
const local = hookPost({ allowLoopback: true, timeoutMs: 5_000 });
/** What became of a message: the answer's status, or why there was none. */
const sent = async (url: string, port = local) =>
  port.send(message(url)).then(
    ({ status }) => status,
    (error: NoAnswer) => error.problem,
  );

it('posts the very bytes, and tells status, beginning of the body and when to come again', async () => {
  const got: string[] = [];
  const { port } = await receiver(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    got.push(`${request.method} ${request.url} ${request.headers['webhook-id']} ${Buffer.concat(chunks).toString()}`);
    response.writeHead(503, { 'retry-after': '7' }).end('a'.repeat(100_000));
  });
  const answer = await local.send(message(`http://127.0.0.1:${port}/in?x=1`));
  expect(got).toEqual(['POST /in?x=1 msg_1 {"a":"ü"}']);
  expect([answer.status, answer.text.length, answer.retryAfter]).toEqual([503, 4_096, '7']);
});

it('follows no redirect, and takes the status without waiting for an endless body', async () => {
  const elsewhere = await receiver((_, response) => response.end());
  const { port } = await receiver((request, response) => {
    if (request.url === '/moved') {
      response.writeHead(302, { location: `http://127.0.0.1:${elsewhere.port}/` }).end();
      return;
    }
    response.writeHead(200);
    const pour = () => {
      while (response.write('endless '.repeat(500)));
      response.once('drain', pour);
    };
    pour();
  });
  expect(await sent(`http://127.0.0.1:${port}/moved`)).toBe(302);
  expect(elsewhere.seen.count).toBe(0);
  expect(await sent(`http://127.0.0.1:${port}/endless`)).toBe(200);
});

it('gives up whoever does not answer in time, or hangs up', async () => {
  const { port } = await receiver((request) => {
    if (request.url === '/hang-up') request.socket.destroy();
  });
  const hasty = hookPost({ allowLoopback: true, timeoutMs: 50 });
  expect(await sent(`http://127.0.0.1:${port}/`, hasty)).toBe('timeout');
  expect(await sent(`http://127.0.0.1:${port}/hang-up`)).toBe('connection');
});

it('never reaches into private networks, by whatever name; plain http is for the sandbox, and this machine', async () => {
  const plain = await receiver((_, response) => response.end());
  const secure = await receiver((_, response) => response.end(), true);
  const world = hookPost({ allowLoopback: false });
  for (const url of [
    `http://127.0.0.1:${plain.port}/`,
    `https://127.0.0.1:${secure.port}/`,
    `https://localhost:${secure.port}/`,
    `https://[::1]:${secure.port}/`,
    `https://[::ffff:127.0.0.1]:${secure.port}/`,
    `https://2130706433:${secure.port}/`,
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://nobody.invalid/',
  ]) {
    expect([url, await sent(url, world)]).toEqual([url, 'address']);
  }
  // Also in the sandbox: https is the way into the world, and http the way to this machine.
  expect(await sent(`https://localhost:${secure.port}/`)).toBe('address');
  expect(await sent('http://10.0.0.1/')).toBe('address');
  expect([plain.seen.count, secure.seen.count]).toEqual([0, 0]);
});

it('takes a certificate that somebody vouches for, and no other', async () => {
  const { port, seen } = await receiver((_, response) => response.end(), true);
  const isAllowed = () => true;
  const url = `https://localhost:${port}/`;
  expect(await sent(url, hookPost({ allowLoopback: false, isAllowed }))).toBe('certificate');
  expect(seen.count).toBe(0);
  expect(await sent(url, hookPost({ allowLoopback: false, isAllowed, ca: SELF_SIGNED.cert }))).toBe(200);
  const plain = await receiver((_, response) => response.end());
  const spoken = hookPost({ allowLoopback: false, isAllowed });
  expect(await sent(`https://localhost:${plain.port}/`, spoken)).toBe('encryption');
});
