import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';

/** Another assistant, with the memory that the official SDK asks of a client. */
export class OtherAssistant implements OAuthClientProvider {
  /** Loopback: the port may be any. */
  redirectUrl = 'http://127.0.0.1:33418/callback';
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

  /** Asks for access, which `answer` gives where it is led, and takes the tokens. */
  async introduce(answer: (asked: URL) => Promise<URL>): Promise<Client> {
    const client = new Client({ name: 'a-test', version: '1' });
    const transport = this.transport();
    this.asked = undefined;
    const refused = await client.connect(transport).catch(() => 'refused');
    if (refused !== 'refused' || !this.asked) throw new Error('Nobody was asked');
    const back = await answer(this.asked);
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
