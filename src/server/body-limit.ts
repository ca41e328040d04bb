import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_BYTES } from '@/modules/account/constants';

/** Largest body of an ordinary call of the API. */
export const API_BYTES = 256 * 1024;

/** Routes of the API whose body is a picture. */
export const PICTURES = /^\/api\/(?:user|assistants\/[^/]+)\/picture$/;

/** What is taken in unread where no length is declared, from whomever. Browsers declare one. */
const UNDECLARED_BYTES = 256 * 1024;

/** What pages and the sign-in are sent are a form of a few fields. */
const PAGE_BYTES = 64 * 1024;

/** The sandbox takes mail with its attachments. */
const SANDBOX_BYTES = 32 * 1024 * 1024;

/** How many bytes a request of this path may bring. */
export function mostBytes(path: string, ofThePages: boolean): number {
  if (ofThePages) return PAGE_BYTES;
  if (path.startsWith('/sandbox/')) return SANDBOX_BYTES;
  return PICTURES.test(path) ? PICTURE_BYTES : API_BYTES;
}

/**
 * Calls `go` once the body is known to be no longer than `most` bytes: at once where its length is declared, which Node's
 * parser holds it to; otherwise when all of it has come, counted as it comes. Else answers 413 and closes the connection,
 * before anything of it is read.
 */
export function whenBounded(
  request: IncomingMessage,
  response: ServerResponse,
  most: number,
  go: () => unknown,
): unknown {
  const declared = request.headers['content-length'];
  if (declared !== undefined) return Number(declared) > most ? refuse(response) : go();
  if (request.headers['transfer-encoding'] === undefined) return go();
  let bytes = 0;
  const push = request.push;
  // The parser hands over each part by `push`, and stops while the answer is false: true lets it come on unread.
  request.push = (part: Uint8Array | null, encoding?: BufferEncoding) => {
    bytes += part?.length ?? 0;
    if (bytes > Math.min(most, UNDECLARED_BYTES)) {
      if (!response.headersSent) refuse(response);
      return part !== null;
    }
    push.call(request, part, encoding);
    if (part !== null) return true;
    request.push = push;
    go();
    return false;
  };
}

function refuse(response: ServerResponse): void {
  response.writeHead(413, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ error: 'The request is too large', code: 'too_large' }));
}
