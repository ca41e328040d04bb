import { walkThrough } from './calendar';

/** A browser's part of next-auth's protocol: cookies are kept, redirects are not followed. */
export class AuthVisitor {
  private readonly jar = new Map<string, string>();
  private readonly lines = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly sandboxUrl: string,
  ) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = path.startsWith('http') ? path : `${this.origin}/api/auth/${path}`;
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      this.lines.set(name, line);
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    return answer;
  }

  cookie(name: string): string | undefined {
    return this.jar.get(name);
  }

  /** What the server said of a cookie when it last set it. */
  attributes(name: string): string | undefined {
    return this.lines.get(name);
  }

  /** Sets a cookie behind the server's back. */
  plant(name: string, value: string): void {
    this.jar.set(name, value);
  }

  async session(): Promise<{ user?: Record<string, unknown>; expires?: string }> {
    return (await this.fetch('session')).json();
  }

  async csrf(): Promise<string> {
    return (await (await this.fetch('csrf')).json()).csrfToken;
  }

  /** Posts a form as next-auth's client does. */
  async post(path: string, fields: Record<string, string> = {}): Promise<{ status: number; url: string }> {
    const body = new URLSearchParams({ csrfToken: await this.csrf(), callbackUrl: '/', json: 'true', ...fields });
    const answer = await this.fetch(path, { method: 'POST', body });
    return { status: answer.status, url: (await answer.json()).url };
  }

  async signInByMail(email: string): Promise<void> {
    await this.post('signin/email', { email });
    const location = (await this.press(await signInLink(this.sandboxUrl, email))).headers.get('location');
    if (location !== `${this.origin}/`) throw new Error(`The link led to ${location}`);
  }

  /** Presses the button of the page to which a mailed link leads. */
  press(link: string): Promise<Response> {
    return this.fetch(`callback/email${new URL(link).search}`, { method: 'POST', body: new URLSearchParams() });
  }

  async signInByGoogle(email: string): Promise<string | null> {
    const { url } = await this.post('signin/google');
    const query = await walkThrough(url, email);
    return (await this.fetch(`callback/google?${query}`)).headers.get('location');
  }
}

/** The link of the newest sign-in mail in a sandbox mailbox. */
export async function signInLink(sandboxUrl: string, address: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/sandbox/mail/boxes/${address}`);
  const { messages } = (await answer.json()) as { messages: { text: string; receivedAt: number }[] };
  const newest = messages.sort((a, b) => b.receivedAt - a.receivedAt)[0];
  const link = /http:\/\/\S+\/auth\/link\S+/.exec(newest?.text ?? '')?.[0];
  if (!link) throw new Error(`No sign-in link for ${address}`);
  return link;
}
