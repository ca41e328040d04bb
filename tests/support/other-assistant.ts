import { randomBytes } from 'node:crypto';
import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
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
  return {
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
      const page = await this.page(asked);
      if (!page.ok) throw new Error(`The page says: ${page.why}`);
      const answer = await this.send({
        request: page.query,
        ticket: page.ticket,
        approve,
        scopes: scopes ?? page.scopes,
      });
      expect(answer.status).toBe(200);
      return new URL(((await answer.json()) as { redirect: string }).redirect);
    },
  };
}

/** Another assistant, with the memory that the official SDK asks of a client. */
export class OtherAssistant implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:33418/callback';
  /** Where it has led its user to be asked. */
  asked: URL | undefined;
  information: StoredOAuthClientInformation | undefined;
  saved: StoredOAuthTokens | undefined;
  private verifier = '';

  constructor(
    private readonly server: string,
    private readonly name = 'Claude',
    /** Where the document is that says who it is; it registers without one. */
    readonly clientMetadataUrl?: string,
  ) {}

  get clientMetadata(): OAuthClientMetadata {
    return { client_name: this.name, redirect_uris: [this.redirectUrl] };
  }
  clientInformation() {
    return this.information;
  }
  saveClientInformation(given: StoredOAuthClientInformation) {
    this.information = given;
  }
  tokens() {
    return this.saved;
  }
  saveTokens(given: StoredOAuthTokens) {
    this.saved = given;
  }
  state() {
    return 'a state of its own';
  }
  redirectToAuthorization(url: URL) {
    this.asked = url;
  }
  saveCodeVerifier(given: string) {
    this.verifier = given;
  }
  codeVerifier() {
    return this.verifier;
  }

  /** A connection as its tokens open it. */
  async connect(): Promise<Client> {
    const client = new Client({ name: 'a-test', version: '1' });
    await client.connect(this.transport());
    return client;
  }

  /** Asks for access, which the browser's owner answers, and takes the tokens. */
  async introduce(browser: Awaited<ReturnType<typeof browserOf>>, answer: Answer = { approve: true }): Promise<Client> {
    const client = new Client({ name: 'a-test', version: '1' });
    const transport = this.transport();
    await expect(client.connect(transport)).rejects.toThrow();
    if (!this.asked) throw new Error('Nobody was asked');
    const back = await browser.answer(this.asked, answer);
    await transport.finishAuth(back.searchParams);
    return this.connect();
  }

  /** The calls of a tool, as what it answers or the text of its error. */
  static async call(client: Client, name: string, given: Record<string, unknown> = {}) {
    const { isError, structuredContent, content } = await client.callTool({ name, arguments: given });
    const [first] = content as { text?: string }[];
    // biome-ignore lint/suspicious/noExplicitAny: what a tool answers is compared, not relied on
    return isError ? { error: first?.text ?? '' } : (structuredContent as any);
  }

  private transport() {
    return new StreamableHTTPClientTransport(new URL(`${this.server}/api/mcp`), { authProvider: this });
  }
}
