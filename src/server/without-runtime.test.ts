import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { MARKER, spareRuntime, withoutRuntime } from './without-runtime';

const NEXT = [
  '<link rel="preload" as="script" fetchPriority="low" nonce="n" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script>',
  '<script src="/_next/static/chunks/p.js" noModule="" nonce="n"></script>',
  '<script nonce="n">(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script nonce="n">self.__next_f.push([1,"<p>\\u003c/script>"])</script>',
  '<script nonce="n">requestAnimationFrame(function(){$RT=performance.now()});</script>',
];
const OURS = [
  '<link rel="stylesheet" href="/_next/static/css/a.css" nonce="n" data-precedence="next"/>',
  '<script type="application/ld+json" nonce="n">{"name":"self.__next_f"}</script>',
  '<script src="/referral.js" async="" nonce="n"></script>',
  '<p>Words.</p>',
];
const page = (...head: string[]) =>
  `<!DOCTYPE html><html><head>${head.join('')}${NEXT.join('')}</head>${OURS.join('')}</html>`;
const LEAN = `<!DOCTYPE html><html><head></head>${OURS.join('')}</html>`;

describe('leaving out the runtime', () => {
  it('takes Next’s scripts out of a page that says it needs none, and nothing else', () => {
    expect(withoutRuntime(page(MARKER))).toBe(LEAN);
    expect(withoutRuntime(page())).toBe(page());
  });
});

describe('a page on its way to the browser', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  /** Answers in pieces, as Next does, with its headers sent ahead. */
  async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
    const server = createServer((request, response) => {
      spareRuntime(request, response);
      answer(request, response);
    });
    closing.push(() => server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  }

  const inPieces = (type: string) => (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Content-Type', type);
    response.flushHeaders();
    if (!response.headersSent) response.writeHead(200);
    const html = page(MARKER);
    response.write(html.slice(0, 200));
    setTimeout(() => {
      response.write(Buffer.from(html.slice(200, 400)));
      response.end(html.slice(400));
    }, 5);
  };

  it('is lean for a visitor, compressed or not', async () => {
    const url = await serve(inPieces('text/html; charset=utf-8'));
    const zipped = await fetch(url);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toBe('Accept-Encoding');
    expect(await zipped.text()).toBe(LEAN);
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(LEAN);
  });

  it.each([404, 410])('answers %s where it says so', async (status) => {
    const gone = `<meta name="status" content="${status}"/>`;
    const url = await serve((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(page(MARKER, gone));
    });
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(gone)]);
  });

  it('stays as it is for whoever is signed in, for other types and for other methods', async () => {
    const html = await serve(inPieces('text/html'));
    const cookie = 'theme=dark; __Secure-next-auth.session-token=abc';
    expect(await (await fetch(html, { headers: { cookie } })).text()).toBe(page(MARKER));
    expect(await (await fetch(`${html}tour`, { headers: { cookie } })).text()).toBe(page(MARKER));
    expect(await (await fetch(html, { method: 'POST' })).text()).toBe(page(MARKER));
    const flight = await serve(inPieces('text/x-component'));
    expect(await (await fetch(flight)).text()).toBe(page(MARKER));
  });

  it.each(['t/abc', 'poll/abc?zone=UTC', 'approve/abc', 'unsubscribe/abc'])(
    'is lean for everybody behind a link in a mail: /%s',
    async (path) => {
      const html = await serve(inPieces('text/html'));
      const cookie = 'next-auth.session-token=abc';
      expect(await (await fetch(`${html}${path}`, { headers: { cookie } })).text()).toBe(LEAN);
    },
  );

  it('leaves Next’s own files to Next, which compresses them', async () => {
    const url = await serve((request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(request.headers['accept-encoding']);
    });
    expect(await (await fetch(`${url}_next/static/chunks/a.js`)).text()).toContain('gzip');
    expect(await (await fetch(url)).text()).toBe('');
  });

  it('keeps redirects, and asks Next for nothing compressed', async () => {
    const url = await serve((request, response) => {
      expect(request.headers['accept-encoding']).toBeUndefined();
      response.writeHead(307, { Location: '/dashboard' });
      response.end();
    });
    const answer = await fetch(url, { redirect: 'manual' });
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toBe('/dashboard');
  });
});
