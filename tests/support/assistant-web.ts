import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { openSession } from '@/modules/identity/commands';
import { sessionHash, sessionId } from '@/modules/identity/policy';
import type { AssistantScope } from '@/modules/oauth/constants';
import { consentPage } from '@/modules/oauth/queries/consent';
import type { Runtime } from '@/ports/runtime';
import { startWeb } from '@/server/web';
import { freePort } from '@/supervisor/free-port';

/** The web role without pages on a port of its own, for other assistants to call over HTTP. */
export function useWeb(runtime: () => Runtime): { url(): string; runtime(): Runtime } {
  let running: { url: string; runtime: Runtime; stop(): Promise<void> } | undefined;
  beforeAll(async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const own = { ...runtime(), settings: { ...runtime().settings, baseUrl: url } };
    const pages = {
      handle: (_: unknown, response: { writeHead(s: number): { end(): unknown } }) => response.writeHead(404).end(),
      close: async () => {},
    };
    const { stop } = await startWeb({ port, host: '127.0.0.1', dev: false, runtime: own, sandbox: null, pages });
    running = { url, runtime: own, stop };
  });
  afterAll(() => running?.stop());
  const known = () => {
    if (!running) throw new Error('The web role has not started yet');
    return running;
  };
  return { url: () => known().url, runtime: () => known().runtime };
}

export interface Answer {
  readonly approve: boolean;
  /** Of what is asked, only these. */
  readonly scopes?: readonly AssistantScope[];
}

/** A browser in which an owner is signed in, as far as the page of consent needs one. */
export async function browserOf(userId: string, runtime: Runtime) {
  const token = randomBytes(16).toString('hex');
  await openSession({ tokenHash: sessionHash(token), userId, expires: new Date(Date.now() + 3_600_000) });
  const { baseUrl } = runtime.settings;
  const cookie = `next-auth.session-token=${token}`;
  const browser = {
    cookie,
    page: (asked: URL) => consentPage(Object.fromEntries(asked.searchParams), sessionId(sessionHash(token)), runtime),
    send: (body: object, headers: Record<string, string> = {}) =>
      fetch(`${baseUrl}/api/oauth/authorize`, {
        method: 'POST',
        headers: { cookie, origin: baseUrl, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    /** Looks at the page and answers it; resolves to where the browser is led. */
    async answer(asked: URL, { approve, scopes }: Answer): Promise<URL> {
      const page = await browser.page(asked);
      if (!page.ok) throw new Error(`The page says: ${page.why}`);
      const answer = await browser.send({
        request: page.query,
        ticket: page.ticket,
        approve,
        scopes: scopes ?? page.scopes,
      });
      expect(answer.status).toBe(200);
      return new URL(((await answer.json()) as { redirect: string }).redirect);
    },
    /** The same, for an assistant that asks. */
    answering:
      (answer: Answer = { approve: true }) =>
      (asked: URL) =>
        browser.answer(asked, answer),
  };
  return browser;
}
