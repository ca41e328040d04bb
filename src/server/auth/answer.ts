import NextAuth, { type AuthOptions } from 'next-auth';
import { bodyOf, callPath, cookiesOf, isWebAddress } from './request-parts';

/** Actions that lead to a page of ours: there a bad callbackUrl is told as INVALID_CALLBACK_URL_ERROR. */
const LEADS_TO_A_PAGE = ['signin', 'signout', 'error', 'verify-request'];

/**
 * What next-auth says to a call under /api/auth, by its handler for Node's requests and without Next. Whatever is malformed
 * in what was sent is left away before, or answered 400: next-auth would throw, or take it for a wrong configuration.
 */
export async function answerAuth(request: Request, options: AuthOptions): Promise<Response> {
  const url = new URL(request.url);
  const nextauth = callPath(url);
  if (nextauth === null) return malformed('The address cannot be read');
  const body = await bodyOf(request);
  if (body === null) return malformed('The body cannot be read');
  const query: Record<string, unknown> = Object.fromEntries(url.searchParams);
  const page = request.method === 'GET' && LEADS_TO_A_PAGE.includes(nextauth[0] ?? '');
  if (!page && !isWebAddress(query.callbackUrl)) delete query.callbackUrl;
  const given = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    query: { ...query, nextauth },
    body,
    cookies: cookiesOf(request.headers.get('cookie')),
  };
  const answer = new Answer();
  await NextAuth(given as never, answer as never, options);
  return answer.response();
}

function malformed(error: string): Response {
  return Response.json({ error, code: 'invalid' }, { status: 400 });
}

/** What the handler asks of Next's response. */
class Answer {
  private code = 200;
  private body: string | null = null;
  private readonly headers = new Map<string, string | readonly string[]>();

  status(code: number): this {
    this.code = code;
    return this;
  }

  getHeader(name: string): string | readonly string[] | undefined {
    return this.headers.get(name.toLowerCase());
  }

  setHeader(name: string, value: string | readonly string[]): this {
    this.headers.set(name.toLowerCase(), value);
    return this;
  }

  json(value: unknown): void {
    this.setHeader('Content-Type', 'application/json');
    this.body = JSON.stringify(value);
  }

  send(value: unknown): void {
    this.body = typeof value === 'string' || value === undefined ? (value ?? null) : JSON.stringify(value);
  }

  end(): void {}

  response(): Response {
    const headers = new Headers();
    for (const [name, value] of this.headers) {
      // Parts of the address asked for come back in it, such as the error's name.
      for (const one of [value].flat())
        headers.append(name, name === 'location' ? inAscii(one as string) : (one as string));
    }
    return new Response(this.body, { status: this.code, headers });
  }
}

/** An address whose characters a header can hold. */
function inAscii(address: string): string {
  const escaped = (byte: number) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`;
  return address.replace(/[^\x21-\x7E]+/g, (part) => [...Buffer.from(part)].map(escaped).join(''));
}
