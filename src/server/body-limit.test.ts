import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { mailboxRuntime } from '../../tests/support/mailbox';
import { startWeb } from './web';

useDatabase();
/** Bytes that came through to the pages and to the sandbox. */
const arrived: number[] = [];
const take = async (request: Parameters<Parameters<typeof createServer>[1] & object>[0]) =>
  void arrived.push((await buffer(request)).length);
const sandbox = createServer((request, response) => void take(request).then(() => response.end('taken')));
let web: Awaited<ReturnType<typeof startWeb>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  web = await startWeb({
    port: 0,
    host: '127.0.0.1',
    dev: false,
    runtime: mailboxRuntime(),
    sandbox: { url: `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}` },
    pages: {
      handle: (request, response) => void take(request).then(() => response.end('taken')),
      close: async () => {},
    },
  });
});
afterAll(async () => {
  await web.stop();
  await new Promise((resolve) => sandbox.close(resolve));
});

/** What the server says to these bytes until it closes the connection; `Connection: close` is for it alone to say. */
function said(...parts: (string | Buffer)[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(web.port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    // It may close while more is on its way to it.
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
}

const head = (path: string, ...lines: string[]) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const chunk = (bytes: number) => Buffer.from(`${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`);
const KB = 1024;
const MB = 1024 * KB;

const TOO_MUCH = [
  ['/api/auth/_log', 64 * KB + 1],
  ['/api/auth/signin/email?x=/api/user/picture', 64 * KB + 1],
  ['/api/docs', 64 * KB + 1],
  ['/', 64 * KB + 1],
  ['/sandbox', 64 * KB + 1],
  ['/api/support', 256 * KB + 1],
  ['/api/user/picture', 2 * MB + 1],
  ['/sandbox/mail/send', 32 * MB + 1],
] as const;

describe('a body that is too large', () => {
  it.each(TOO_MUCH)('for %s is refused by its declared length, before it is sent', async (path, bytes) => {
    const answer = await said(head(path, `Content-Length: ${bytes}`));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^Connection: close\r$/im);
    expect(answer).toContain('"code":"too_large"');
    expect(arrived).toEqual([]);
  });

  it.each(TOO_MUCH)('for %s is refused where no length is declared, before anything reads', async (path, bytes) => {
    const answer = await said(head(path, 'Transfer-Encoding: chunked'), chunk(Math.min(bytes, 256 * KB + 1)));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(arrived).toEqual([]);
  });
});

describe('a body that is not', () => {
  it.each([
    ['/api/auth/_log', 64 * KB],
    ['/sandbox/mail/send', 256 * KB],
  ])('comes to %s whole, with a length and without', async (path, bytes) => {
    const whole = await said(head(path, `Content-Length: ${bytes}`, 'Connection: close'), Buffer.alloc(bytes, 97));
    const parts = [chunk(bytes / 2), chunk(bytes / 2), '0\r\n\r\n'];
    const inParts = await said(head(path, 'Transfer-Encoding: chunked', 'Connection: close'), ...parts);
    for (const answer of [whole, inParts]) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(arrived.splice(0)).toEqual([bytes, bytes]);
  });

  it('of many bytes comes through where its length is declared', async () => {
    const bytes = 3 * MB;
    await said(head('/sandbox/mail/send', `Content-Length: ${bytes}`, 'Connection: close'), Buffer.alloc(bytes, 97));
    expect(arrived.splice(0)).toEqual([bytes]);
  });

  it('may have no bytes at all', async () => {
    await said(head('/', 'Transfer-Encoding: chunked', 'Connection: close'), '0\r\n\r\n');
    await said(head('/', 'Connection: close'));
    expect(arrived.splice(0)).toEqual([0, 0]);
  });
});
