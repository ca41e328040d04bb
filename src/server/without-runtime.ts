import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What a page says in its head that has nothing for React to take over in the browser. */
export const MARKER = '<meta name="runtime" content="none"/>';

/** Next's scripts, the data for them, and the hints to load them early. Any other script stays. */
const RUNTIME = new RegExp(
  [
    '<script\\b[^>]*\\bsrc="/_next/[^>]*></script>',
    '<script\\b[^>]*>(?:\\(?self\\.__next_|requestAnimationFrame\\()[\\s\\S]*?</script>',
    '<link\\b[^>]*\\brel="(?:modulepreload|preload)"[^>]*\\bas="script"[^>]*>',
    '<meta name="runtime" content="none"/>',
  ].join('|'),
  'g',
);

/** What a page says that was never there, or is not any more: Next would answer with its runtime, and knows no 410. */
const STATUS = /<meta name="status" content="(404|410)"\/>/;

/** Pages behind a link in a mail, and those on which strangers book, look the same for everybody: no header, no menu, no runtime for whoever is signed in. */
const FOR_EVERYBODY = /^\/(?:(?:t|poll|approve|unsubscribe|book)\/|auth\/link\b)/;

/** The page without the runtime, when it says that it needs none; else as it is. */
export function withoutRuntime(html: string): string {
  return html.includes(MARKER) ? html.replace(RUNTIME, '') : html;
}

/**
 * Leaves Next's client runtime (132 kB gzip before the first line of ours) out of pages that need none. Only HTML for
 * requests without a session, and of pages behind a link in a mail, is looked at; it is held back until it is whole, and compressed here, since Next
 * would have compressed what we have to read.
 */
export function spareRuntime(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = request;
  if (method !== 'GET' || url.startsWith('/_next/')) return;
  if (headers.cookie?.includes('next-auth.session-token=') && !FOR_EVERYBODY.test(url)) return;
  const gzip = /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));
  delete headers['accept-encoding'];
  const { write, end, flushHeaders, writeHead } = response;
  const parts: Buffer[] = [];
  let whole = false;
  const isPage = () => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) parts.push(Buffer.from(chunk as string));
  };
  // The head waits for the body, whose length and encoding it tells.
  response.flushHeaders = () => {
    if (!isPage()) flushHeaders.call(response);
  };
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (whole || rest.length > 0 || !isPage()) return Reflect.apply(writeHead, response, [status, ...rest]);
    response.statusCode = status;
    return response;
  }) as typeof response.writeHead;
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isPage()) return Reflect.apply(write, response, [chunk, ...rest]);
    keep(chunk);
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  }) as typeof response.write;
  response.end = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isPage() || response.headersSent) return Reflect.apply(end, response, [chunk, ...rest]);
    keep(chunk);
    whole = true;
    const html = Buffer.concat(parts).toString();
    response.statusCode = Number(STATUS.exec(html)?.[1] ?? response.statusCode);
    const page = Buffer.from(withoutRuntime(html));
    const body = gzip ? gzipSync(page) : page;
    response.removeHeader('etag');
    response.setHeader('Content-Length', body.length);
    if (!/accept-encoding/i.test(String(response.getHeader('vary')))) response.appendHeader('Vary', 'Accept-Encoding');
    if (gzip) response.setHeader('Content-Encoding', 'gzip');
    return Reflect.apply(end, response, [body]);
  }) as typeof response.end;
}
